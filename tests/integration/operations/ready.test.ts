import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The way from a clone to a running program, in a small project whose `npm` notes its calls instead of asking a network. */

const FIRST = 'Installing the packages that package-lock.json lists. This takes a few minutes…\n';

/** Installs what the lockfile says, as far as anybody looks. `npm-fails` and `npm-waits` beside it change that. */
const npm = `#!${process.execPath}
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const finish = () => {
  for (const folder of Object.keys(lock.packages).filter((folder) => folder && !fs.existsSync(folder))) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(folder + '/package.json', '{}');
  }
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
};
if (fs.existsSync('npm-fails')) {
  console.error('npm error code ENOTFOUND\\nnpm error the registry is away');
  process.exit(7);
}
if (!fs.existsSync('npm-waits')) finish();
else setInterval(() => fs.existsSync('npm-waits') || (finish(), process.exit()), 20);
`;

const program = `
process.on('SIGTERM', () => { console.log('told to stop'); process.exit(3); });
console.log('runs', ...process.argv.slice(2));
if (process.argv[2] === 'stay') setInterval(() => {}, 1000);
else if (process.argv[2] === 'die') process.kill(process.pid, 'SIGKILL');
else process.exitCode = Number(process.argv[2] ?? 0);
`;

let root: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ready-'));
  await cp(path.resolve('scripts'), path.join(root, 'scripts'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
  await writeFile(path.join(root, 'scripts/program.ts'), program);
  await lockfile('1.0.0');
  await mkdir(path.join(root, 'bin'));
  await writeFile(path.join(root, 'bin/npm'), npm);
  await chmod(path.join(root, 'bin/npm'), 0o755);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

async function lockfile(version: string): Promise<void> {
  const packages = { '': {}, 'node_modules/one': { version } };
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

/** `old`: a Node that cannot become another program, as the 20th. */
function start(args: string[] = [], { old = false, script = 'scripts/program.ts' } = {}) {
  const before = old ? ['--import', 'data:text/javascript,process.execve=undefined'] : [];
  const child = spawn(process.execPath, [...before, 'scripts/ready.mjs', script, ...args], {
    cwd: root,
    env: { ...process.env, PATH: path.join(root, 'bin') },
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const until = (words: string): Promise<void> =>
    expect.poll(() => said.out, { timeout: 20_000 }).toContain(words);
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }));
  return { child, until, ended };
}

const calls = async (): Promise<string[]> =>
  (await readFile(path.join(root, 'calls'), 'utf8').catch(() => '')).split('\n').filter(Boolean);

describe('packages', () => {
  it('are installed once, quietly, and not again while the lockfile stays', async () => {
    expect(await start().ended).toMatchObject({ code: 0, out: `${FIRST}runs\n`, err: '' });
    expect(await start().ended).toMatchObject({ code: 0, out: 'runs\n', err: '' });
    expect(await calls()).toEqual([
      'ci --no-audit --no-fund --loglevel=error --engine-strict=false --include=dev',
    ]);
  });

  it('are installed for the operator’s commands, which build and start nothing', async () => {
    const { scripts } = z
      .object({ scripts: z.object({ admin: z.string() }) })
      .parse(JSON.parse(await readFile('package.json', 'utf8')));
    expect(scripts.admin).toBe('node scripts/ready.mjs scripts/admin.ts');
    await writeFile(path.join(root, 'scripts/admin.ts'), program);
    const { code, out } = await start(['0', 'restore', 'all.zip'], { script: 'scripts/admin.ts' }).ended;
    expect({ code, out }).toEqual({ code: 0, out: `${FIRST}runs 0 restore all.zip\n` });
  });

  it('in the image are what it has: everything the commands begin with is there, and no lockfile', async () => {
    const dockerfile = await readFile('Dockerfile', 'utf8');
    const [, copied = ''] = dockerfile.match(/^COPY (scripts\/admin\.ts .*) \.\/scripts\/$/m) ?? [];
    await rm(path.join(root, 'scripts'), { recursive: true });
    await mkdir(path.join(root, 'scripts'));
    for (const file of copied.split(' ')) await cp(file, path.join(root, file));
    await writeFile(path.join(root, 'scripts/admin.ts'), program);
    await rm(path.join(root, 'package-lock.json'));
    expect(await start(['0'], { script: 'scripts/admin.ts' }).ended).toMatchObject({
      code: 0,
      out: 'runs 0\n',
      err: '',
    });
    expect(await calls()).toEqual([]);
  });

  it('are installed again when the lockfile changed or a folder is gone', async () => {
    await start().ended;
    await lockfile('1.0.1');
    expect((await start().ended).out).toMatch(/^package-lock\.json has changed .*\nruns\n$/);
    await rm(path.join(root, 'node_modules/one'), { recursive: true });
    expect((await start().ended).out).toMatch(/^Some installed packages are missing.*\nruns\n$/);
    expect((await start().ended).out).toBe('runs\n');
    expect(await calls()).toHaveLength(3);
  });

  it('are installed again when an earlier version of our repairs is in them', async () => {
    const folder = path.join(root, 'node_modules/one');
    await mkdir(path.join(root, 'patches'));
    const patch = (to: string): Promise<void> =>
      writeFile(
        path.join(root, 'patches/one@1.0.0.patch'),
        `--- a/index.js\n+++ b/index.js\n@@ -1 +1 @@\n-broken\n+${to}\n`,
      );
    // The small npm brings no files, and our scripts need one package.
    await writeFile(
      path.join(root, 'bin/npm'),
      `${npm.replace("'{}'", `'{ "version": "1.0.0" }'`)}
fs.writeFileSync('node_modules/one/index.js', 'broken\\n');
fs.cpSync(${JSON.stringify(path.resolve('node_modules/diff'))}, 'node_modules/diff', { recursive: true });
`,
    );
    await patch('mended');
    await start().ended;
    expect(await readFile(path.join(folder, 'index.js'), 'utf8')).toBe('mended\n');
    await patch('mended better');
    const again = await start().ended;
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Some package patches have changed.*\nruns\n$/),
    });
    expect(await readFile(path.join(folder, 'index.js'), 'utf8')).toBe('mended better\n');
    expect(await start().ended).toMatchObject({ out: 'runs\n' });
  });

  it("stay missing when npm can't bring them: its reasons, one sentence, and nothing runs", async () => {
    await writeFile(path.join(root, 'npm-fails'), '');
    const { code, out, err } = await start().ended;
    expect({ code, out }).toEqual({ code: 1, out: FIRST });
    expect(err).toBe(
      "npm error code ENOTFOUND\nnpm error the registry is away\nnpm couldn't install the packages (exit code 7). See its messages above. Nothing was started.\n",
    );
    await rm(path.join(root, 'npm-fails'));
    expect((await start().ended).out).toBe(`${FIRST}runs\n`);
  });

  it('without npm, that is what it says', async () => {
    await rm(path.join(root, 'bin/npm'));
    expect(await start().ended).toMatchObject({
      code: 1,
      err: expect.stringContaining("npm couldn't be started"),
    });
  });

  it('are installed by one of two commands; the other waits for it', async () => {
    await writeFile(path.join(root, 'npm-waits'), '');
    const [one, two] = [start(['0', 'one']), start(['0', 'two'])];
    await Promise.any([one.until('Waiting for it'), two.until('Waiting for it')]);
    await expect.poll(calls).toHaveLength(1);
    await rm(path.join(root, 'npm-waits'));
    expect((await one.ended).out).toContain('runs 0 one\n');
    expect((await two.ended).out).toContain('runs 0 two\n');
    expect(await calls()).toHaveLength(1);
  });

  it('a claim that a killed command left does not stop the next one', async () => {
    const left = path.join(root, '.installing');
    await writeFile(left, 'somebody');
    await utimes(left, new Date(0), new Date(0));
    expect((await start().ended).out).toBe(`${FIRST}runs\n`);
  });

  it('a stop while they come in leaves them missing and the folder free', async () => {
    await writeFile(path.join(root, 'npm-waits'), '');
    const one = start();
    await expect.poll(calls, { timeout: 20_000 }).toHaveLength(1);
    one.child.kill('SIGTERM');
    expect(await one.ended).toMatchObject({ signal: 'SIGTERM', out: FIRST, err: '' });
    await rm(path.join(root, 'npm-waits'));
    expect((await start().ended).out).toBe(`${FIRST}runs\n`);
  });

  it('tests say what they lack in an install for production, instead of changing it', async () => {
    const made = { 'node_modules/one': { version: '1.0.0' } };
    const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } };
    await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { ...made, ...tool } }));
    await mkdir(path.join(root, 'node_modules/one'), { recursive: true });
    await writeFile(path.join(root, 'node_modules/one/package.json'), '{}');
    await writeFile(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: made }));
    expect((await start().ended).out).toBe('runs\n');
    const { code, err } = await start([], { script: 'scripts/test.ts' }).ended;
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('run npm ci first.') });
    expect(await calls()).toEqual([]);
  });
});

describe.each([{ old: false }, { old: true }])('the program, started by a Node with old: $old', ({ old }) => {
  it('gets the arguments, and its exit code is ours', async () => {
    expect(await start(['5', 'more'], { old }).ended).toMatchObject({
      code: 5,
      out: `${FIRST}runs 5 more\n`,
    });
  });

  it('hears a signal once, and says itself how it ends', async () => {
    const one = start(['stay'], { old });
    await one.until('runs stay');
    one.child.kill('SIGTERM');
    expect(await one.ended).toMatchObject({ code: 3, out: `${FIRST}runs stay\ntold to stop\n` });
  });

  it('killed, ends us by the same signal', async () => {
    expect(await start(['die'], { old }).ended).toMatchObject({ code: null, signal: 'SIGKILL' });
  });

  it('runs on the Node that the project brings', async () => {
    await mkdir(path.join(root, 'node_modules/node/bin'), { recursive: true });
    await symlink(process.execPath, path.join(root, 'node_modules/node/bin/node'));
    await writeFile(path.join(root, 'scripts/program.ts'), 'console.log(process.argv0)');
    const { out } = await start([], { old }).ended;
    expect(out).toBe(`${FIRST}${path.join(root, 'node_modules/node/bin/node')}\n`);
  });

  it('ends when the shell that npm started us with has ended', async () => {
    const from = path.join(root, 'scripts/parent.mjs');
    await writeFile(
      path.join(root, 'scripts/program.ts'),
      `import { endWithShell } from '${from}';\nendWithShell();\n${program}`,
    );
    const before = old ? '--import data:text/javascript,process.execve=undefined' : '';
    const shell = spawn(
      '/bin/sh',
      ['-c', `"${process.execPath}" ${before} scripts/ready.mjs scripts/program.ts stay; exit 1`],
      { cwd: root, env: { ...process.env, PATH: path.join(root, 'bin'), npm_lifecycle_event: 'start' } },
    );
    children.push(shell);
    let out = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    await expect.poll(() => out, { timeout: 20_000 }).toContain('runs stay');
    shell.kill('SIGTERM');
    await expect.poll(() => out, { timeout: 20_000 }).toContain('told to stop');
  });
});
