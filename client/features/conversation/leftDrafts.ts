import { deviceDrafts } from '../../drafts.ts';
import { PREFIX, readUnsent } from './drafts.ts';

/** Notes whose unsent text it is: on a device that people share, no one is shown another person's. */
export const ownDrafts = (key: string, owner: string): void =>
  deviceDrafts.write(`${PREFIX}${key}:of`, owner);

/** What `owner` hadn't sent in conversations of an area, but for one, when those ended without their doing. */
export function leftIn(area: string, owner: string, except = ''): { keys: string[]; text: string } {
  const keys = ownedKeys(area, owner).filter((key) => key !== except);
  const texts = keys.flatMap((key) => [
    ...readUnsent(key).map(({ text }) => text),
    deviceDrafts.read(`${PREFIX}${key}:text`) ?? '',
  ]);
  return { keys, text: texts.filter((text) => text.trim() !== '').join('\n\n') };
}

function ownedKeys(area: string, owner: string): string[] {
  const marked = `${PREFIX}${area}`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(marked) && key.endsWith(':of') && localStorage.getItem(key) === owner)
      .map((key) => key.slice(PREFIX.length, -':of'.length));
  } catch {
    return [];
  }
}
