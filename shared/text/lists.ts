const all = new Intl.ListFormat('en-US', { type: 'conjunction' });
const any = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "a, b, and c". */
export const andList = (parts: Iterable<string>): string => all.format(parts);

/** "a, b, or c". */
export const orList = (parts: Iterable<string>): string => any.format(parts);
