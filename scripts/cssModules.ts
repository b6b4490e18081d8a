import path from 'node:path';

/**
 * The name of a class of a CSS module: where it is written, and what it is called there, as in `auth-SignInForm-roles`, and
 * `Button-root` for a part of the kit. It can be read in a browser, and is the same in all bundles.
 */
export function className(local: string, file: string): string {
  const name = path
    .relative(path.resolve(import.meta.dirname, '../client'), file.split('?')[0] ?? file)
    .replace(/^(ui[/\\](.*[/\\])?|features[/\\])/, '')
    .replace(/[.]module[.]css$/, '');
  return `${name.split(/[/\\]/).join('-')}-${local}`;
}
