import { and, eq, ne, sql } from 'drizzle-orm';
import { brandDefaults } from '../../../../shared/company/brand.ts';
import { type FirstStep, type FirstStepState, firstSteps } from '../../../../shared/company/firstSteps.ts';
import type { Actor } from '../../../actor.ts';
import { lastTest } from '../../../ai/connection/modelState.ts';
import { placeOf } from '../../../ai/connection/place.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { emails } from '../../../db/schema/platform.ts';
import { userRoles } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { changeSetting, readSetting } from '../../../platform/settings/change.ts';
import { hrSettings, sections } from '../../../platform/settings/register.ts';
import { isStored } from '../../../platform/settings/rows.ts';
import { demoContent } from '../../demo/admin.ts';

/**
 * The setup progress of a new installation. Nothing is checked off by hand: a step is done when its result exists.
 * Empty with demo content, and after the finished list was dismissed.
 */
export async function stepsToTake(deps: Deps): Promise<FirstStepState[]> {
  const { db, env, ai } = deps;
  const [later, demo] = await Promise.all([readSetting(db, hrSettings.postponedSteps), demoContent(deps)]);
  if (demo.people + demo.jobs > 0 || later.includes('over')) return [];
  const { identity, mailboxes } = sections(env);
  const [company, mailbox, tested, model, job, people] = await Promise.all([
    isStored(db, identity.key),
    isStored(db, mailboxes.key),
    db.$count(emails, and(eq(emails.kind, 'test'), sql`${emails.sentAt} is not null`)),
    ai.builtIn ? null : lastTest(db, placeOf(env)),
    db.$count(jobs, ne(jobs.demo, true)),
    db.select({ count: sql<number>`count(distinct ${userRoles.userId})::int` }).from(userRoles),
  ]);
  // Set in the environment: the form already shows that address, so there may be nothing to save.
  const sender = mailbox || mailboxes.fallback.fromAddress !== brandDefaults.hrEmail;
  const done: Record<FirstStep, boolean> = {
    company,
    mailbox: sender && tested > 0,
    model: model !== null && model.trouble === null,
    job: job > 0,
    colleague: (people[0]?.count ?? 0) > 1,
  };
  return firstSteps.map((step) => ({
    step,
    state: done[step] ? 'done' : later.includes(step) ? 'later' : 'open',
  }));
}

/** Postpones a step, or brings it back. Idempotent. */
export async function putOff(
  deps: Deps,
  actor: Actor,
  { step, later }: { step: FirstStep; later: boolean },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await changeSetting(deps, tx, actor, hrSettings.postponedSteps, (before) => {
      const others = before.filter((one) => one !== step);
      return later ? [...others, step] : others;
    });
  });
}

/**
 * Dismisses the finished list. It stays hidden even if a step's result disappears later: the test email expires, a
 * colleague leaves, the model changes. Idempotent. @throws DomainError('conflict') if a step isn't done
 */
export async function endSteps(deps: Deps, actor: Actor): Promise<void> {
  if ((await stepsToTake(deps)).some(({ state }) => state !== 'done')) throw new DomainError('conflict');
  await deps.db.transaction(async (tx) => {
    await changeSetting(deps, tx, actor, hrSettings.postponedSteps, (before) =>
      before.includes('over') ? before : [...before, 'over' as const],
    );
  });
}
