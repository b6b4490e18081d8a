import { z } from 'zod';
import { DomainError } from '../../errors.ts';

/** Where a page of a list that runs from new to old ended: a time and the id that breaks ties. */
const TimeCursor = z.tuple([z.iso.datetime(), z.uuid()]);
export type TimeCursor = { at: string; id: string };

export function encodeTimeCursor({ at, id }: TimeCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** @throws DomainError('invalid_input') for a text that no list of ours handed out. */
export function decodeTimeCursor(text: string): TimeCursor {
  try {
    const [at, id] = TimeCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at, id };
  } catch {
    throw new DomainError('invalid_input');
  }
}

/** The first `limit` of one row more than was asked for, and where the next page starts. */
export function pageOf<T>(
  rows: T[],
  limit: number,
  cursorOf: (row: T) => TimeCursor,
): { shown: T[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? encodeTimeCursor(cursorOf(last)) : null };
}
