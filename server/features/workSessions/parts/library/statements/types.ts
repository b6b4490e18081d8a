/** Sentences by key of the template and name of the fact. */
export type StatementsOf = Readonly<
  Record<string, Readonly<Record<string, { says: readonly string[]; denies: readonly string[] }>>>
>;
