import { useRouter } from '@tanstack/react-router';
import { brand } from '../../shared/brand.ts';

/** The address every email comes from, as the server put it into the head of this page. */
export function readSender(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="sender"]')?.content || brand.hrEmail;
}

/** The address that pages name as the genuine one: the From of every email, in the browser and on the server. */
export function useSender(): string {
  return useRouter().options.context.sender;
}

/** Fills `{sender}` in a static text. */
export function withSender(text: string, sender: string): string {
  return text.replaceAll('{sender}', sender);
}
