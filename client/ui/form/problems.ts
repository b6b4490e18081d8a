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
    const depth = depthOf(path, values);
    const line = path[depth];
    found[path.slice(0, depth).join('.')] ??=
      typeof line === 'number' ? `Line ${line + 1}: ${message}` : message;
  }
  return found;
}

/** How many steps of a path lead to a field of text; the next one is a line of it. */
function depthOf(path: readonly PropertyKey[], values: unknown): number {
  let at = values;
  const end = path.findIndex((step) => {
    if (typeof at === 'string') return true;
    at = Object.entries(Object(at)).find(([name]) => name === String(step))?.[1];
    return false;
  });
  return end < 0 ? path.length : end;
}
