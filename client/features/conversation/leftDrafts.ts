import { deviceDrafts } from '../../drafts.ts';
import { PREFIX, readUnsent } from './drafts.ts';

/** Stores the owner of unsent text, so that people who share a device don't see each other's. */
export const ownDrafts = (key: string, owner: string): void =>
  deviceDrafts.write(`${PREFIX}${key}:of`, owner);

/** Text that `owner` left unsent in the area's conversations, other than `except`. */
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
