import { and, desc, eq } from 'drizzle-orm';
import type {
  AdminPracticeChat,
  AdminPracticePage,
  SessionPracticeDetail,
  SessionPracticeInput,
  SessionPracticeList,
  SessionPracticeRow,
} from '../../../shared/clientChat/admin.ts';
import type { PracticeChat, PracticeStatus } from '../../../shared/clientChat/schema.ts';
import type { CandidateId, PracticeId } from '../../../shared/ids/schema.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { clientChatReports, clientChatSessions } from '../../db/schema/clientChat.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { numberedForHr } from '../conversation/numbers.ts';
import { readTranscripts } from '../conversation/service.ts';
import { after, chatView, type Listed, page, rowOf } from './parts/finished.ts';

/**
 * Practice chats for HR: finished ones in a person’s drawer, and all of them on the Sessions tab. They have
 * separate result types, because panels of an earlier version use both.
 */

const MESSAGES_MAX = 1_000;

type PracticeForHr = Listed & { employeeName: string };

const chats = ({ db }: Deps) =>
  db
    .select({ session: clientChatSessions, report: clientChatReports, employeeName: candidates.fullName })
    .from(clientChatSessions)
    .innerJoin(candidates, eq(candidates.id, clientChatSessions.employeeId))
    .leftJoin(clientChatReports, eq(clientChatReports.sessionId, clientChatSessions.id));

/** One page of chats, newest first, plus one row. @throws DomainError('invalid_input') for an invalid cursor */
function practicesForHr(
  deps: Deps,
  input: {
    candidateId?: CandidateId | undefined;
    status?: PracticeStatus;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<PracticeForHr[]> {
  return chats(deps)
    .where(
      and(
        input.candidateId ? eq(clientChatSessions.employeeId, input.candidateId) : undefined,
        input.status ? eq(clientChatSessions.status, input.status) : undefined,
        after(input.cursor),
      ),
    )
    .orderBy(desc(clientChatSessions.createdAt), desc(clientChatSessions.id))
    .limit(input.limit + 1);
}

/** One chat as HR may read it: without a report’s texts that the safety layer withholds. @throws DomainError('not_found') */
async function practiceForHr(deps: Deps, id: PracticeId): Promise<PracticeForHr> {
  const [found] = await chats(deps).where(eq(clientChatSessions.id, id));
  if (!found) throw new DomainError('not_found');
  const { report } = found;
  return {
    ...found,
    report: report?.textWithheld ? { ...report, issueSummary: '', resolutionProvided: '' } : report,
  };
}

/** Finished chats of all people, or of one, newest first. */
export async function practiceChats(
  deps: Deps,
  input: { candidateId?: CandidateId | undefined; cursor?: string | undefined; limit: number },
): Promise<AdminPracticePage> {
  const listed = await practicesForHr(deps, { ...input, status: 'completed' });
  return page(listed, input.limit, ({ session, report, employeeName }) => ({
    ...rowOf(session, report),
    candidateId: session.employeeId,
    employeeName,
    flagged: session.flagged,
  }));
}

/** One finished chat, with its employee. @throws DomainError('not_found') */
export async function practiceChatForHr(deps: Deps, sessionId: PracticeId): Promise<AdminPracticeChat> {
  const { session, report, employeeName } = await practiceForHr(deps, sessionId);
  if (session.status !== 'completed') throw new DomainError('not_found');
  const chat = numbered(await chatView(deps, session, report));
  return { ...chat, candidateId: session.employeeId, employeeName };
}

/** The chat with message numbers for HR. The employee's view keeps the stored numbers, because a replay refers to them. */
function numbered(chat: PracticeChat): PracticeChat {
  const { messages, numberOf } = numberedForHr(chat.messages);
  return {
    ...chat,
    messages,
    fromSeq: chat.messages.filter(({ seq }) => seq < chat.fromSeq).length + 1,
    notes: chat.notes && {
      ...chat.notes,
      criteria: chat.notes.criteria.map((criterion) => ({
        ...criterion,
        quotes: criterion.quotes.flatMap(({ seq, text }) => {
          const number = numberOf(seq);
          return number === null ? [] : [{ seq: number, text }];
        }),
        replaySeq: criterion.replaySeq === null ? null : numberOf(criterion.replaySeq),
      })),
    },
  };
}

/** Chats of everyone, also those in progress, newest first. */
export async function listPractice(deps: Deps, input: SessionPracticeInput): Promise<SessionPracticeList> {
  const { rows, nextCursor } = page(await practicesForHr(deps, input), input.limit, sessionRow);
  return { chats: rows, nextCursor };
}

function sessionRow({ session, employeeName }: PracticeForHr): SessionPracticeRow {
  return {
    id: session.id,
    employeeId: session.employeeId,
    employee: employeeName,
    clientName: session.clientName,
    clientIssue: session.clientIssue,
    status: session.status,
    outcome: session.outcome,
    score: session.score,
    startedAt: session.createdAt.toISOString(),
  };
}

/** One chat, also in progress, with its transcript and report. @throws DomainError('not_found') */
export async function practiceDetail(deps: Deps, id: PracticeId): Promise<SessionPracticeDetail> {
  const practice = await practiceForHr(deps, id);
  const { session, report } = practice;
  const transcripts = await readTranscripts(deps.db, [session.conversationId], { forHr: true });
  const { messages } = numberedForHr(transcripts.get(session.conversationId) ?? []);
  return {
    ...sessionRow(practice),
    messages: messages.slice(0, MESSAGES_MAX),
    report: report && {
      issueSummary: report.issueSummary,
      resolutionProvided: report.resolutionProvided,
      needsFollowup: report.needsFollowup,
      responseTimeAvg: report.responseTimeAvg,
    },
  };
}
