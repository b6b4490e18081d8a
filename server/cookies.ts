import cookie from '@fastify/cookie';
import type { CookieKind } from './trpc.ts';

/** Cookies of a Cookie header by name. */
export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  return cookie.parse(header ?? '');
}

/**
 * Session cookies (quality S5). Over https the `__Host-` prefix makes the browser refuse a cookie that was
 * set by a subdomain or without Secure.
 */
export function cookieName(kind: CookieKind, https: boolean): string {
  const name = `lt_${kind}`;
  return https ? `__Host-${name}` : name;
}

/** A Set-Cookie value; an empty `value` with a past date clears it. */
export function sessionCookie(kind: CookieKind, https: boolean, value: string, expires: Date): string {
  return cookie.serialize(cookieName(kind, https), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    expires,
  });
}
