import { spawn } from 'node:child_process';
import { ensureBuilt } from './start.ts';

/** `npm run dev`: the server restarts when its files change, the browser app reloads by itself. */
const client = 'http://localhost:5173';

await ensureBuilt();
const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { PUBLIC_URL: client, ...process.env },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--strictPort'], { stdio: 'inherit' }),
];
process.stdout.write(`Open ${client}\n`);
const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
