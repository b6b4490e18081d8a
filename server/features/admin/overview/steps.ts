import { and, eq, ne, sql } from 'drizzle-orm';
import { type FirstStep, type FirstStepState, firstSteps } from '../../../../shared/company/firstSteps.ts';
import type { Actor } from '../../../actor.ts';
import { lastTest } from '../../../ai/modelState.ts';
import { placeOf } from '../../../ai/place.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { mails } from '../../../db/schema/platform.ts';
import { userRoles } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { changeSetting, readSetting } from '../../../platform/settings/change.ts';
import { hrSettings, sections } from '../../../platform/settings/register.ts';
import { isStored } from '../../../platform/settings/rows.ts';

/**
 * The setup progress of a new installation. Nothing is checked off by hand: a step is done when its result exists.
 * Empty with demo content, and when everything is done.
 */
export async function stepsToTake(deps: Deps): Promise<FirstStepState[]> {
  if (deps.env.DEMO_DATA) return [];
  const { db, env, ai } = deps;
  const { identity, mailboxes } = sections(env);
  const [company, mailbox, tested, model, job, people, later] = await Promise.all([
    isStored(db, identity.key),
    isStored(db, mailboxes.key),
    db.$count(mails, and(eq(mails.kind, 'test'), sql`${mails.sentAt} is not null`)),
    ai.builtIn ? null : lastTest(db, placeOf(env)),
    db.$count(jobs, ne(jobs.demo, true)),
    db.select({ count: sql<number>`count(distinct ${userRoles.userId})::int` }).from(userRoles),
    readSetting(db, hrSettings.postponedSteps),
  ]);
  const done: Record<FirstStep, boolean> = {
    company,
    mailbox: mailbox && tested > 0,
    model: model !== null && model.trouble === null,
    job: job > 0,
    colleague: (people[0]?.count ?? 0) > 1,
  };
  if (firstSteps.every((step) => done[step])) return [];
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
