import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The shell without a browser around it comes first: every window of the whole browser costs a second of a core. */
const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments that keep a headless browser quiet and able to run as root. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function found(): string | undefined {
  return known.find((file) => file !== undefined && existsSync(file));
}

/** Installs the first package that this system knows. */
function installFirst(packages: string[], options: ExecFileSyncOptions): void {
  for (const name of packages) {
    const { status } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      options,
    );
    if (status === 0) return;
  }
}

/**
 * A browser for the tests: the system's, else installed from the system's packages, else Playwright's own
 * (undefined). Says what it does.
 */
export function findBrowser(): string | undefined {
  const present = found();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No Chromium found; installing the system package…\n');
    const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update', '-qq'], options);
    installFirst(['chromium-headless-shell', 'chromium'], options);
    const installed = found();
    if (installed) return installed;
  }
  process.stdout.write('No Chromium found; asking Playwright for its own…\n');
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${findBrowser() ?? "Playwright's own Chromium"}\n`);
}
