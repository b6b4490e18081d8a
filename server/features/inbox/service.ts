import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { CandidateId } from '../../../shared/ids/schema.ts';
import type {
  AnswerRequestInput,
  CandidateRequest,
  DocumentsToCheck,
  InboxList,
  InboxListInput,
  RequestAbout,
} from '../../../shared/panel/schema.ts';
import type { Actor } from '../../actor.ts';
import { candidateEvents, candidates } from '../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../db/schema/documents.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { readMarksOfPeople } from '../results/queries.ts';
import { type Viewer, withheldPeople } from '../reviews/service.ts';
import { recordChange } from '../timeline/service.ts';
import { answerEmail } from './emails.ts';

export { answerEmail } from './emails.ts';

const requestKinds: ReadonlySet<string> = new Set(['human_requested', 'review_requested', 'question_asked']);

/** What a request is about. Accommodation requests are shown only to people who arrange them. */
function aboutOf(kind: string, wish: unknown): RequestAbout {
  if (kind === 'question_asked') return 'question';
  if (kind === 'review_requested') return 'review';
  return wish === 'accommodation' ? 'accommodation' : 'human';
}

/** Events `e` in which a candidate asked HR for something and hasn't had an answer yet. */
export const openRequest: SQL = sql`e.kind in ('human_requested', 'review_requested', 'question_asked')
  and not exists (
    select 1 from candidate_events a
    where a.candidate_id = e.candidate_id and a.kind = 'request_answered'
      and a.data ->> 'request' = e.id::text)`;

type RequestRow = {
  id: string;
  candidate_id: string;
  full_name: string;
  position: string;
  kind: string;
  wish: string | null;
  note: string | null;
  score: number | null;
  created_at: string;
};

/** Candidates who are waiting for a person or a score review, longest wait first. */
export async function listRequests(
  deps: Deps,
  viewer: Viewer,
  { limit }: InboxListInput,
): Promise<InboxList<CandidateRequest>> {
  const found = await deps.db.execute<RequestRow>(sql`
    select e.id, e.candidate_id, c.full_name, c.position, e.kind, e.data ->> 'wish' as wish,
      coalesce(e.data ->> 'question', e.data ->> 'note') as note, c.score,
      to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from candidate_events e join candidates c on c.id = e.candidate_id
    where ${openRequest}
    order by e.created_at, e.id
    limit ${limit}`);
  const people = [...found].map((row) => CandidateId.parse(row.candidate_id));
  const [withheld, marks, [count]] = await Promise.all([
    withheldPeople(deps, viewer, people),
    readMarksOfPeople(deps.db, people),
    deps.db.execute<{ total: number }>(
      sql`select count(*)::int as total from candidate_events e where ${openRequest}`,
    ),
  ]);
  const resultOf = (row: RequestRow): Pick<CandidateRequest, 'score' | 'mark'> => {
    const id = CandidateId.parse(row.candidate_id);
    return withheld.has(id) ? { score: null, mark: null } : { score: row.score, mark: marks.get(id) ?? null };
  };
  const items = [...found].map((row) => ({
    id: row.id,
    candidateId: CandidateId.parse(row.candidate_id),
    fullName: row.full_name,
    position: row.position,
    about: aboutOf(row.kind, viewer.roles.includes('admin') ? row.wish : null),
    note: row.note,
    ...resultOf(row),
    createdAt: row.created_at,
  }));
  return { items, total: count?.total ?? 0 };
}

/**
 * Onboarding documents `d` of people `c` that HR should check. Those of people who were rejected only wait for
 * their deletion.
 */
export const uncheckedDocuments: SQL = sql`onboarding_documents d
  join candidates c on c.id = d.candidate_id where d.checked_at is null and c.status <> 'rejected'`;

/** Payroll leaves unchecked employees out, so they come first. */
const hiredFirst = sql<number>`(${candidates.status} <> 'hired')::int`;

/**
 * The people whose onboarding documents are waiting for a check: employees first, and then by the longest
 * wait. Names only, no values.
 */
export async function documentsToCheck(
  deps: Deps,
  { limit }: InboxListInput,
): Promise<InboxList<DocumentsToCheck>> {
  const rows = await deps.db
    .select({
      candidateId: candidates.id,
      fullName: candidates.fullName,
      position: candidates.position,
      since: onboardingDocuments.updatedAt,
    })
    .from(onboardingDocuments)
    .innerJoin(candidates, eq(candidates.id, onboardingDocuments.candidateId))
    .where(and(isNull(onboardingDocuments.checkedAt), ne(candidates.status, 'rejected')))
    .orderBy(hiredFirst, asc(onboardingDocuments.updatedAt), asc(onboardingDocuments.id))
    .limit(limit);
  const [count] = await deps.db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${uncheckedDocuments}`,
  );
  return {
    items: rows.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
    total: count?.total ?? 0,
  };
}

/**
 * HR's answer to such a request: an entry in the timeline, and an optional email. Idempotent. @throws DomainError
 * not_found, conflict (a colleague has answered)
 */
export async function answerRequest(deps: Deps, actor: Actor, input: AnswerRequestInput): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(candidateEvents)
      .where(eq(candidateEvents.id, input.requestId))
      .for('update');
    if (!request || !requestKinds.has(request.kind)) throw new DomainError('not_found');
    const about = aboutOf(request.kind, request.data.wish);
    const [answered] = await tx.execute<{ key: string | null }>(sql`
      select idempotency_key as key from candidate_events
      where candidate_id = ${request.candidateId} and kind = 'request_answered'
        and data ->> 'request' = ${request.id}`);
    if (answered) {
      if (answered.key === input.idempotencyKey) return;
      throw new DomainError('conflict');
    }
    await recordChange(tx, deps, {
      candidateId: request.candidateId,
      kind: 'request_answered',
      actor,
      idempotencyKey: input.idempotencyKey,
      data: { request: request.id, about, note: input.note },
      // Reviewers read the log, and an accommodation isn't for them.
      audit: {
        action: 'candidate.request_answered',
        data: { about: about === 'accommodation' ? 'human' : about, notified: input.notify },
      },
    });
    if (input.notify) {
      // On this connection: with another one, the transaction could wait for itself.
      const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, request.candidateId));
      if (!candidate) throw new DomainError('not_found');
      await deps.mailer.enqueue(
        tx,
        await answerEmail(deps, candidate, about, { note: input.note, question: request.data.question }),
      );
    }
  });
}
