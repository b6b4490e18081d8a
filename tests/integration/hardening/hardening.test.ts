import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { appRouter } from '../../../server/router.ts';
import type { Access } from '../../../server/trpc.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied, hired, shortlisted } from '../../support/stories.ts';

let app: TestApp;
let candidateId: CandidateId;
let applicantId: CandidateId;
let hiredId: CandidateId;
let provenId: CandidateId;
beforeAll(async () => {
  app = await testApp();
  candidateId = await applied(app.deps);
  applicantId = await applied(app.deps);
  hiredId = await hired(app.deps);
  provenId = await applied(app.deps);
});

/** Signing out is among what is tried, so everybody comes with a session of their own each time. */
const people: Record<
  'anonymous' | 'portal' | 'signedIn' | 'unproven' | 'candidate' | 'hired' | 'reviewer' | 'admin',
  () => Promise<string | undefined>
> = {
  anonymous: async () => undefined,
  portal: () => app.portalCookie(candidateId),
  signedIn: () => app.accountCookie(),
  unproven: () => app.employeeCookie(applicantId),
  candidate: () => app.candidateCookie(provenId),
  hired: () => app.employeeCookie(hiredId),
  reviewer: () => app.reviewerCookie(),
  admin: () => app.adminCookie(),
};
afterAll(() => app.close());

/** What every procedure answers to whom; a procedure that is not in this table fails the test below. */
const table: Record<string, Access> = {
  'jobs.list': 'public',
  'jobs.byId': 'public',
  'jobs.page': 'public',
  'applications.confirm': 'public',
  'applications.resend': 'public',
  'applications.submit': 'public',
  'contact.send': 'public',
  'auth.me': 'public',
  'auth.signIn': 'public',
  'auth.signOut': 'public',
  'auth.signUp': 'public',
  'auth.invitation': 'public',
  'auth.requestReset': 'public',
  'auth.reset': 'public',
  'auth.confirmEmail': 'signedIn',
  'auth.resendConfirmation': 'signedIn',
  'auth.requestEmailChange': 'signedIn',
  'auth.emailChange': 'signedIn',
  'auth.confirmEmailChange': 'signedIn',
  'auth.changePassword': 'signedIn',
  'auth.sessions': 'signedIn',
  'auth.endSession': 'signedIn',
  'auth.endOtherSessions': 'signedIn',
  'auth.secondFactor': 'signedIn',
  'auth.beginSecondFactor': 'signedIn',
  'auth.confirmSecondFactor': 'signedIn',
  'auth.endSecondFactor': 'signedIn',
  'auth.renewRecoveryCodes': 'signedIn',
  'profile.view': 'employee',
  'profile.update': 'employee',
  'profile.history': 'employee',
  'company.legal': 'public',
  'candidatePortal.open': 'public',
  'candidatePortal.leave': 'public',
  'candidatePortal.door': 'public',
  'candidatePortal.view': 'portal',
  'candidatePortal.fileLink': 'portal',
  'interview.state': 'portal',
  'interview.start': 'portal',
  'interview.send': 'portal',
  'interview.retry': 'portal',
  'interview.stopForToday': 'portal',
  'interview.resume': 'portal',
  'interview.complete': 'portal',
  'interview.requestHuman': 'portal',
  'interview.requestReview': 'portal',
  'interview.transcript': 'portal',
  'interview.events': 'portal',
  'workSessions.state': 'hired',
  'workSessions.start': 'hired',
  'workSessions.send': 'hired',
  'workSessions.retry': 'hired',
  'workSessions.resume': 'hired',
  'workSessions.end': 'hired',
  'workSessions.contest': 'hired',
  'workSessions.events': 'hired',
  'employee.me': 'employee',
  'employee.dashboard': 'employee',
  'employee.assignments': 'employee',
  'employee.assignment': 'employee',
  'employee.events': 'employee',
  'employee.reports': 'employee',
  'employee.ticks': 'employee',
  'employee.tick': 'employee',
  'admin.overview.counts': 'panel',
  'admin.overview.charts': 'panel',
  'admin.overview.needs': 'panel',
  'admin.overview.steps': 'admin',
  'admin.overview.putOff': 'admin',
  'admin.overview.endSteps': 'admin',
  'admin.jobs.list': 'panel',
  'admin.jobs.byId': 'panel',
  'admin.jobs.save': 'admin',
  'admin.jobs.rubric': 'panel',
  'admin.jobs.rubricVersions': 'panel',
  'admin.jobs.saveRubric': 'admin',
  'admin.jobs.setStatus': 'admin',
  'admin.jobs.delete': 'admin',
  'admin.employees.list': 'panel',
  'admin.sessions.list': 'panel',
  'admin.sessions.byId': 'panel',
  'admin.sessions.practice': 'panel',
  'admin.sessions.practiceById': 'panel',
  'admin.inbox.requests': 'panel',
  'admin.inbox.documents': 'admin',
  'admin.inbox.answer': 'admin',
  'admin.mails.cameBack': 'admin',
  'admin.mails.correct': 'admin',
  'admin.mails.leave': 'admin',
  'admin.mails.list': 'panel',
  'admin.mails.preview': 'admin',
  'admin.mails.retry': 'admin',
  'admin.mails.returned': 'admin',
  'admin.mails.undoCameBack': 'admin',
  'admin.audit.list': 'panel',
  'admin.exports.prepare': 'panel',
  'admin.exports.count': 'panel',
  'admin.exports.recent': 'panel',
  'admin.exports.choices': 'panel',
  'admin.reports.counts': 'panel',
  'admin.stability.ofInterview': 'panel',
  'admin.stability.report': 'panel',
  'admin.stability.start': 'admin',
  'admin.stability.cancel': 'admin',
  'admin.reports.month': 'panel',
  'admin.reports.fairness': 'admin',
  'admin.reports.validity': 'panel',
  'admin.duplicates.list': 'panel',
  'admin.duplicates.of': 'panel',
  'admin.duplicates.preview': 'admin',
  'admin.duplicates.dismiss': 'admin',
  'admin.duplicates.merge': 'admin',
  'admin.reviews.setting': 'panel',
  'admin.reviews.setSetting': 'admin',
  'admin.reviews.rate': 'admin',
  'admin.reviews.show': 'admin',
  'admin.reviews.seen': 'admin',
  'admin.reviews.agreement': 'panel',
  'admin.results.setting': 'panel',
  'admin.results.setSetting': 'admin',
  'admin.results.earlier': 'panel',
  'admin.results.rescoreAll': 'admin',
  'admin.results.lookedAgain': 'admin',
  'admin.results.open': 'admin',
  'admin.results.confirm': 'admin',
  'clientChat.state': 'hired',
  'clientChat.scenarios': 'hired',
  'clientChat.connect': 'hired',
  'clientChat.replay': 'hired',
  'clientChat.cancel': 'hired',
  'clientChat.chat': 'hired',
  'clientChat.send': 'hired',
  'clientChat.retry': 'hired',
  'clientChat.end': 'hired',
  'clientChat.resume': 'hired',
  'clientChat.saveDraft': 'hired',
  'clientChat.submitReport': 'hired',
  'clientChat.retryCoaching': 'hired',
  'clientChat.history': 'hired',
  'clientChat.past': 'hired',
  'clientChat.trend': 'hired',
  'clientChat.events': 'hired',
  'admin.practiceChats': 'panel',
  'admin.practiceChat': 'panel',
  'admin.assistant.history': 'admin',
  'admin.assistant.activity': 'admin',
  'admin.assistant.clear': 'admin',
  'admin.assistant.ask': 'admin',
  'admin.assistant.sendMail': 'admin',
  'admin.candidates': 'panel',
  'admin.candidate': 'panel',
  'admin.boardColumn': 'panel',
  'admin.candidateCounts': 'panel',
  'documents.own': 'portal',
  'documents.submit': 'portal',
  'documents.update': 'portal',
  'documents.sendBankCode': 'portal',
  'documents.ofCandidate': 'admin',
  'documents.reveal': 'admin',
  'documents.markChecked': 'admin',
  'documents.ask': 'admin',
  'documents.withdraw': 'admin',
  'documents.payroll': 'admin',
  'documents.settings': 'admin',
  'documents.setSettings': 'admin',
  'selfIdentification.own': 'portal',
  'selfIdentification.save': 'portal',
  'selfIdentification.withdraw': 'portal',
  'privacy.request': 'public',
  'privacy.confirm': 'public',
  'privacy.openDownload': 'public',
  'privacy.requestOwn': 'portal',
  'privacy.requests': 'admin',
  'privacy.carryOut': 'admin',
  'privacy.holds': 'admin',
  'privacy.setHold': 'admin',
  'privacy.retention': 'admin',
  'privacy.setRetention': 'admin',
  'admin.contests': 'panel',
  'admin.decideContest': 'admin',
  'admin.changeStatus': 'admin',
  'admin.changeStatuses': 'admin',
  'admin.statusMail': 'panel',
  'admin.settings.house': 'panel',
  'admin.settings.legal': 'panel',
  'admin.settings.saveLegal': 'admin',
  'admin.settings.addLogo': 'admin',
  'admin.settings.undo': 'admin',
  'admin.settings.letters': 'panel',
  'admin.settings.letter': 'panel',
  'admin.settings.previewLetter': 'admin',
  'admin.settings.saveLetter': 'admin',
  'admin.settings.resetLetter': 'admin',
  'admin.settings.undoLetter': 'admin',
  'admin.settings.testLetter': 'admin',
  'admin.settings.people': 'admin',
  'admin.settings.setRole': 'admin',
  'admin.settings.invite': 'admin',
  'admin.settings.save': 'admin',
  'admin.settings.reset': 'admin',
  'admin.settings.history': 'panel',
  'admin.settings.testMail': 'admin',
  'admin.settings.model': 'panel',
  'admin.settings.testModel': 'admin',
  'admin.settings.stopModelTest': 'admin',
  'admin.settings.judging': 'panel',
  'admin.settings.evaluateModel': 'admin',
  'admin.settings.stopEvaluation': 'admin',
  'admin.settings.allowScoring': 'admin',
  'admin.settings.jobChoices': 'panel',
  'admin.demo.people': 'panel',
  'admin.demo.content': 'panel',
  'admin.demo.remove': 'admin',
  'admin.tags.list': 'panel',
  'admin.tags.create': 'admin',
  'admin.tags.update': 'admin',
  'admin.tags.remove': 'admin',
  'admin.tags.merge': 'admin',
  'admin.tags.change': 'admin',
  'admin.views.list': 'panel',
  'admin.views.save': 'panel',
  'admin.views.remove': 'panel',
  'admin.reissueCode': 'admin',
  'admin.reissueInvitation': 'admin',
  'admin.addNote': 'admin',
  'admin.changeRating': 'admin',
  'admin.rescore': 'admin',
  'admin.fileLink': 'admin',
  'admin.filePreview': 'admin',
  'admin.aiStatus': 'panel',
  'admin.events': 'panel',
  'admin.previewTurn': 'admin',
  'admin.previewRatings': 'admin',
  'safety.flags': 'admin',
  'safety.flag': 'admin',
  'safety.count': 'admin',
  'safety.take': 'admin',
  'safety.open': 'admin',
  'safety.close': 'admin',
  'safety.contact': 'admin',
  'safety.setContact': 'admin',
};
const refusals: Record<Access, string[]> = {
  public: [],
  portal: ['session_ended'],
  signedIn: ['not_signed_in'],
  employee: ['not_signed_in', 'email_unconfirmed', 'no_employee_record'],
  hired: ['not_signed_in', 'email_unconfirmed', 'no_employee_record', 'not_hired'],
  panel: ['not_signed_in', 'not_allowed'],
  admin: ['not_signed_in', 'not_allowed'],
};

/**
 * Who stands inside each level: a hired employee is an employee, everybody signed in is signed in, and an account
 * has its record, and the portal of it, once its address is proven.
 */
const insiders: Record<Exclude<Access, 'public'>, string[]> = {
  portal: ['portal', 'candidate'],
  signedIn: ['signedIn', 'unproven', 'candidate', 'hired', 'reviewer', 'admin'],
  employee: ['candidate', 'hired'],
  hired: ['hired'],
  panel: ['reviewer', 'admin'],
  admin: ['admin'],
};

type Typed = { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] } };
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Typed>);

/** Opens a subscription over a raw socket; answers with the error's code, 'started', or how the socket closed. */
function subscribe(path: string, cookie: string | undefined, origin = app.address): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
      headers: { origin, ...(cookie ? { cookie } : {}) },
    });
    socket.on('unexpected-response', (_request, response) => resolve(`http ${response.statusCode}`));
    socket.on('error', () => resolve('error'));
    socket.on('open', () =>
      socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path, input: {} } })),
    );
    socket.on('message', (raw) => {
      const message = JSON.parse(raw.toString());
      resolve(message.error?.data?.domain?.code ?? message.result?.type ?? 'unknown');
      socket.close();
    });
  });
}

it('no query takes a token or a password, because its input stands in the address and in logs of proxies', () => {
  const secret = procedures.filter(([, { _def }]) => {
    const fields = _def.inputs.flatMap((input) =>
      Object.keys(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }).properties ?? {}),
    );
    return _def.type === 'query' && fields.some((field) => /token|password|code$/i.test(field));
  });
  expect(secret.map(([path]) => path)).toEqual([]);
});

describe('S1: every procedure has an access level and keeps to it', () => {
  it('knows every procedure', () => {
    expect(procedures.map(([path]) => path).sort()).toEqual(Object.keys(table).sort());
  });

  it.each(procedures.map(([path, { _def }]) => [path, _def.type] as const))('%s (%s)', async (path, type) => {
    const access = table[path] ?? 'admin';
    // Everybody here sits at one address, which may not call without pause.
    app.deps.clock.forward(2_000);
    for (const [who, come] of Object.entries(people)) {
      const cookie = await come();
      const inside = access === 'public' || insiders[access].includes(who);
      if (type === 'subscription') {
        const got = await subscribe(path, cookie);
        const refused = cookie === undefined ? ['http 401'] : refusals[access];
        if (inside) expect(refusals[access]).not.toContain(got);
        else expect(refused, `${path} for ${who}`).toContain(got);
        continue;
      }
      const { code } =
        type === 'query' ? await app.query(path, {}, cookie) : await app.mutate(path, {}, cookie);
      if (inside) expect(refusals[access], `${path} for ${who}`).not.toContain(code ?? '');
      else expect(refusals[access], `${path} for ${who}`).toContain(code);
    }
  });
});

describe('S5–S7: requests from elsewhere, and too much of anything', () => {
  it('refuses writes that come from another site', async () => {
    const foreign = await app.mutate('auth.signOut', undefined, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect([foreign.status, foreign.code]).toEqual([403, 'cross_site']);
    const origin = await app.mutate('auth.signOut', undefined, undefined, { origin: 'https://evil.example' });
    expect(origin.status).toBe(403);
    const own = await app.mutate('auth.signOut', undefined, undefined, { origin: app.address });
    expect(own.status).toBe(200);
  });

  it('takes JSON only, of 64 KB at most, in batches of ten at most', async () => {
    const multipart = await fetch(`${app.address}/trpc/auth.signOut`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--',
    });
    expect(multipart.status).toBe(400);
    const big = await app.mutate('interview.send', { text: 'x'.repeat(1_000_000) }, await people.portal());
    expect([big.status, big.code]).toEqual([413, 'too_large']);
    const eleven = Array.from({ length: 11 }, () => 'auth.me').join(',');
    const batch = await fetch(`${app.address}/trpc/${eleven}?batch=1&input=%7B%7D`);
    expect(batch.status).toBe(400);
  });

  it('opens a socket for its own pages and people only, and only for subscriptions', async () => {
    expect(await subscribe('interview.events', await people.portal(), 'https://evil.example')).toBe(
      'http 403',
    );
    expect(await subscribe('interview.events', undefined)).toBe('http 401');
    expect(await subscribe('admin.candidates', await people.admin())).toBe('not_found');
    const overHttp = await fetch(`${app.address}/trpc/admin.events`, {
      headers: { cookie: (await people.admin()) ?? '' },
    });
    expect(await overHttp.text()).toContain('invalid_input');
  });

  it('closes a socket that asks for an eleventh subscription or sends a huge frame', async () => {
    const cookie = (await people.admin()) ?? '';
    const closed = (send: (socket: WebSocket) => void): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
          headers: { origin: app.address, cookie },
        });
        socket.on('open', () => send(socket));
        socket.on('close', (code) => resolve(code));
        socket.on('error', () => {});
      });
    const many = Array.from({ length: 11 }, (_, id) => ({
      id,
      method: 'subscription',
      params: { path: 'admin.events' },
    }));
    expect(await closed((socket) => socket.send(JSON.stringify(many)))).toBe(1008);
    expect(await closed((socket) => socket.send('x'.repeat(100_000)))).toBe(1009);
  });

  it('sends pages with a policy that allows no inline script without the nonce', async () => {
    const response = await fetch(`${app.address}/auth`, { headers: { accept: 'text/html' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? 'none';
    expect(await response.text()).toContain(nonce);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('never shows what went wrong inside', async () => {
    await app.deps.database.client`alter table jobs rename to jobs_away`;
    const answer = await app.query('jobs.list', {});
    await app.deps.database.client`alter table jobs_away rename to jobs`;
    expect([answer.status, answer.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(answer)).not.toMatch(/jobs_away|relation|select|at \//);
  });
});

describe('S4: an ended session is over within seconds, on open sockets too', () => {
  it('ends the stream of a portal session that was ended', { timeout: 15_000 }, async () => {
    const person = await applied(app.deps);
    await shortlisted(app.deps, person);
    const cookie = await app.portalCookie(person);
    await app.mutate('interview.start', { consent: true }, cookie);
    const stopped = new Promise<string>((resolve) => {
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
        if (result?.type === 'data') void app.mutate('candidatePortal.leave', undefined, cookie);
        if (result?.type === 'stopped') {
          resolve('stopped');
          socket.close();
        }
      });
    });
    expect(await stopped).toBe('stopped');
    expect((await app.query('candidatePortal.view', undefined, cookie)).code).toBe('session_ended');
  });
});
