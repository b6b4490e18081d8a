/** A place in a file of JSON: keys and indices from the outside in. */
type Place = readonly PropertyKey[];

/** Where a file stops being JSON. */
export class BrokenJson extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.name = 'BrokenJson';
    this.line = line;
  }
}

const TOKEN = /\s+|"(?:[^"\\\n]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+|"/gy;

type Token = { text: string; line: number };

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let line = 1;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.trim() !== '') found.push({ text: token, line });
    line += token.split('\n').length - 1;
  }
  return found;
}

/** Parses JSON with the line of each value, so errors in cases written by hand can be located. */
export function readJson(text: string): { value: unknown; lineOf(place: Place): number } {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  const lines = new Map<string, number>();
  let at = 0;
  const next = (): Token => {
    const token = tokens[at];
    if (!token) throw new BrokenJson(tokens.at(-1)?.line ?? 1, 'the file ends unexpectedly');
    at += 1;
    return token;
  };
  const literal = ({ text: token, line }: Token): unknown => {
    try {
      return JSON.parse(token);
    } catch {
      throw new BrokenJson(line, `“${token.slice(0, 40)}” isn’t allowed here`);
    }
  };
  const expect = (wanted: string): Token => {
    const token = next();
    if (token.text !== wanted)
      throw new BrokenJson(token.line, `expected “${wanted}” before “${token.text.slice(0, 40)}”`);
    return token;
  };
  /** The elements between brackets, separated by commas. */
  const list = (end: string, item: (index: number) => void): void => {
    for (let index = 0; tokens[at]?.text !== end; index += 1) {
      if (index > 0) expect(',');
      item(index);
    }
    at += 1;
  };
  const value = (place: Place): unknown => {
    const token = next();
    lines.set(JSON.stringify(place), token.line);
    if (token.text === '{') {
      const made = new Map<string, unknown>();
      list('}', () => {
        const name = next();
        const key = literal(name);
        if (typeof key !== 'string')
          throw new BrokenJson(name.line, `expected a name in quotes before “${name.text}”`);
        expect(':');
        made.set(key, value([...place, key]));
      });
      return Object.fromEntries(made);
    }
    if (token.text === '[') {
      const made: unknown[] = [];
      list(']', (index) => made.push(value([...place, index])));
      return made;
    }
    return literal(token);
  };
  const whole = value([]);
  const rest = tokens[at];
  if (rest)
    throw new BrokenJson(
      rest.line,
      `nothing may follow the last bracket, but “${rest.text.slice(0, 40)}” does`,
    );
  return {
    value: whole,
    lineOf: (place) => {
      // A missing value has no line; the object it's missing from does.
      for (let length = place.length; length > 0; length -= 1) {
        const line = lines.get(JSON.stringify(place.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}
