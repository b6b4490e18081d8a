import { desc, eq, sql } from 'drizzle-orm';
import type {
  PracticeDetail,
  PracticeList,
  PracticeListInput,
  PracticeRow,
} from '../../../shared/clientChat/admin.ts';
import type { HrMessage } from '../../../shared/conversation/schema.ts';
import type { ConversationId, PracticeId } from '../../../shared/ids/schema.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { clientChatReports, clientChatSessions } from '../../db/schema/clientChat.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeTimeCursor, pageOf } from '../../platform/cursor.ts';
import { numberedForHr } from '../conversation/numbers.ts';
import { readTranscripts } from '../conversation/service.ts';

const MESSAGES_MAX = 1_000;

async function readMessages(deps: Deps, id: ConversationId): Promise<HrMessage[]> {
  const transcripts = await readTranscripts(deps.db, [id], { forHr: true });
  return numberedForHr(transcripts.get(id) ?? []).messages.slice(0, MESSAGES_MAX);
}

const practiceColumns = {
  id: clientChatSessions.id,
  employeeId: clientChatSessions.employeeId,
  employee: candidates.fullName,
  conversationId: clientChatSessions.conversationId,
  clientName: clientChatSessions.clientName,
  clientIssue: clientChatSessions.clientIssue,
  status: clientChatSessions.status,
  outcome: clientChatSessions.outcome,
  score: clientChatSessions.score,
  createdAt: clientChatSessions.createdAt,
};

function toPractice(row: Omit<PracticeRow, 'startedAt'> & { createdAt: Date }): PracticeRow {
  return {
    id: row.id,
    employeeId: row.employeeId,
    employee: row.employee,
    clientName: row.clientName,
    clientIssue: row.clientIssue,
    status: row.status,
    outcome: row.outcome,
    score: row.score,
    startedAt: row.createdAt.toISOString(),
  };
}

/** Practice chats with the simulated customer, latest first. */
export async function listPractice(deps: Deps, input: PracticeListInput): Promise<PracticeList> {
  const after = input.cursor === undefined ? undefined : decodeTimeCursor(input.cursor);
  const rows = await deps.db
    .select(practiceColumns)
    .from(clientChatSessions)
    .leftJoin(candidates, eq(candidates.id, clientChatSessions.employeeId))
    .where(
      after &&
        sql`(${clientChatSessions.createdAt}, ${clientChatSessions.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(clientChatSessions.createdAt), desc(clientChatSessions.id))
    .limit(input.limit + 1);
  const { shown, nextCursor } = pageOf(rows, input.limit, (row) => ({
    at: row.createdAt.toISOString(),
    id: row.id,
  }));
  return { chats: shown.map(toPractice), nextCursor };
}

/** One practice chat with its transcript and report. @throws not_found */
export async function practiceDetail(deps: Deps, id: PracticeId): Promise<PracticeDetail> {
  const [row] = await deps.db
    .select(practiceColumns)
    .from(clientChatSessions)
    .leftJoin(candidates, eq(candidates.id, clientChatSessions.employeeId))
    .where(eq(clientChatSessions.id, id));
  if (!row) throw new DomainError('not_found');
  const [said, [report]] = await Promise.all([
    readMessages(deps, row.conversationId),
    deps.db.select().from(clientChatReports).where(eq(clientChatReports.sessionId, id)),
  ]);
  return {
    ...toPractice(row),
    messages: said,
    report: report
      ? {
          issueSummary: report.textWithheld ? '' : report.issueSummary,
          resolutionProvided: report.textWithheld ? '' : report.resolutionProvided,
          needsFollowup: report.needsFollowup,
          responseTimeAvg: report.responseTimeAvg,
        }
      : null,
  };
}
