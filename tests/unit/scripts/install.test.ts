import { describe, expect, it } from 'vitest';
import { environmentOfNpm, nextStep } from '../../../scripts/install.mjs';

const wanted = {
  'node_modules/server': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/builder': { version: '2.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/for-other-systems': { version: '3.0.0', optional: true },
  'node_modules/for-other-builders': { version: '3.0.0', devOptional: true },
};
const { 'node_modules/server': server, 'node_modules/builder': builder } = wanted;
const complete = { 'node_modules/server': server, 'node_modules/builder': builder };
const forProduction = { 'node_modules/server': server };
const isThere = (): boolean => true;
const run = { do: 'run' };
const install = (reason: string, production = false) => ({ do: 'install', reason, production });

describe('what an install needs', () => {
  it('is nothing when all is there; packages of other systems never are', () => {
    expect(nextStep({ wanted, installed: complete, isThere })).toEqual(run);
    expect(nextStep({ wanted, installed: wanted, isThere })).toEqual(run);
  });

  it('is everything before the first one ended', () => {
    expect(nextStep({ wanted, installed: null, isThere })).toEqual(install('missing'));
  });

  it('is nothing in an image, which has no lockfile', () => {
    expect(nextStep({ wanted: null, installed: null, isThere })).toEqual(run);
    expect(nextStep({ wanted: null, installed: forProduction, isThere })).toEqual(run);
  });

  it.each([
    ['another version', { ...wanted, 'node_modules/server': { ...server, version: '1.0.1' } }],
    ['other bytes of the same version', { ...wanted, 'node_modules/server': { ...server, integrity: 'x' } }],
    ['one more', { ...wanted, 'node_modules/more': { version: '1.0.0' } }],
    ['one more for builds', { ...wanted, 'node_modules/more': { version: '1.0.0', dev: true } }],
    ['one less', { 'node_modules/builder': builder }],
  ])('is all of it when the lockfile asks for %s', (_what, changed) => {
    expect(nextStep({ wanted: changed, installed: complete, isThere })).toEqual(install('changed'));
  });

  it('is all of it when a folder was deleted', () => {
    const gone = (folder: string): boolean => folder !== 'node_modules/server';
    expect(nextStep({ wanted, installed: complete, isThere: gone })).toEqual(install('broken'));
  });

  it('stays without tools where it was made for production', () => {
    expect(nextStep({ wanted, installed: forProduction, isThere })).toEqual(run);
    const newer = { ...wanted, 'node_modules/server': { ...server, version: '1.0.1' } };
    expect(nextStep({ wanted: newer, installed: forProduction, isThere })).toEqual(install('changed', true));
    const tools = { ...wanted, 'node_modules/more': { version: '1.0.0', dev: true } };
    expect(nextStep({ wanted: tools, installed: forProduction, isThere })).toEqual(run);
  });
});

it('npm gets the settings of its owner and none of the command that called us', () => {
  const env = {
    PATH: ['/app/node_modules/.bin', '/node_modules/.bin', '/usr/bin'].join(':'),
    HOME: '/home/ada',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/cache',
    npm_config_omit: 'dev',
    npm_config_dry_run: 'true',
    NPM_CONFIG_PRODUCTION: 'true',
    npm_config_local_prefix: '/elsewhere',
    npm_lifecycle_event: 'start',
    npm_execpath: '/usr/lib/npm-cli.js',
  };
  expect(environmentOfNpm(env, '/app')).toEqual({
    PATH: '/node_modules/.bin:/usr/bin',
    HOME: '/home/ada',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/cache',
  });
});
