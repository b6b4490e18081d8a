import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DomainError } from '../errors.ts';

/** The end of a list's page, as the text that requests the next page. */
export function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place behind a cursor. @throws DomainError('invalid_input') for a text that is no place of this shape */
export function decodeCursor<T>(shape: z.ZodType<T>, text: string): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new DomainError('invalid_input');
  }
}

/** Where a page of a list that runs from new to old ended: a time and the id that breaks ties. */
export type TimeCursor = { at: string; id: string };
const TimePlace = z.tuple([z.iso.datetime(), z.uuid()]);

/** @throws DomainError('invalid_input') for a text that no list of ours handed out. */
export function decodeTimeCursor(text: string): TimeCursor {
  const [at, id] = decodeCursor(TimePlace, text);
  return { at, id };
}

/** The rows behind a cursor, in a list by time from new to old. */
export function olderThan(time: SQLWrapper, id: SQLWrapper, cursor: TimeCursor): SQL {
  return sql`(${time}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
}

/** The first `limit` of one row more than was asked for, and where the next page starts. */
export function pageOf<T>(
  rows: T[],
  limit: number,
  cursorOf: (row: T) => TimeCursor,
): { shown: T[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  if (!last) return { shown, nextCursor: null };
  const { at, id } = cursorOf(last);
  return { shown, nextCursor: encodeCursor([at, id]) };
}
