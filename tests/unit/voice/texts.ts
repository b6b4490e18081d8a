import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A text that people read, on a screen, in an email or in a document. */
export type ReadText = { file: string; text: string; place: 'screens' | 'other' };

const root = path.resolve(import.meta.dirname, '../../..');

/** Legal texts say "do not" on purpose, and name what they name. */
const legal = new Set(['client/content/privacy.ts']);

/** Commands print plain text; a model's instructions appear on no screen. */
const unshown = /^scripts\/|\/prompts\.ts$/;

/** What is generated or a test, what no one but the lexicon or the reading of answers reads, and the names of measurements. */
const unreadFiles =
  /\.(?:gen|test)\.|^server\/safety\/(?:lexicon|concepts)\/|^server\/ai\/builtIn\/interview\/keys\/|^server\/features\/workSessions\/parts\/library\/statements\/|^scripts\/bench/;

/** Prose has two words at least, a label may have one; keys, class names and codes have neither space nor capital. */
const isProse = (text: string): boolean =>
  /\p{L}{2,}[\s…]+\p{L}|^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text.trim()) && !isWordList(text) && !isSql(text);

/** Stop words and the like: many words, and neither a capital nor a sentence's marks. */
const isWordList = (text: string): boolean => /^[\p{Ll}' ]+$/u.test(text) && text.split(' ').length > 20;

const isSql = (text: string): boolean => /^\s*(?:select|insert into|update|delete from|with)\s/.test(text);

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes whose words no one reads. */
const unread = new Set(['className', 'class', 'd', 'points', 'style']);

/** In work assignments: spellings that answers may use, and sentences with a mistake to find. */
const library = /^server\/features\/workSessions\/parts\/library\//;
const unreadInLibrary = new Set(['any', 'avoid', 'not', 'why', 'sentence', 'wrong']);

/** What a node holds that people can't read: an import's file, a class name, SQL, accepted spellings. */
function isUnread({ type, name, key }: Node, file: string): boolean {
  if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression') return true;
  if (type === 'Property' && library.test(file) && isNode(key) && typeof key.name === 'string')
    return unreadInLibrary.has(key.name);
  return type === 'JSXAttribute' && isNode(name) && typeof name.name === 'string' && unread.has(name.name);
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(({ value }: { value: { cooked?: string } }) => value.cooked ?? '').join('…');
}

/** String literals, templates and JSX text of a source file, in their order. */
export function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) walk(part);
    if (!isNode(value) || isUnread(value, file)) return;
    const text = textOf(value);
    if (text !== null) texts.push(text);
    for (const part of Object.values(value)) walk(part);
  };
  walk(parseSync(file, source).program);
  return texts.filter(isProse);
}

/** Everything that people read in the repository. */
export function everyText(): ReadText[] {
  const sources = globSync(
    ['client/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}', 'shared/**/*.ts', 'scripts/**/*.ts'],
    { cwd: root },
  ).filter((file) => !unreadFiles.test(file));
  const code = sources.flatMap((file) => {
    const place = legal.has(file) || unshown.test(file) ? 'other' : 'screens';
    return textsOf(file, read(file)).map((text): ReadText => ({ file, text, place }));
  });
  // Talks in folders below are in the words of those who hold them.
  const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root }).map(
    (file): ReadText => ({ file, text: read(file).replace(/`[^`\n]*`/g, ''), place: 'other' }),
  );
  // Landed migrations are never edited.
  const sql = globSync('server/**/*.sql', { cwd: root }).map(
    (file): ReadText => ({ file, text: [...read(file).matchAll(/--(?!>).*$/gm)].join('\n'), place: 'other' }),
  );
  return [...code, ...documents, ...sql];
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
