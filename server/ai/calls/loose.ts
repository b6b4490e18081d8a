/** Lenient readers for what models return for a schema; values that can't be interpreted are dropped. */

type Fields = Readonly<Record<string, unknown>>;

/** An object with names. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list in an answer, bare or under one of these names; an object by name becomes a list with the name in `key`. */
export function listIn(value: unknown, names: readonly string[], key: string): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return null;
  const name = names.find((one) => value[one] !== undefined);
  const inner = name === undefined ? value : value[name];
  if (Array.isArray(inner)) return inner;
  if (!isFields(inner) || !Object.values(inner).every(isFields)) return null;
  return Object.entries(inner).map(([id, one]) => ({ [key]: id, ...(isFields(one) ? one : {}) }));
}

/** Texts, one or several, bare or in objects; what is too long is cut. */
export function textsIn(value: unknown, { most, length }: { most: number; length: number }): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list
    .map((one) => (isFields(one) ? (one.quote ?? one.text) : one))
    .filter((one) => typeof one === 'string')
    .map((text) => text.slice(0, length))
    .slice(0, most);
}

/** A figure on a scale, as a number or as words like "4/5" and "70 %"; null for everything else. */
export function figureIn(value: unknown, { from, to }: { from: number; to: number }): number | null {
  const [, said, scale] =
    typeof value === 'string'
      ? (/^\s*(\d+(?:[.,]\d+)?)\s*(?:(?:\/|out of|of)\s*(\d+)|%|percent)?\s*$/i.exec(value) ?? [])
      : [];
  if (scale !== undefined && Number(scale) !== to) return null;
  const number = said === undefined ? value : Number(said.replace(',', '.'));
  return typeof number === 'number' && number >= from && number <= to ? number : null;
}
