import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a program from the system's packages where it's missing. */
export function ensureProgram(program: string, packageName: string): void {
  if (existsSync(program)) return;
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], options);
}
