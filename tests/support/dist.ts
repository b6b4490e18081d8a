import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A build that renders next to nothing, for tests of the server that are not about its pages. */
export async function stubDist(folder: string): Promise<string> {
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(folder, 'dist', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await write('client/assets/site.js', '');
  await write('client/index.html', '<!doctype html><title>t</title><meta content="__CSP_NONCE__">');
  await write(
    'client/.vite/manifest.json',
    JSON.stringify({
      'site/main.tsx': { file: 'assets/site.js' },
      ...Object.fromEntries(
        ['admin', 'auth', 'candidate', 'employee', 'employee/index', 'employee/work'].map((name) => [
          `routes/${name}.tsx?tsr-split=component`,
          { file: `assets/${name.replace('/', '-')}.js` },
        ]),
      ),
    }),
  );
  await write(
    'server/server.js',
    `export const renderPage = async ({ href }) => ({
      kind: 'page', status: href === '/' ? 200 : 404, html: '<!doctype html><title>page</title><script>stranger()</script>', scripts: ['ours()'] });`,
  );
  await write('server/package.json', '{"type":"module"}');
  return path.join(folder, 'dist');
}
