/** What a schema found. */
export type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** What's wrong, by field; `own.0.ask` is a field of a list. */
export type Problems = Record<string, string>;

/** The first message of each field. A line of a field of lines says which one it is. */
export function problemsOf(error: Issues, values: object): Problems {
  const found: Problems = {};
  for (const { path, message } of error.issues) {
    const [field = '', at] = path;
    const lines =
      typeof at === 'number' &&
      typeof Object.entries(values).find(([name]) => name === field)?.[1] === 'string';
    if (lines) found[String(field)] ??= `Line ${at + 1}: ${message}`;
    else found[path.join('.')] ??= message;
  }
  return found;
}
