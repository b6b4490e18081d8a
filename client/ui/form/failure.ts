import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';

/** Why the server refused a form: the sentence for people, and the errors of single fields. */
export type Failure = { code: string; message: string; fields: Record<string, string> };

/** Reads a refusal from either client; anything else is treated as a lost connection. */
export function failureOf(error: unknown): Failure {
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
