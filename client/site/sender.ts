import { useRouter } from '@tanstack/react-router';
import { brand, bringIntoForce } from '../../shared/company/brand.ts';

/** The sender address of every email and HR's address, as the server put them into this page's head. */
export function readAddresses(): { sender: string; hr: string } {
  const read = (name: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || brand.hrEmail;
  return { sender: read('sender'), hr: read('hr') };
}

/** Applies the company's settings that the server put into this page's head. */
export function readBrand(): void {
  const facts = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content;
  if (facts) bringIntoForce(JSON.parse(facts));
}

/** The address for questions, in the browser and on the server. */
export function useHrAddress(): string {
  return useRouter().options.context.hr;
}

/** The address that pages name as genuine: the From of every email, in the browser and on the server. */
export function useSender(): string {
  return useRouter().options.context.sender;
}

/** Fills `{sender}` in a static text. */
export function withSender(text: string, sender: string): string {
  return text.replaceAll('{sender}', sender);
}

/** Fills `{hr}` in a static text. */
export function withHr(text: string, hr: string): string {
  return text.replaceAll('{hr}', hr);
}
