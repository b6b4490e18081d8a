/**
 * Finds the statements that write to a table of ours in sources: the query builder's, and SQL as text. What a table is called
 * in the builder comes from the imports, so a renamed import is found, too.
 */

/** What writes: the table's name in the database, or null where the code decides at run time which one it is. */
export type Write = { file: string; line: number; table: string | null };

/** The name of a table in the database by its name in the schema's sources. */
export type Tables = ReadonlyMap<string, string>;

/** The tables that these sources of the schema define. */
export function tablesOf(schema: Iterable<string>): Tables {
  const definition = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
  return new Map(
    [...schema].flatMap((text) =>
      [...text.matchAll(definition)].map(([, name = '', stored = '']) => [name, stored]),
    ),
  );
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const sqlComments = /--.*$/gm;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const builder = /(?<on>[\w$.]+)\s*\.(?:insert|update|delete)\(\s*(?<what>[^()]*?)\s*\)/g;
/** What the builder is called on, as far as it can't be anything else, like a map. */
const database = /(^|\.)(db|tx|attempt|inner)$/;
const name = String.raw`(?:"?(?<word>\w+)"?|\$\{(?<value>[^}]*)\})`;
const statements = [
  new RegExp(
    String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?${name}`,
    'gi',
  ),
  new RegExp(String.raw`\bupdate\s+(?:only\s+)?${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
];

/** All statements of a source that write to one of these tables, or to one that only running code knows. */
export function writesIn(file: string, source: string, tables: Tables): Write[] {
  const text = source.replace(file.endsWith('.sql') ? sqlComments : comments, blank);
  const stored = new Set(tables.values());
  const imported = importsOf(text, tables);
  const writes: Write[] = [];
  const add = (at: number, table: string | null): void =>
    void writes.push({ file, line: text.slice(0, at).split('\n').length, table });
  for (const { index, groups } of text.matchAll(builder)) {
    const table = imported.get(groups?.what ?? '');
    if (table !== undefined) add(index, table);
    else if (database.test(groups?.on ?? '')) add(index, null);
  }
  for (const pattern of statements) {
    for (const { index, groups } of text.matchAll(pattern)) {
      if (groups?.value !== undefined) add(index, imported.get(groups.value.trim()) ?? null);
      else if (groups?.word && stored.has(groups.word)) add(index, groups.word);
    }
  }
  return writes.sort((a, b) => a.line - b.line);
}

/** The tables a source imports, by the names it gives them. */
function importsOf(text: string, tables: Tables): Map<string, string> {
  const schema = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'[^']*\/schema\/\w+\.ts'/g;
  const found = new Map<string, string>();
  for (const [, names = ''] of text.matchAll(schema)) {
    for (const one of names.split(',')) {
      const [, exported = '', own = exported] =
        one.match(/^\s*(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?\s*$/) ?? [];
      const table = tables.get(exported);
      if (table !== undefined) found.set(own, table);
    }
  }
  return found;
}
