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
    const [field = '', at] = path;
    const lines =
      typeof at === 'number' &&
      typeof Object.entries(values).find(([name]) => name === field)?.[1] === 'string';
    if (lines) found[String(field)] ??= `Line ${at + 1}: ${message}`;
    else found[path.join('.')] ??= message;
  }
  return found;
}
