import { createHash } from 'node:crypto';

/** The parts that all pages share. */
const basePolicy = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The policy of the signed-in areas' page: its scripts carry a nonce, and its sockets go to these origins. */
export function appPolicy(origins: readonly string[], nonce: string): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    ...basePolicy,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${sockets}`,
  ].join('; ');
}

/**
 * Inline scripts of a rendered page are allowed by hash instead of a nonce, so equal pages have equal bytes and can be
 * cached and revalidated (CSP level 3 §8.2). The renderer lists its own scripts; injected ones don't run.
 */
export function publicPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return [
    ...basePolicy,
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "connect-src 'self'",
  ].join('; ');
}
