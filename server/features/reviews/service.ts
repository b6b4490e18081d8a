import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../shared/auth/schema.ts';
import type { CandidateId, InterviewId, UserId } from '../../../shared/ids/schema.ts';
import { finalScore, noRating, type Ratings } from '../../../shared/interview/scoring.ts';
import type {
  BlindSetting,
  InterviewReview,
  OwnCriterion,
  OwnReview,
  RateInterviewInput,
  ShowProposalInput,
} from '../../../shared/reviews/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { interviewReviews } from '../../db/schema/reviews.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { readSetting, saveSetting } from '../../platform/settings/change.ts';
import { hrSettings } from '../../platform/settings/register.ts';
import { recordChange } from '../timeline/service.ts';

/** The viewer. Admins decide, so they rate first; reviewers don't decide and read the proposal. */
export type Viewer = { userId: UserId; roles: readonly Role[] };
type Session = typeof interviewSessions.$inferSelect;
type Review = typeof interviewReviews.$inferSelect;

/** Whether admins are asked to rate before they see the AI's proposal. */
export function blindSetting({ db }: { db: DbOrTx }): Promise<BlindSetting> {
  return readSetting(db, hrSettings.blindReview);
}

/** Turns "rate first" on or off for every admin. */
export function changeBlindSetting(deps: Deps, actor: Actor, value: BlindSetting): Promise<void> {
  return saveSetting(deps, actor, hrSettings.blindReview, value);
}

/** True when this viewer is asked to rate first. */
export async function ratesBlind(deps: Deps, viewer: Viewer): Promise<boolean> {
  return viewer.roles.includes('admin') && (await blindSetting(deps)).on;
}

/** A review that opens the proposal to its owner. */
const opened = sql`(r.criteria is not null or r.shown_at is not null)`;

/** The viewer's own review, if it opens the proposal of the interview `s` to them. */
export const openedBy = ({ userId }: Viewer): SQL => sql`
  select 1 from interview_reviews r where r.interview_id = s.id and r.user_id = ${userId} and ${opened}`;

/** Whose proposed scores this viewer may not see yet. One question for a page of people. */
export async function withheldPeople(
  deps: Deps,
  viewer: Viewer,
  ids: readonly CandidateId[],
): Promise<ReadonlySet<CandidateId>> {
  if (ids.length === 0 || !(await ratesBlind(deps, viewer))) return new Set();
  const rows = await deps.db
    .selectDistinct({ id: interviewSessions.candidateId })
    .from(interviewSessions)
    .where(
      and(
        inArray(interviewSessions.candidateId, [...ids]),
        sql`${interviewSessions.ratings} is not null`,
        sql`not exists (select 1 from interview_reviews r
          where r.interview_id = "interview_sessions"."id" and r.user_id = ${viewer.userId} and ${opened})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Which of these interviews have a proposal or ratings that this viewer may not see yet. */
export async function withheldInterviews(
  deps: Deps,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || !(await ratesBlind(deps, viewer))) return new Set();
  const rows = await deps.db.execute<{ id: string }>(sql`
    select r.interview_id as id from interview_reviews r
    where ${inArray(sql`r.interview_id`, [...ids])} and r.user_id = ${viewer.userId} and ${opened}`);
  const open = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !open.has(id)));
}

/** The interviews of these that the viewer has rated: only those show others' ratings. */
export async function ratedInterviews(
  deps: Deps,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await deps.db.execute<{ id: string }>(sql`
    select r.interview_id as id from interview_reviews r
    where ${inArray(sql`r.interview_id`, [...ids])} and r.user_id = ${viewer.userId} and r.criteria is not null`);
  return new Set(rows.map(({ id }) => id));
}

/** The viewer's relation to these interviews, without those that have no proposal. */
export async function reviewsOf(
  deps: Deps,
  viewer: Viewer,
  interviews: readonly { id: InterviewId; ratings: Ratings | null }[],
): Promise<Map<InterviewId, InterviewReview>> {
  const ids = interviews.filter(({ ratings }) => ratings !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [blind, rows] = await Promise.all([
    ratesBlind(deps, viewer),
    deps.db
      .select({ review: interviewReviews, name: users.fullName })
      .from(interviewReviews)
      .innerJoin(users, eq(users.id, interviewReviews.userId))
      .where(inArray(interviewReviews.interviewId, ids))
      .orderBy(interviewReviews.createdAt),
  ]);
  return new Map(
    interviews.flatMap(({ id, ratings }) => {
      if (!ratings) return [];
      const here = rows.filter(({ review }) => review.interviewId === id);
      const mine = here.find(({ review }) => review.userId === viewer.userId)?.review ?? null;
      const own = mine && ownReview(mine);
      const others = here.flatMap(({ review, name }) => {
        const other = review.userId === viewer.userId ? null : ownReview(review);
        return other ? [{ ...other, name }] : [];
      });
      const view: InterviewReview = {
        withheld: blind && !own && !mine?.shownAt,
        criteria: ratings.criteria.map(({ criterion, label, weight, notRated }) => ({
          ...{ criterion, label, weight },
          ...(notRated && { notRated }),
        })),
        own,
        shownAt: mine?.shownAt?.toISOString() ?? null,
        seen: Boolean(mine?.seenAt ?? mine?.shownAt),
        others: own ? others : [],
        othersCount: others.length,
      };
      return [[id, view] as const];
    }),
  );
}

function ownReview({ criteria, score, note, blind, ratedAt }: Review): OwnReview | null {
  if (!criteria || score === null || !ratedAt) return null;
  return { criteria, score, note, blind, ratedAt: ratedAt.toISOString() };
}

/**
 * Stores an admin's rating of an interview, one per admin and interview. It can be changed; the first one is
 * kept for agreement, and the audit log has every change. Idempotent by key.
 * @throws DomainError not_found (no interview with a proposal), invalid_input (not its criteria)
 */
export async function rateInterview(
  deps: Deps,
  actor: Actor,
  input: RateInterviewInput,
): Promise<{ score: number }> {
  return deps.db.transaction(async (tx) => {
    const { session, ratings } = await lockScored(tx, input.interviewId);
    const criteria = ownCriteria(ratings, input.ratings);
    const score = finalScore(criteria);
    const before = await readReview(tx, session.id, actor.userId);
    if (before?.criteria && sameRating(before, criteria, input.note)) return { score };
    const fresh = await recordChange(tx, deps, {
      candidateId: session.candidateId,
      kind: before?.criteria ? 'own_rating_changed' : 'interview_rated',
      actor,
      idempotencyKey: input.idempotencyKey,
      audit: {
        action: before?.criteria ? 'interview.own_rating_changed' : 'interview.rated',
        subject: { kind: 'interview', id: session.id },
        data: changesOf(before, criteria, score),
      },
    });
    if (!fresh) return { score: before?.score ?? score };
    const now = deps.clock.now();
    const { on } = await readSetting(tx, hrSettings.blindReview);
    const current = { criteria, score, note: input.note, ratedAt: now };
    const first = {
      firstCriteria: criteria,
      firstRatedAt: now,
      proposal: ratings.changedBy === null ? ownCriteria(ratings, ratings.criteria) : null,
      proposalMethod: session.scoringMethod,
      blind: on && !before?.shownAt && !before?.seenAt,
    };
    await upsert(deps, tx, session.id, actor.userId, before?.criteria ? current : { ...current, ...first });
    return { score };
  });
}

/** Shows the proposal to a viewer who hasn't rated; the request is recorded. */
export async function showProposal(deps: Deps, actor: Actor, input: ShowProposalInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { session } = await lockScored(tx, input.interviewId);
    const before = await readReview(tx, session.id, actor.userId);
    if (before?.criteria || before?.shownAt) return;
    const fresh = await recordChange(tx, deps, {
      candidateId: session.candidateId,
      kind: 'proposal_shown',
      actor,
      idempotencyKey: input.idempotencyKey,
      audit: { action: 'interview.proposal_shown', subject: { kind: 'interview', id: session.id } },
    });
    if (fresh) await upsert(deps, tx, session.id, actor.userId, { shownAt: deps.clock.now() });
  });
}

/** Records that the proposal was shown to a person, so that a later rating doesn't count as blind. */
export async function markSeen(deps: Deps, actor: Actor, interviewId: InterviewId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { session } = await lockScored(tx, interviewId);
    const before = await readReview(tx, session.id, actor.userId);
    if (before) return;
    await upsert(deps, tx, session.id, actor.userId, { seenAt: deps.clock.now() });
  });
}

async function lockScored(tx: Tx, interviewId: InterviewId): Promise<{ session: Session; ratings: Ratings }> {
  const [session] = await tx
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.id, interviewId))
    .for('update');
  if (!session?.ratings) throw new DomainError('not_found');
  return { session, ratings: session.ratings };
}

async function readReview(tx: Tx, interviewId: InterviewId, userId: UserId): Promise<Review | null> {
  const [row] = await tx
    .select()
    .from(interviewReviews)
    .where(and(eq(interviewReviews.interviewId, interviewId), eq(interviewReviews.userId, userId)));
  return row ?? null;
}

/** The interview's row is locked by then, so there's no concurrent writer. */
async function upsert(
  deps: Deps,
  tx: Tx,
  interviewId: InterviewId,
  userId: UserId,
  set: Partial<Review>,
): Promise<void> {
  await tx
    .insert(interviewReviews)
    .values({ id: deps.clock.uuid(), interviewId, userId, createdAt: deps.clock.now(), ...set })
    .onConflictDoUpdate({ target: [interviewReviews.interviewId, interviewReviews.userId], set });
}

/** The rubric's criteria, each with one rating and no others. */
function ownCriteria(
  ratings: Ratings,
  given: readonly { criterion: string; rating: number | null }[],
): OwnCriterion[] {
  const byName = new Map(given.map(({ criterion, rating }) => [criterion, rating]));
  if (given.length !== ratings.criteria.length || byName.size !== given.length) {
    throw new DomainError('invalid_input');
  }
  return ratings.criteria.map(({ criterion, label, weight, notRated }) => {
    const rating = byName.get(criterion);
    if (rating === undefined) throw new DomainError('invalid_input');
    return { criterion, label, weight, rating, ...(notRated && { notRated }) };
  });
}

function sameRating(before: Review, criteria: readonly OwnCriterion[], note: string): boolean {
  const ratingOf = new Map(before.criteria?.map(({ criterion, rating }) => [criterion, rating]));
  return (
    before.note === note &&
    criteria.every(({ criterion, rating }) => ratingOf.has(criterion) && ratingOf.get(criterion) === rating)
  );
}

/** For the audit log: the score, and every criterion that was set or changed as "before → after". */
function changesOf(
  before: Review | null,
  criteria: readonly OwnCriterion[],
  score: number,
): Record<string, string | number> {
  const old = new Map(before?.criteria?.map(({ criterion, rating }) => [criterion, rating]));
  const changed = criteria.flatMap(({ criterion, rating, ...rest }) => {
    const word = (value: number | null): string => String(value ?? noRating(rest).toLowerCase());
    const was = old.get(criterion);
    if (was === rating) return [];
    return [[criterion, was === undefined ? word(rating) : `${word(was)} → ${word(rating)}`] as const];
  });
  return { ...Object.fromEntries(changed), score };
}
