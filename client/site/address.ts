/**
 * Search parameters of public pages in the format of HTML forms, `?q=word&department=A&department=B`, so
 * searches with and without scripts share a URL.
 */

export function parseAddress(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search);
  const found: Record<string, string | string[]> = {};
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    found[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return found;
}

/** The query string of these values, with its question mark; empty ones are left out. */
export function writeAddress(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') parameters.append(key, String(one));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
