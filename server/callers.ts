import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNATTENDED_HEADER } from '../shared/auth/attended.ts';
import type { CandidateId } from '../shared/ids/schema.ts';
import type { PortalActor, UserActor } from './actor.ts';
import { cookieName, parseCookies, sessionCookie } from './cookies.ts';
import type { DbOrTx } from './db/client.ts';
import type { Deps } from './deps.ts';
import { deviceOf } from './device.ts';
import { createPortalRecheck } from './features/auth/parts/portalRecheck.ts';
import { createUserRecheck } from './features/auth/parts/userRecheck.ts';
import {
  accountPortal,
  readEmployee,
  readPortalSession,
  readUserSession,
  sessionHash,
} from './features/auth/sessions.ts';
import { createCallGate } from './platform/limits/callGate.ts';
import type { Context, CookieKind } from './trpc.ts';

/** The callers of a request, by its cookies. */
export type Callers = {
  /** Passed to procedures; `reply` is null on a socket, which can't set cookies. */
  context(request: FastifyRequest, reply: FastifyReply | null): Context;
  /** The opener of a socket, as a name to count by; null when no cookie opens a session. */
  counted(request: FastifyRequest): Promise<string | null>;
  /** The signed-in person, if any. */
  user(request: FastifyRequest): Promise<UserActor | null>;
  /** The person inside the portal, if any. */
  portalCandidate(request: FastifyRequest): Promise<CandidateId | null>;
  /**
   * This browser's open sessions, and what distinguishes it from other browsers: a link to a file ends with a
   * sign-out and with the person's access (quality S4).
   */
  sessionIds(request: FastifyRequest): Promise<string[]>;
};

/** One per process: counts calls per address and remembers recently checked portal sessions. */
export function createCallers(deps: Deps): Callers {
  const https = deps.publicUrl.startsWith('https:');
  const gate = createCallGate(deps.clock);
  const portalAgain = createPortalRecheck(deps);
  const userAgain = createUserRecheck(deps);
  const cookie = (request: FastifyRequest, kind: CookieKind): string | undefined =>
    parseCookies(request.headers.cookie)[cookieName(kind, https)];
  const user = async (request: FastifyRequest, attended = true, db: DbOrTx = deps.db) => {
    const value = cookie(request, 'auth');
    return value ? readUserSession(deps, value, { attended, db }) : null;
  };
  const portalByCode = async (request: FastifyRequest, db: DbOrTx = deps.db) => {
    const value = cookie(request, 'portal');
    return value ? readPortalSession(deps, value, db) : null;
  };
  /** A code entered here comes before the account: signing in ends what a code opened (auth/router.ts). */
  const portal = async (
    request: FastifyRequest,
    readUser: () => Promise<UserActor | null>,
    db: DbOrTx = deps.db,
  ): Promise<PortalActor | null> => {
    const opened = await portalByCode(request, db);
    if (opened) return opened;
    const account = await readUser();
    return account && accountPortal(account, await readEmployee(deps, account, db));
  };

  return {
    user: (request) => user(request),
    async counted(request) {
      if (cookie(request, 'auth') === undefined && cookie(request, 'portal') === undefined) return null;
      // A handshake looks up sessions, so it counts as a call.
      gate.take(request.ip);
      const account = await user(request, false);
      return account?.userId ?? (await portalByCode(request))?.candidateId ?? null;
    },
    async portalCandidate(request) {
      return (await portal(request, () => user(request)))?.candidateId ?? null;
    },
    async sessionIds(request) {
      const [account, candidate] = await Promise.all([user(request), portalByCode(request)]);
      const download = cookie(request, 'download');
      const browser = download === undefined ? undefined : sessionHash(download);
      return [account?.sessionId, candidate?.sessionId, browser].filter((id) => id !== undefined);
    },
    context(request, reply) {
      const portalValue = cookie(request, 'portal');
      const authValue = cookie(request, 'auth');
      // Sockets recheck every few seconds, and an unattended page refetches periodically; neither counts as activity.
      const attended = reply !== null && request.headers[UNATTENDED_HEADER] === undefined;
      const holder = async () => (authValue ? userAgain(sessionHash(authValue)) : null);
      const readUser = once(() => user(request, attended));
      const recheckUser = async () => (await holder())?.user ?? null;
      const readPortal = () => portal(request, reply ? readUser : () => user(request, attended));
      const recheckPortal = async () => {
        const opened = portalValue ? await portalAgain(portalValue) : null;
        if (opened) return opened;
        const account = await holder();
        return account && accountPortal(account.user, account.employee);
      };
      const write = (kind: CookieKind, value: string, expires: Date): void => {
        if (!reply) throw new Error('Cookies can’t be set over a socket');
        reply.header('set-cookie', sessionCookie(kind, https, value, expires));
      };
      return {
        deps,
        ip: request.ip,
        transport: reply ? 'http' : 'ws',
        device: deviceOf(request.headers['user-agent']),
        // One request, one lookup; a socket lives on, so each of its calls looks again.
        user: reply ? readUser : firstThen(readUser, recheckUser),
        portal: reply ? once(readPortal) : firstThen(readPortal, recheckPortal),
        portalIn: (tx) => portal(request, () => user(request, attended, tx), tx),
        employee: async (actor) =>
          reply ? readEmployee(deps, actor) : ((await userAgain(actor.sessionId))?.employee ?? null),
        readCookie: (kind) => cookie(request, kind),
        setCookie: write,
        clearCookie: (kind) => write(kind, '', new Date(0)),
        countCall: () => gate.take(request.ip),
      };
    },
  };
}

/** One way to look at the first call, another at all later ones. */
function firstThen<T>(first: () => Promise<T>, later: () => Promise<T>): () => Promise<T> {
  let read = first;
  return () => {
    const now = read;
    read = later;
    return now();
  };
}

/** The first call's promise for every call. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}
