import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildahIn, run, timed } from './image/containers.ts';
import { tryImage } from './image/trial.ts';

/**
 * Builds the image of the Dockerfile without a container engine, starts it as ROLE=web and ROLE=worker against PostgreSQL,
 * and removes everything again: `node scripts/image.ts [--keep]`, as root on Debian, with buildah and debootstrap.
 *
 * `node:24-slim` is replaced by a stand-in: Debian from debootstrap, with Node from the npm package and npm from this machine.
 * It lacks what the official image has beside these: Yarn, Corepack, Node's headers, and the entrypoint that runs `node` for
 * arguments that are no command. Debian's release, the version of Node, the user `node` with number 1000, and what the
 * Dockerfile does are the same. Isolation is chroot: a root of its own, but the network and the processes of this machine.
 */
const BASE = 'docker.io/library/node:24-slim';
const IMAGE = 'localhost/longtable:tried';
const RELEASE = 'bookworm';
const keep = process.argv.includes('--keep');

const work = mkdtempSync(path.join(tmpdir(), 'longtable-image-'));
// buildah has large temporary files, too.
process.env.TMPDIR = path.join(work, 'temporary');
mkdirSync(process.env.TMPDIR);
const buildah = buildahIn(work);

try {
  await timed('The stand-in for the base', makeBase);
  await timed('The image', () =>
    // The other format has no health check.
    buildah.run(
      ...['build', '--format', 'docker', '--isolation', 'chroot', '--pull-never'],
      ...volumes(),
      ...['--tag', IMAGE, '.'],
    ),
  );
  await tryImage(buildah, IMAGE, path.join(work, 'trial'));
} finally {
  if (keep) process.stdout.write(`Images are kept in ${work}\n`);
  else removeAll();
}

/** What the build may use and the image doesn't keep. */
function volumes(): string[] {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  mkdirSync(cache, { recursive: true });
  // Both stages install, and packages of this machine needn't be fetched again.
  const mounts = [`${cache}:/root/.npm`];
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) {
    // Behind a proxy with its own certificate authority, npm has to know that one.
    const settings = path.join(work, 'npmrc');
    writeFileSync(settings, 'cafile=/run/authorities.pem\n');
    mounts.push(`${authorities}:/run/authorities.pem:ro`, `${settings}:/usr/local/etc/npmrc:ro`);
  }
  return mounts.flatMap((mount) => ['--volume', mount]);
}

/** Also what debootstrap mounted and didn't unmount. */
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
  // What apt fetched; the official image doesn't have it either.
  for (const fetched of ['var/cache/apt', 'var/lib/apt/lists'])
    rmSync(path.join(root, fetched), { recursive: true, force: true });
  const programs = path.join(root, 'usr/local/bin');
  cpSync(path.resolve('node_modules/node/bin/node'), path.join(programs, 'node'), { dereference: true });
  const npm = path.resolve(
    realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()),
    '../..',
  );
  cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    run('ln', '-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(programs, name));
  const user = ['--uid', '1000', '--user-group', '--create-home', '--shell', '/bin/bash', 'node'];
  run('chroot', root, 'useradd', ...user);
  const container = buildah.told('from', 'scratch');
  buildah.run('copy', container, root, '/');
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  buildah.run('config', '--env', `PATH=${PATH}`, container);
  buildah.run('commit', '--rm', container, BASE);
  rmSync(root, { recursive: true, force: true });
}
