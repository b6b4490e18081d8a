import { signIn } from '../../server/features/auth/parts/signIn.ts';
import { signUp } from '../../server/features/auth/parts/signUp.ts';
import { readUserSession } from '../../server/features/auth/sessions.ts';
import { changeStatus } from '../../server/features/candidates/admin.ts';
import type { SignUpInput } from '../../shared/auth/schema.ts';
import type { CandidateStatus } from '../../shared/candidates/schema.ts';
import type { CandidateId } from '../../shared/ids/schema.ts';
import type { TestDeps } from './deps.ts';
import { adminActor, applied, someIp } from './stories.ts';

/** Accounts and what happens to them, for tests that are about signing in. */

export const password = 'Wooden-chair-9';

/** A form that is accepted, but for `changes`. */
export const signUpForm = (changes: Partial<SignUpInput> = {}): SignUpInput => ({
  fullName: 'Ada Test',
  email: `ada-${crypto.randomUUID()}@example.com`,
  role: 'candidate',
  password,
  confirmPassword: password,
  idempotencyKey: crypto.randomUUID(),
  ...changes,
});

/** The code of the refusal, or `done`. */
export const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error) => error.code ?? String(error),
  );

/** The newest token that was emailed in a link of this kind, to this address when one is given. */
export async function emailedToken(
  deps: TestDeps,
  kind: 'invitation' | 'confirm' | 'reset' | 'email',
  email?: string,
): Promise<string> {
  const emails = (await deps.emails()).filter(({ to }) => email === undefined || to === email);
  const tokens = emails.map(({ text }) => text.match(new RegExp(`[#]${kind}=([\\w-]{43})`))?.[1]);
  return tokens.findLast((token) => token !== undefined) ?? '';
}

/** HR changes a status, and emails about it. */
export async function setStatus(deps: TestDeps, candidateId: CandidateId, status: CandidateStatus) {
  const idempotencyKey = crypto.randomUUID();
  await changeStatus(deps, await adminActor(deps), { candidateId, status, notify: true, idempotencyKey });
}

/** Signs in from a new network; answers with who that is, as services want it. */
export async function ownerOf(deps: TestDeps, email: string, secret = password) {
  const ip = someIp();
  const { session, me, home } = await signIn(
    deps,
    { email, password: secret },
    { ip, device: 'Firefox on Linux' },
  );
  const actor = await readUserSession(deps, session.value);
  if (!actor) throw new Error('The session does not work');
  return { owner: { ...actor, ip }, me, home, value: session.value };
}

/** Applied, hired, and with an account made through the invitation. */
export async function employee(deps: TestDeps, email = `eva-${crypto.randomUUID()}@example.com`) {
  const candidateId = await applied(deps, { email });
  await setStatus(deps, candidateId, 'hired');
  const invitation = await emailedToken(deps, 'invitation', email);
  await signUp(deps, signUpForm({ email, role: 'employee', invitation }), { ip: someIp() });
  return { email, candidateId, ...(await ownerOf(deps, email)) };
}
