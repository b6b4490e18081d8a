/**
 * Search parameters of public pages as every form on the web writes them, `?q=word&department=A&department=B`:
 * a search without scripts and one with them share an address.
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

/** The search part for these values, with its question mark; empty ones are left out. */
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
