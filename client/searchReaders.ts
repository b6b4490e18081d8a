import { isId } from '../shared/ids/isId.ts';

/**
 * One value of a URL, or undefined when it's invalid, so an old or mistyped link still opens its page. URLs
 * are read before anything is rendered; the schema library would be a tenth of that load. A route has to name
 * every value it reads, even if undefined: the router keeps what's in the URL for a name that's left out.
 */
export type Reader<T> = (raw: unknown) => T | undefined;

export const text =
  (max: number): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= max ? raw : undefined;

export const matching =
  (pattern: RegExp): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined;

export const oneOf =
  <const T>(values: readonly T[]): Reader<T> =>
  (raw) =>
    values.find((value) => value === raw);

/** An integer from `min` to `max`. */
export const whole =
  (min: number, max: number): Reader<number> =>
  (raw) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? raw : undefined;

export const id =
  <Id extends string>(): Reader<Id> =>
  (raw) =>
    isId<Id>(raw) ? raw : undefined;

/** A calendar day: "2026-11-21". */
export const day: Reader<string> = (raw) => {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(raw)) return undefined;
  const at = new Date(`${raw}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(raw) ? raw : undefined;
};

/** At most `max` values; one invalid value drops the whole list. */
export const list =
  <T>(one: Reader<T>, max: number): Reader<T[]> =>
  (raw) => {
    if (!Array.isArray(raw) || raw.length > max) return undefined;
    const found = raw.flatMap((value) => one(value) ?? []);
    return found.length === raw.length ? found : undefined;
  };

/** Named values within one value, read by `read`. */
export const group =
  <T>(read: (raw: Record<string, unknown>) => T | undefined): Reader<T> =>
  (raw) =>
    typeof raw === 'object' && raw !== null ? read({ ...raw }) : undefined;
