import type { FastifyInstance } from 'fastify';
import { createAdmin } from '../../server/features/auth/service.ts';
import { createPortalSession, createUserSession } from '../../server/features/auth/sessions.ts';
import { createHttp } from '../../server/http.ts';
import { type CandidateId, UserId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from './deps.ts';
import { stubDist } from './dist.ts';
import { adminActor } from './stories.ts';

type Answer = { status: number; code: string | undefined; message: string | undefined; data: unknown };
export type TestApp = {
  deps: TestDeps;
  app: FastifyInstance;
  address: string;
  query(path: string, input?: unknown, cookie?: string): Promise<Answer>;
  mutate(path: string, input?: unknown, cookie?: string, headers?: Record<string, string>): Promise<Answer>;
  uploadFile(bytes: Buffer, name: string): Promise<Answer>;
  portalCookie(candidateId: CandidateId): Promise<string>;
  adminCookie(): Promise<string>;
  /** HR that may read and nothing else. */
  reviewerCookie(): Promise<string>;
  /** Signed in, and nothing else. */
  accountCookie(): Promise<string>;
  /** Signed in with an account that is linked to the candidate's record. */
  employeeCookie(candidateId: CandidateId): Promise<string>;
  /** The same, with an address that is proven: the account opens the candidate's portal. */
  candidateCookie(candidateId: CandidateId): Promise<string>;
  close(): Promise<void>;
};

/** The real HTTP server, listening, on test deps. */
export async function testApp(): Promise<TestApp> {
  const deps = await testDeps();
  const app = await createHttp(deps, { distDir: await stubDist(deps.dataDir) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  deps.origins.push(address);

  const read = async (response: Response): Promise<Answer> => {
    const body = await response.json().catch(() => null);
    const error = body?.error;
    return {
      status: response.status,
      code: error?.data?.domain?.code ?? error?.code,
      message: error?.message,
      data: body?.result?.data ?? body,
    };
  };
  const headersOf = (cookie: string | undefined): Record<string, string> => (cookie ? { cookie } : {});
  const signedIn = async (userId: UserId): Promise<string> => {
    const { value } = await createUserSession(deps, deps.db, userId);
    return `lt_auth=${value}`;
  };
  return {
    deps,
    app,
    address,
    query: async (path, input, cookie) => {
      const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return read(await fetch(`${address}/trpc/${path}${search}`, { headers: headersOf(cookie) }));
    },
    mutate: async (path, input, cookie, headers = {}) =>
      read(
        await fetch(`${address}/trpc/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headersOf(cookie), ...headers },
          body: input === undefined ? '' : JSON.stringify(input),
        }),
      ),
    uploadFile: async (bytes, name) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      return read(await fetch(`${address}/files/resume`, { method: 'POST', body: form }));
    },
    portalCookie: async (candidateId) => {
      const { value } = await createPortalSession(deps, deps.db, candidateId);
      return `lt_portal=${value}`;
    },
    adminCookie: async () => {
      const email = `admin-${deps.clock.uuid()}@example.com`;
      await createAdmin(deps, { email, fullName: 'Test HR', password: 'Table-and-chair-7' });
      const [row] = await deps.database.client<{ id: string }[]>`select id from users where email = ${email}`;
      const { value } = await createUserSession(deps, deps.db, UserId.parse(row?.id));
      return `lt_auth=${value}`;
    },
    reviewerCookie: async () => {
      const { userId } = await adminActor(deps);
      await deps.database.client`insert into user_roles (user_id, role) values (${userId}, 'reviewer')`;
      return signedIn(userId);
    },
    accountCookie: async () => {
      const { userId } = await adminActor(deps);
      await deps.database.client`update users set email_verified_at = now() where id = ${userId}`;
      return signedIn(userId);
    },
    employeeCookie: async (candidateId) => {
      const { userId } = await adminActor(deps);
      await deps.database.client`update candidates set user_id = ${userId} where id = ${candidateId}`;
      return signedIn(userId);
    },
    candidateCookie: async (candidateId) => {
      const { userId } = await adminActor(deps);
      await deps.database.client`update users set email_verified_at = now() where id = ${userId}`;
      await deps.database.client`update candidates set user_id = ${userId} where id = ${candidateId}`;
      return signedIn(userId);
    },
    async close() {
      await app.close();
      await deps.close();
    },
  };
}
