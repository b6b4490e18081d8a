import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, validCode } from '../../../server/features/accessCodes/service.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import {
  changeStatus,
  changeStatuses,
  reissueCode,
  reissueInvitation,
} from '../../../server/features/candidates/admin.ts';
import { candidateDetail, readCandidate } from '../../../server/features/candidates/service.ts';
import { countCells } from '../../../server/features/fairness/parts/cells.ts';
import { invitedBy } from '../../../server/features/invitations/service.ts';
import { mergeCandidates } from '../../../server/features/merges/service.ts';
import { erasePersonNow } from '../../../server/features/privacy/parts/console.ts';
import { planRetention } from '../../../server/features/privacy/parts/retention.ts';
import { monthReport } from '../../../server/features/reports/parts/month.ts';
import { statusDates } from '../../../server/features/timeline/service.ts';
import { registerEmailTasks } from '../../../server/platform/email/tasks.ts';
import type { EmailTransport, OutboundMessage } from '../../../server/platform/email/transport.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { type CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { codeOf, emailedToken, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { handedIn } from '../../support/handIn.ts';
import { adminActor, applied, someIp } from '../../support/stories.ts';

/** A decision HR undoes while undo is offered, which sends nothing by itself, leaves everything as it was before. */

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

async function set(candidateId: CandidateId, status: CandidateStatus, notify = false): Promise<void> {
  await changeStatus(deps, actor, { candidateId, status, notify, idempotencyKey: crypto.randomUUID() });
}
/** A change and, five seconds later, its undo. */
async function slip(candidateId: CandidateId, status: CandidateStatus, notify = true): Promise<void> {
  const { status: before } = await readCandidate(deps, candidateId);
  await set(candidateId, status, notify);
  deps.clock.forward(5_000);
  await set(candidateId, before);
}
const leave = async (id: CandidateId): Promise<void> => {
  await deps.database.client`update mails set state = 'sent' where candidate_id = ${id}`;
};
const emailsOf = async (id: CandidateId, kind: string) => {
  const { email } = await readCandidate(deps, id);
  return (await deps.emails()).filter((written) => written.to === email && written.kind === kind);
};
const codesOf = async (id: CandidateId): Promise<string[]> =>
  (await emailsOf(id, 'access-code')).map(
    ({ text }) => text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '',
  );
const opens = (code: string | undefined) => codeOf(openPortal(deps, code ?? '', { ip: someIp() }));
const invitationOf = async (id: CandidateId): Promise<string> =>
  emailedToken(deps, 'invitation', (await readCandidate(deps, id)).email);

/** Applied and shortlisted a minute ago; the code has arrived. */
async function invited(): Promise<{ id: CandidateId; code: string }> {
  const id = await applied(deps);
  await set(id, 'shortlisted', true);
  await leave(id);
  deps.clock.forward(3_600_000);
  return { id, code: (await codesOf(id))[0] ?? '' };
}
async function hired(): Promise<CandidateId> {
  const id = await applied(deps);
  await set(id, 'hired', true);
  await leave(id);
  deps.clock.forward(DAY_MS);
  return id;
}

describe('a decision undone at once', () => {
  it.each(['rejected', 'applied', 'hired'] as const)('gives the code back: %s', async (status) => {
    const { id, code } = await invited();
    await slip(id, status);
    expect(await opens(code)).toBe('done');
    expect(await codesOf(id)).toEqual([code]);
  });

  it('says in the timeline that the code, or the invitation, was restored', async () => {
    const { id } = await invited();
    await slip(id, 'rejected');
    const employee = await hired();
    await slip(employee, 'rejected');
    const told = async (person: CandidateId) =>
      (await candidateDetail(deps, person)).timeline.map(({ text, actor: by }) => [text, by !== null]);
    expect(await told(id)).toContainEqual(['Access code restored', true]);
    expect(await told(employee)).toContainEqual(['Invitation restored', true]);
    // Nothing was revoked, so nothing is restored.
    const never = await applied(deps);
    await slip(never, 'rejected');
    expect(JSON.stringify(await told(never))).not.toContain('again');
  });

  it('gives it back to several people in one go, and for another open stage', async () => {
    const people = [await invited(), await invited()];
    const candidateIds = people.map(({ id }) => id);
    const all = (status: CandidateStatus) =>
      changeStatuses(deps, actor, {
        candidateIds,
        status,
        notify: false,
        idempotencyKey: crypto.randomUUID(),
      });
    await all('rejected');
    deps.clock.forward(5_000);
    expect(await all('interviewed')).toMatchObject({ left: 0 });
    for (const { code } of people) expect(await opens(code)).toBe('done');
  });

  it('stands after a minute', async () => {
    const { id, code } = await invited();
    await set(id, 'rejected');
    deps.clock.forward(61_000);
    await set(id, 'shortlisted');
    expect(await opens(code)).toBe('invalid_access_code');
  });

  it.each(['rejected', 'applied', 'hired'] as const)(
    'sends the code that hadn’t left: %s',
    async (status) => {
      const id = await applied(deps);
      await set(id, 'shortlisted', true);
      deps.clock.forward(61_000);
      await slip(id, status);
      const codes = await codesOf(id);
      expect(codes).toHaveLength(1);
      expect(await opens(codes[0])).toBe('done');
    },
  );

  it('doesn’t bring back what the undo itself took', async () => {
    const id = await applied(deps);
    await slip(id, 'shortlisted');
    deps.clock.forward(5_000);
    await set(id, 'shortlisted');
    expect([await codesOf(id), await validCode(deps, id)]).toEqual([[], null]);
  });

  it('gives back the invitation and the day of the hire', async () => {
    const id = await hired();
    const [token, { hiredAt }] = [await invitationOf(id), await readCandidate(deps, id)];
    expect(await invitedBy(deps, deps.db, token)).toBe(id);
    deps.clock.forward(5 * DAY_MS);
    await slip(id, 'rejected');
    expect(await invitedBy(deps, deps.db, token)).toBe(id);
    expect(await readCandidate(deps, id)).toMatchObject({ status: 'hired', hiredAt });
    expect(await emailsOf(id, 'rejected')).toEqual([]);
  });

  it('sends the invitation, and the email of an account, that hadn’t left', async () => {
    const id = await applied(deps);
    await set(id, 'hired', true);
    const before = await invitationOf(id);
    await slip(id, 'interviewed');
    const [email, ...more] = await emailsOf(id, 'hired');
    expect(more).toEqual([]);
    const token = email?.text.match(/#invitation=([\w-]{43})/)?.[1] ?? '';
    expect(token).not.toBe(before);
    expect(await invitedBy(deps, deps.db, token)).toBe(id);
    const form = signUpForm({
      email: (await readCandidate(deps, id)).email,
      role: 'employee',
      invitation: token,
    });
    await signUp(deps, form, { ip: someIp() });
    await leave(id);
    await set(id, 'applied');
    deps.clock.forward(61_000);
    await set(id, 'hired', true);
    await slip(id, 'rejected');
    const waiting = await deps.database.client`
      select sensitive from mails where candidate_id = ${id} and kind = 'hired' and state = 'queued'`;
    expect(waiting).toMatchObject([{ sensitive: false }]);
  });

  it('sends the rejection that hadn’t left', async () => {
    const [told, untold] = [await applied(deps), await applied(deps)];
    await set(told, 'rejected', true);
    await set(untold, 'rejected');
    deps.clock.forward(61_000);
    for (const id of [told, untold]) await slip(id, 'interviewed');
    expect(await emailsOf(told, 'rejected')).toHaveLength(1);
    expect(await emailsOf(untold, 'rejected')).toEqual([]);
  });

  it('brings back nothing that a merge ended meanwhile', async () => {
    const { id: gone, code } = await invited();
    const kept = await applied(deps);
    await set(kept, 'rejected');
    await set(gone, 'rejected');
    await mergeCandidates(deps, actor, {
      keptId: kept,
      goneId: gone,
      takeFromGone: [],
      idempotencyKey: crypto.randomUUID(),
    });
    await set(kept, 'shortlisted');
    expect(await opens(code)).toBe('invalid_access_code');
  });
});

describe('a hire undone at once', () => {
  const month = '2026-11';
  const hires = async () => {
    const viewer = { userId: UserId.parse(crypto.randomUUID()), roles: ['admin' as const] };
    const { lines } = await monthReport(deps, viewer, { month, zone: 'UTC' });
    return lines.find(({ key }) => key === 'hires')?.value;
  };
  const reached = async (): Promise<number> => {
    const from = new Date('2026-01-01T00:00:00Z');
    const cells = await deps.db.transaction((tx) => countCells(tx, from, new Date('2028-01-01T00:00:00Z')));
    return cells.reduce((sum, cell) => sum + cell.hired, 0);
  };

  it('counts in no report, and gives back the day of an earlier one', async () => {
    deps.clock.set(new Date('2026-11-25T09:00:00Z'));
    const [id, former] = [await applied(deps), await hired()];
    await set(former, 'rejected');
    const { hiredAt } = await readCandidate(deps, former);
    deps.clock.forward(3_600_000);
    const before = [await hires(), await reached()];
    await slip(id, 'hired');
    await slip(former, 'hired');
    expect([await hires(), await reached()]).toEqual(before);
    expect((await readCandidate(deps, id)).hiredAt).toBeNull();
    expect((await readCandidate(deps, former)).hiredAt).toEqual(hiredAt);
    expect([...(await statusDates(deps, id)).keys()]).toEqual([]);
    await set(id, 'hired');
    expect([await hires(), await reached()]).not.toEqual(before);
    expect((await statusDates(deps, id)).has('hired')).toBe(true);
  });

  it('keeps nothing for payroll: ID and bank data go after the time for rejected people', async () => {
    const [slipped, worked] = [await applied(deps), await applied(deps)];
    for (const id of [slipped, worked]) {
      await set(id, 'shortlisted');
      await handedIn(deps, id);
      deps.clock.forward(3_600_000);
    }
    await slip(slipped, 'hired');
    await set(worked, 'hired');
    deps.clock.forward(3_600_000);
    for (const id of [slipped, worked]) await set(id, 'rejected');
    deps.clock.forward(91 * DAY_MS);
    const vaults = (await planRetention(deps)).due.filter(({ what }) => what === 'vault');
    const due = vaults.map(({ candidateId }) => candidateId);
    expect([due.includes(slipped), due.includes(worked)]).toEqual([true, false]);
  });

  it('keeps nothing after a deletion', async () => {
    const id = await applied(deps);
    await slip(id, 'hired');
    const { email } = await readCandidate(deps, id);
    await erasePersonNow(deps, email);
    const left = await deps.database.client`select id from candidates where id = ${id}`;
    expect(left).toEqual([]);
  });
});

describe('a stage by mistake', () => {
  const stages = async (id: CandidateId) =>
    deps.database.client`select stage, left_at is null as open from candidate_stays
      where candidate_id = ${id} order by id`.then((rows) => rows.map(({ stage, open }) => [stage, open]));
  const reached = async () => {
    const from = new Date('2026-01-01T00:00:00Z');
    const cells = await deps.db.transaction((tx) => countCells(tx, from, new Date('2028-01-01T00:00:00Z')));
    return cells.reduce((sum, cell) => sum + cell.shortlisted, 0);
  };
  /** Decided on an hour ago. */
  async function decided(status: CandidateStatus): Promise<CandidateId> {
    const id = await applied(deps);
    deps.clock.forward(3_600_000);
    await set(id, status);
    deps.clock.forward(3_600_000);
    return id;
  }

  it.each(['applied', 'shortlisted', 'interviewed'] as const)(
    'leaves nothing when it is undone after a decision: %s',
    async (mistake) => {
      const id = await decided('rejected');
      const before = await reached();
      await slip(id, mistake, false);
      expect(await stages(id)).toEqual([['applied', false]]);
      expect(await reached()).toBe(before);
      const employee = await decided('hired');
      await slip(employee, mistake, false);
      expect(await stages(employee)).toEqual([['applied', false]]);
    },
  );

  it('leaves nothing when an earlier one is chosen instead, whose time starts with it', async () => {
    const id = await applied(deps);
    deps.clock.forward(3_600_000);
    await set(id, 'interviewed');
    const at = deps.clock.now();
    deps.clock.forward(5_000);
    await set(id, 'shortlisted');
    expect(await stages(id)).toEqual([
      ['applied', false],
      ['shortlisted', true],
    ]);
    const [open] = await deps.database.client<{ since: boolean }[]>`
      select entered_at = ${at.toISOString()}::timestamptz as since
      from candidate_stays where candidate_id = ${id} and left_at is null`;
    expect(open).toEqual({ since: true });
    deps.clock.forward(5_000);
    await set(id, 'applied');
    expect(await stages(id)).toEqual([['applied', true]]);
  });

  it('counts after a minute, and on the way forward', async () => {
    const late = await decided('rejected');
    await set(late, 'shortlisted');
    deps.clock.forward(61_000);
    await set(late, 'rejected');
    expect(await stages(late)).toEqual([
      ['applied', false],
      ['shortlisted', false],
    ]);
    const quick = await applied(deps);
    await set(quick, 'interviewed');
    deps.clock.forward(5_000);
    await set(quick, 'rejected');
    expect(await stages(quick)).toEqual([
      ['applied', false],
      ['interviewed', false],
    ]);
  });
});

describe('a decision undone while an email is with a server that fails', () => {
  let transport: EmailTransport;
  const nothingLeft = async () => {
    await deps.database.client`delete from mails`;
    await deps.database.client`delete from test_tasks`;
  };
  beforeAll(() =>
    registerEmailTasks({
      ...deps,
      transport: {
        send: (message) => transport.send(message),
        forget: async () => {},
        close: async () => {},
      },
      sender: async () => ({ from: 'Longtable <no-reply@longtable.example>' }),
    }),
  );
  beforeEach(nothingLeft);
  afterEach(nothingLeft);

  /** Slips while the server has the email; what arrives once it works again. */
  async function arriving(id: CandidateId, mistake: CandidateStatus): Promise<OutboundMessage[]> {
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const send = () => {
      begun.resolve();
      return answered.promise;
    };
    transport = { send, forget: async () => {}, close: async () => {} };
    const failed = deps.queue.run('mail.send');
    await begun.promise;
    deps.clock.forward(61_000);
    await slip(id, mistake, false);
    answered.reject(new Error('The server went away'));
    await failed.catch(() => {});
    const arrived: OutboundMessage[] = [];
    transport.send = async (message) => void arrived.push(message);
    await deps.queue.run('mail.send');
    return arrived;
  }

  it.each(['rejected', 'applied', 'hired'] as const)('sends one code: %s', async (mistake) => {
    const id = await applied(deps);
    await nothingLeft();
    await set(id, 'shortlisted', true);
    const arrived = await arriving(id, mistake);
    expect(arrived).toHaveLength(1);
    const [code] = arrived[0]?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/) ?? [];
    expect(await opens(code)).toBe('done');
  });

  it('sends one invitation', async () => {
    const id = await applied(deps);
    await nothingLeft();
    await set(id, 'hired', true);
    const arrived = await arriving(id, 'interviewed');
    expect(arrived).toHaveLength(1);
    const token = arrived[0]?.text.match(/#invitation=([\w-]{43})/)?.[1] ?? '';
    expect(await invitedBy(deps, deps.db, token)).toBe(id);
  });

  it('sends one rejection', async () => {
    const id = await applied(deps);
    await nothingLeft();
    await set(id, 'rejected', true);
    expect(await arriving(id, 'interviewed')).toHaveLength(1);
  });
});

describe('a code or an invitation that HR replaces', () => {
  const again = (candidateId: CandidateId) => ({ candidateId, idempotencyKey: crypto.randomUUID() });

  it('is no longer emailed', async () => {
    const [id, employee] = [await applied(deps), await applied(deps)];
    await set(id, 'shortlisted', true);
    await reissueCode(deps, actor, again(id));
    const codes = await codesOf(id);
    expect(codes).toHaveLength(1);
    expect(await opens(codes[0])).toBe('done');
    await set(employee, 'hired', true);
    await reissueInvitation(deps, actor, again(employee));
    expect(await emailsOf(employee, 'hired')).toHaveLength(1);
    expect(await invitedBy(deps, deps.db, await invitationOf(employee))).toBe(employee);
  });
});
