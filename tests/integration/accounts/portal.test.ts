import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import { confirmEmail } from '../../../server/features/auth/parts/account.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { changeStatus, reissueCode } from '../../../server/features/candidates/admin.ts';
import type { CandidateDetail, CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { codeOf, emailedToken, ownerOf, password, setStatus, signUpForm } from '../../support/accounts.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminActor, applied, shortlisted, someIp } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const newAddress = (): string => `nia-${crypto.randomUUID()}@example.com`;
const enter = (code: string) => openPortal(app.deps, code, { ip: someIp() });
const view = (cookie: string) => app.query('candidatePortal.view', undefined, cookie);
const viewed = async (cookie: string): Promise<PortalView> => (await view(cookie)).data as PortalView;

/** Signs up with the address and confirms it; answers with the cookie of the account. */
async function account(email: string, { confirmed = true } = {}): Promise<string> {
  await signUp(app.deps, signUpForm({ email }), { ip: someIp() });
  const { owner, value } = await ownerOf(app.deps, email);
  if (confirmed) await confirmEmail(app.deps, owner, await emailedToken(app.deps, 'confirm', email));
  return `lt_auth=${value}`;
}

/** The newest code that was emailed there: tests run at one moment, so the order of all emails says nothing. */
async function codeTo(email: string): Promise<string> {
  const written = (await app.deps.emails()).findLast(
    ({ kind, to }) => kind === 'access-code' && to === email,
  );
  return written?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '';
}

/** Applied and shortlisted, with the code from the email. */
async function invited(email = newAddress()): Promise<{ id: CandidateId; email: string; code: string }> {
  const id = await applied(app.deps, { email });
  await shortlisted(app.deps, id);
  return { id, email, code: await codeTo(email) };
}

async function move(candidateId: CandidateId, status: CandidateStatus, notify = true): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  await changeStatus(app.deps, await adminActor(app.deps), { candidateId, status, notify, idempotencyKey });
}

describe('an account and the portal of its record', () => {
  it('opens it once the address is proven, and the code ends only then', async () => {
    const { id, email, code } = await invited();
    const unproven = await account(email, { confirmed: false });
    expect((await view(unproven)).code).toBe('session_ended');
    const { session } = await enter(code);
    const byCode = `lt_portal=${session.value}`;

    const { owner } = await ownerOf(app.deps, email);
    await confirmEmail(app.deps, owner, await emailedToken(app.deps, 'confirm', email));
    // Confirmed, but not opened yet: what was emailed still works.
    expect((await viewed(byCode)).byAccount).toBe(false);
    expect(await codeOf(enter(code))).toBe('done');

    const mine = await viewed(unproven);
    expect(mine).toMatchObject({ email, status: 'shortlisted', canInterview: true, byAccount: true });
    expect(await codeOf(enter(code))).toBe('invalid_access_code');
    expect((await view(byCode)).code).toBe('session_ended');
    const admin = await app.adminCookie();
    const detail = (await app.query('admin.candidate', { candidateId: id }, admin)).data as CandidateDetail;
    expect(detail.accessCode).toBeNull();
    expect(detail.timeline.map(({ text }) => text)).toContain(
      'Opened the portal with their account, so the access code ended',
    );
    // Reading again changes nothing.
    await viewed(unproven);
    const [row] = await app.deps.database.client`
      select count(*)::int as n from candidate_events where candidate_id = ${id} and kind = 'code_revoked'`;
    expect(row?.n).toBe(1);
  });

  it('holds the interview from start to stream', { timeout: 15_000 }, async () => {
    const { email } = await invited();
    const cookie = await account(email);
    expect((await app.mutate('interview.start', { consent: true }, cookie)).status).toBe(200);
    const heard = new Promise<string>((resolve) => {
      const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
        headers: { origin: app.address, cookie },
      });
      socket.on('open', () =>
        socket.send(
          JSON.stringify({ id: 1, method: 'subscription', params: { path: 'interview.events', input: {} } }),
        ),
      );
      socket.on('message', (raw) => {
        const { result } = JSON.parse(raw.toString());
        // S4: signed out, the stream ends within seconds.
        if (result?.type === 'data') void app.mutate('auth.signOut', undefined, cookie);
        if (result?.type === 'stopped') {
          resolve('stopped');
          socket.close();
        }
      });
    });
    expect(await heard).toBe('stopped');
    expect((await view(cookie)).code).toBe('session_ended');
  });

  it('waits for the shortlist with the interview', async () => {
    const email = newAddress();
    const id = await applied(app.deps, { email });
    const cookie = await account(email);
    const current = async () => (await viewed(cookie)).stages.find(({ state }) => state === 'current')?.stage;
    expect(await viewed(cookie)).toMatchObject({ status: 'applied', canInterview: false });
    // Nobody is told that they’re on the shortlist, or that the interview is ready, before it is so.
    expect(await current()).toBe('shortlisted');
    expect((await app.mutate('interview.start', { consent: true }, cookie)).code).toBe('interview_not_open');
    await setStatus(app.deps, id, 'shortlisted');
    expect((await viewed(cookie)).canInterview).toBe(true);
    expect(await current()).toBe('interview');
    // Not a slip that's undone at once, which would leave no date.
    app.deps.clock.forward(3_600_000);
    await setStatus(app.deps, id, 'applied');
    const back = (await viewed(cookie)).stages.find(({ stage }) => stage === 'shortlisted');
    expect(back).toEqual({ stage: 'shortlisted', state: 'current', at: null });
    await setStatus(app.deps, id, 'shortlisted');
    expect((await app.mutate('interview.start', { consent: true }, cookie)).status).toBe(200);
  });

  it('closes with a rejection', async () => {
    const { id, email } = await invited();
    await account(email);
    await setStatus(app.deps, id, 'rejected');
    const again = await ownerOf(app.deps, email);
    expect(again.home).toBe('/candidate');
    expect((await view(`lt_auth=${again.value}`)).code).toBe('session_ended');
  });

  it('never opens the portal of whoever used this browser before', async () => {
    const [first, second] = [await invited(), await invited()];
    await account(second.email);
    const { session } = await enter(first.code);
    const portal = `lt_portal=${session.value}`;
    const answer = await fetch(`${app.address}/trpc/auth.signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: portal },
      body: JSON.stringify({ email: second.email, password }),
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((line) => line.startsWith('lt_portal=;'))).toBe(true);
    const auth = cookies.find((line) => line.startsWith('lt_auth='))?.split(';')[0] ?? '';
    expect((await viewed(`${portal}; ${auth}`)).email).toBe(second.email);
    // Somebody who enters a code now means its portal.
    const fresh = (await enter(first.code)).session;
    expect((await viewed(`lt_portal=${fresh.value}; ${auth}`)).email).toBe(first.email);
  });

  it('replaces what a code opened in the browser in which the address is confirmed', async () => {
    const { email, code } = await invited();
    const unproven = await account(email, { confirmed: false });
    const both = `lt_portal=${(await enter(code)).session.value}; ${unproven}`;
    expect((await viewed(both)).byAccount).toBe(false);
    const answer = await fetch(`${app.address}/trpc/auth.confirmEmail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: both },
      body: JSON.stringify({ token: await emailedToken(app.deps, 'confirm', email) }),
    });
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('lt_portal=;'))).toBe(true);
    expect((await viewed(both)).byAccount).toBe(true);
  });
});

describe('hiring', () => {
  it('ends the code and every browser inside with it', async () => {
    const { id, code } = await invited();
    const { session } = await enter(code);
    await setStatus(app.deps, id, 'hired');
    expect(await codeOf(enter(code))).toBe('invalid_access_code');
    expect((await view(`lt_portal=${session.value}`)).code).toBe('session_ended');
    const actor = await adminActor(app.deps);
    const again = reissueCode(app.deps, actor, { candidateId: id, idempotencyKey: crypto.randomUUID() });
    expect(await codeOf(again)).toBe('conflict');
  });

  it('gives the code back when it is undone at once, and not later', async () => {
    const slip = await invited();
    await app.deps.database.client`update mails set state = 'sent' where candidate_id = ${slip.id}`;
    await move(slip.id, 'hired');
    app.deps.clock.forward(8_000);
    await move(slip.id, 'shortlisted', false);
    expect(await codeOf(enter(slip.code))).toBe('done');

    const former = await invited();
    await move(former.id, 'hired');
    app.deps.clock.forward(3_600_000);
    await move(former.id, 'shortlisted', false);
    expect(await codeOf(enter(former.code))).toBe('invalid_access_code');
  });

  it('sends codes to people on the shortlist only', async () => {
    const email = newAddress();
    const id = await applied(app.deps, { email });
    const actor = await adminActor(app.deps);
    const send = () => reissueCode(app.deps, actor, { candidateId: id, idempotencyKey: crypto.randomUUID() });
    expect(await codeOf(send())).toBe('conflict');
    await move(id, 'interviewed');
    expect(await codeOf(send())).toBe('done');
    expect(await codeOf(enter(await codeTo(email)))).toBe('done');
  });
});
