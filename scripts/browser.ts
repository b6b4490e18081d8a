import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its own windows and menus, which no journey needs. */
const SHELL = '/usr/bin/chromium-headless-shell';
const whole = [
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

const found = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file !== undefined && existsSync(file));

/** Installs a package of Debian as root. False where that isn't possible. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing the system package "${name}"…\n`);
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser for the tests: the one in `CHROMIUM_PATH`, the headless shell, installed from the system's packages
 * if necessary, a whole Chromium, else Playwright's own (undefined). Says what it does.
 */
export function findBrowser(): string | undefined {
  const present = found(process.env.CHROMIUM_PATH, SHELL);
  if (present) return present;
  if (install('chromium-headless-shell') && existsSync(SHELL)) return SHELL;
  const other = found(...whole) ?? (install('chromium') ? found(...whole) : undefined);
  if (other) return other;
  process.stdout.write('No Chromium found; asking Playwright for its own…\n');
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(`${findBrowser() ?? "Playwright's own Chromium"}\n`);
}
