import { signIn } from '../../server/features/auth/parts/signIn.ts';
import { changeStatus } from '../../server/features/candidates/admin.ts';
import type { AdminDocumentsView, OwnDocuments } from '../../shared/documents/schema.ts';
import type { CandidateId } from '../../shared/ids/schema.ts';
import { canaries, documentsInput } from './handIn.ts';
import type { TestApp } from './http.ts';
import { adminActor, applied, shortlisted, someIp } from './stories.ts';

const ADMIN_PASSWORD = 'Table-and-chair-7';

/** Steps of stories about documents, in the app that a test file started. */
export function documentStories(app: () => TestApp) {
  const ready = async (): Promise<CandidateId> => {
    const id = await applied(app().deps);
    await shortlisted(app().deps, id);
    return id;
  };
  /** Hired people come with their account; a code opens nothing for them. */
  const insideCookie = async (id: CandidateId): Promise<string> => {
    const [row] = await app().deps.database.client<{ status: string }[]>`
      select status from candidates where id = ${id}`;
    return row?.status === 'hired' ? app().candidateCookie(id) : app().portalCookie(id);
  };
  const addressOf = async (id: CandidateId): Promise<string> => {
    const [row] = await app().deps.database.client<{ email: string }[]>`
      select email from candidates where id = ${id}`;
    return row?.email ?? '';
  };
  const own = async (id: CandidateId): Promise<OwnDocuments> =>
    (await app().query('documents.own', undefined, await insideCookie(id))).data as OwnDocuments;
  const ofCandidate = async (id: CandidateId): Promise<AdminDocumentsView> =>
    (await app().query('documents.ofCandidate', { candidateId: id }, await app().adminCookie()))
      .data as AdminDocumentsView;
  /** HR's mark on what is on file, or on an earlier version of it. */
  const check = async (candidateId: CandidateId, cookie: string, seen?: string) => {
    const basedOn = seen ?? (await ofCandidate(candidateId)).onFile?.updatedAt;
    return app().mutate('documents.markChecked', { candidateId, basedOn }, cookie);
  };
  const status = async (candidateId: CandidateId, to: 'hired' | 'rejected'): Promise<void> => {
    const actor = await adminActor(app().deps);
    const idempotencyKey = crypto.randomUUID();
    await changeStatus(app().deps, actor, { candidateId, status: to, notify: false, idempotencyKey });
  };
  /** Signed in with the login that was chosen while handing in. */
  const accountCookie = async (id: CandidateId): Promise<string> => {
    const account = { email: await addressOf(id), password: canaries.password };
    const { session } = await signIn(app().deps, account, { ip: someIp() });
    return `lt_auth=${session.value}`;
  };
  const reveal = (candidateId: CandidateId, cookie: string, more: object = {}) =>
    app().mutate(
      'documents.reveal',
      { candidateId, field: 'ssn', password: ADMIN_PASSWORD, reason: 'First payroll', ...more },
      cookie,
    );
  /** What the form sends when nothing was typed. */
  const untouched = async (person: CandidateId) => ({
    ...(await documentsInput(app().deps, person)),
    address: '',
    ssn: '',
    accountNumber: '',
    routingNumber: '',
    username: '',
    password: '',
    idDocument: null,
  });
  return { ready, addressOf, own, ofCandidate, check, status, accountCookie, reveal, untouched };
}
