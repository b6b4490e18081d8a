import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Builds the image of the Dockerfile without a container engine, starts it once, and removes everything again:
 * `node scripts/image.ts [--keep]`, as root on Debian, with buildah and debootstrap.
 *
 * `node:24-slim` is replaced by a stand-in: Debian from debootstrap, with Node from the npm package and npm from this machine.
 * It lacks what the official image has beside these: Yarn, Corepack, Node's headers, and the entrypoint that runs `node` for
 * arguments that are no command. Debian's release, the version of Node, the user `node` with number 1000, and what the
 * Dockerfile does are the same.
 */
const BASE = 'docker.io/library/node:24-slim';
const IMAGE = 'localhost/longtable:tried';
const RELEASE = 'bookworm';
const READY_MS = 120_000;
const keep = process.argv.includes('--keep');

const work = mkdtempSync(path.join(tmpdir(), 'longtable-image-'));
const place = [
  '--storage-driver',
  'vfs',
  '--root',
  path.join(work, 'images'),
  '--runroot',
  path.join(work, 'run'),
];

/** Runs a program; what it prints is shown. */
function run(program: string, ...args: string[]): void {
  process.stdout.write(`$ ${program} ${args.join(' ')}\n`);
  execFileSync(program, args, { stdio: 'inherit' });
}
const buildah = (...args: string[]): void => run('buildah', ...place, ...args);
const outputOf = (...args: string[]): string =>
  execFileSync('buildah', [...place, ...args], { encoding: 'utf8' }).trim();

try {
  makeBase();
  buildah('build', '--isolation', 'chroot', '--pull-never', ...authorities(), '--tag', IMAGE, '.');
  await tryImage();
} finally {
  if (keep) process.stdout.write(`Images are kept in ${work}\n`);
  else removeAll();
}

/** Behind a proxy with an authority of its own, npm has to know it while it builds; the image doesn't keep it. */
function authorities(): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  const settings = path.join(work, 'npmrc');
  writeFileSync(settings, 'cafile=/run/authorities.pem\n');
  return ['--volume', `${file}:/run/authorities.pem:ro`, '--volume', `${settings}:/usr/local/etc/npmrc:ro`];
}

/** Also what debootstrap mounted and didn't get to unmount. */
function removeAll(): void {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  for (const place of mounts.filter((at) => at.startsWith(`${work}/`)).toReversed()) run('umount', place);
  rmSync(work, { recursive: true, force: true });
}

/** The stand-in, under the name that the Dockerfile asks for. */
function makeBase(): void {
  const root = path.join(work, 'base');
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', RELEASE, root);
  const programs = path.join(root, 'usr/local/bin');
  cpSync(path.resolve('node_modules/node/bin/node'), path.join(programs, 'node'), { dereference: true });
  const npm = path.resolve(
    realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()),
    '../..',
  );
  cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    run('ln', '-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(programs, name));
  run(
    'chroot',
    root,
    'useradd',
    '--uid',
    '1000',
    '--user-group',
    '--create-home',
    '--shell',
    '/bin/bash',
    'node',
  );
  const container = outputOf('from', 'scratch');
  buildah('copy', container, root, '/');
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  buildah('commit', '--rm', container, BASE);
  rmSync(root, { recursive: true, force: true });
}

/** Starts the image as its Dockerfile says, with the embedded database, and asks whether it's ready. */
async function tryImage(): Promise<void> {
  const container = outputOf('from', '--pull-never', IMAGE);
  const size = execFileSync('du', ['-sm', outputOf('mount', container)], { encoding: 'utf8' }).split('\t')[0];
  process.stdout.write(`The image holds ${size} MB\n`);
  const command = JSON.parse(
    outputOf('inspect', '--type', 'image', '--format', '{{json .OCIv1.Config.Cmd}}', IMAGE),
  );
  const child = spawn(
    'buildah',
    [
      ...place,
      'run',
      '--isolation',
      'chroot',
      '--env',
      'PORT=3999',
      '--env',
      'HOST=127.0.0.1',
      container,
      '--',
      ...command,
    ],
    { stdio: 'inherit' },
  );
  const gone = once(child, 'exit');
  try {
    const answer = await firstAnswer('http://127.0.0.1:3999/readyz');
    process.stdout.write(`/readyz answered ${answer.status}: ${await answer.text()}\n`);
    const page = await fetch('http://127.0.0.1:3999/jobs', { headers: { accept: 'text/html' } });
    process.stdout.write(`/jobs answered ${page.status} with ${(await page.text()).length} characters\n`);
    if (!answer.ok || !page.ok) throw new Error('The image doesn’t serve pages');
  } finally {
    if (existsSync(`/proc/${child.pid}`)) child.kill('SIGTERM');
    await gone;
  }
}

async function firstAnswer(address: string): Promise<Response> {
  const until = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return answer;
    if (performance.now() > until) throw new Error(`Nothing answered at ${address}`);
    await sleep(500);
  }
}
