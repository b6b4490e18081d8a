/** Recognizes ids without the schema library, which pages with a small budget don't load. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a value has the format of an id (a UUID); the caller decides of which noun. */
export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && UUID.test(value);
}

/** Parses a noun's id. @throws TypeError when it isn't one */
export function toId<Id extends string>(text: string): Id {
  if (!isId<Id>(text)) throw new TypeError('Not an id');
  return text;
}
