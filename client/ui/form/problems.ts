import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';

/** A schema's issues. */
export type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** Errors by field; `own.0.ask` is a field of a list. */
export type Problems = Record<string, string>;

/**
 * The server's messages for the form's own fields. It names a field from its own input on: `job.title`, where the form
 * has `title`.
 */
export function ownProblems(fields: Problems, labels: object, values: object): Problems {
  const issues = Object.entries(fields).flatMap(([name, message]) => {
    const path = name.split('.');
    const start = path.findIndex((part) => Object.hasOwn(labels, part));
    const own = path.slice(start).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return start < 0 ? [] : [{ path: own, message }];
  });
  return problemsOf({ issues }, values);
}

/** Each field's first message. In a field of lines, the message names the line. */
export function problemsOf(error: Issues, values: object): Problems {
  const found: Problems = {};
  for (const { path, message } of error.issues) {
    const { depth, text } = fieldAt(path, values);
    const line = path[depth];
    found[path.slice(0, depth).join('.')] ??=
      typeof line === 'number' ? `Line ${lineOf(text, line)}: ${message}` : message;
  }
  return found;
}

/** The message of the first wrong field on the page, which also gets the focus; the schema may have another order. */
export const firstMessage = (problems: Problems, names: readonly string[]): string | undefined =>
  names.map((name) => problems[name]).find((message) => message !== undefined);

/** How many steps of a path lead to a field of text, with its text; the next step is a line of it. */
function fieldAt(path: readonly PropertyKey[], values: unknown): { depth: number; text: string } {
  let at = values;
  const end = path.findIndex((step) => {
    if (typeof at === 'string') return true;
    at = Object.entries(Object(at)).find(([name]) => name === String(step))?.[1];
    return false;
  });
  return { depth: end < 0 ? path.length : end, text: typeof at === 'string' ? at : '' };
}

/** A line as it's counted on the screen: what is sent has no empty ones. */
function lineOf(text: string, index: number): number {
  const filled = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]));
  return filled[index] ?? index + 1;
}

/** Why the server refused a form: the sentence for people, and the errors of single fields. */
export type Failure = { code: string; message: string; fields?: Record<string, string> };

/** Reads a refusal from either client; anything else is treated as a lost connection. */
export function failureOf(error: unknown): Required<Failure> {
  const domain = partsOf(error);
  if (!(error instanceof Error) || typeof domain?.code !== 'string')
    return { code: 'unavailable', message: UNAVAILABLE, fields: {} };
  const fields = Object.entries(typeof domain.fields === 'object' ? (domain.fields ?? {}) : {});
  return {
    code: domain.code,
    message: error.message,
    fields: Object.fromEntries(fields.map(([field, message]) => [field, String(message)])),
  };
}

type Parts = { code?: unknown; fields?: object | null };

/** Public pages throw the parts themselves; the tRPC client carries them in `data.domain`. */
function partsOf(error: unknown): Parts | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && 'fields' in error) return { code: error.code, fields: objectOf(error.fields) };
  const data = 'data' in error ? objectOf(error.data) : null;
  const domain = data && 'domain' in data ? objectOf(data.domain) : null;
  if (!domain || !('code' in domain)) return null;
  return { code: domain.code, fields: 'fields' in domain ? objectOf(domain.fields) : null };
}

const objectOf = (value: unknown): object | null => (typeof value === 'object' ? value : null);
