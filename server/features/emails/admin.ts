import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { CandidateId, type EmailId } from '../../../shared/ids/schema.ts';
import type { EmailList, EmailListInput, EmailPreview } from '../../../shared/panel/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { emails } from '../../db/schema/platform.ts';
import { containing, searching } from '../../db/search.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeTimeCursor, olderThan, pageOf, type TimeCursor } from '../../platform/cursor.ts';
import { hideSecrets } from '../../platform/email/hideSecrets.ts';
import { type Viewer, withheldPeople } from '../reviews/service.ts';

/** All emails, newest first, without their text; those about safety flags for admins only. */
export async function listEmails(
  deps: Deps,
  viewer: Pick<Viewer, 'roles'>,
  input: EmailListInput,
): Promise<EmailList> {
  const after = input.cursor === undefined ? undefined : decodeTimeCursor(input.cursor);
  // A plan for any state would walk through all sent emails to find the few unsent ones.
  const exactPlans = input.search !== '' || input.state !== undefined;
  const rows = await searching(deps.db, { words: input.search, exactPlans }, (tx) =>
    readPage(tx, viewer, input, after),
  );
  const { shown, nextCursor } = pageOf(rows, input.limit, (row) => ({
    at: row.createdAt.toISOString(),
    id: row.id,
  }));
  return {
    mails: shown.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
    nextCursor,
  };
}

function readPage(
  tx: Tx,
  viewer: Pick<Viewer, 'roles'>,
  input: EmailListInput,
  after: TimeCursor | undefined,
) {
  return tx
    .select({
      id: emails.id,
      kind: emails.kind,
      to: emails.to,
      subject: emails.subject,
      state: emails.state,
      attempts: emails.attempts,
      lastError: emails.lastError,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      hasBody: sql<boolean>`${emails.body} is not null`,
    })
    .from(emails)
    .where(
      and(
        ...filters(input),
        viewer.roles.includes('admin') ? undefined : ne(emails.kind, 'safety-flag'),
        after && olderThan(emails.createdAt, emails.id, after),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(input.limit + 1);
}

function filters(input: EmailListInput): SQL[] {
  const found: SQL[] = [];
  if (input.state) found.push(eq(emails.state, input.state));
  if (input.kind) found.push(eq(emails.kind, input.kind));
  if (input.candidateId) found.push(eq(emails.candidateId, CandidateId.parse(input.candidateId)));
  if (input.search !== '') {
    found.push(sql`(lower(${emails.to} || ' ' || ${emails.subject})) like ${containing(input.search)}`);
  }
  return found;
}

/**
 * An email as HR may read it: codes and links that grant access are removed, and HR's notice of a score is
 * hidden from a viewer who must rate that interview first. The reading is recorded.
 * @throws DomainError('not_found')
 */
export async function previewEmail(
  deps: Deps,
  actor: Viewer & { ip: string },
  id: EmailId,
): Promise<EmailPreview> {
  const [email] = await deps.db
    .select({
      kind: emails.kind,
      to: emails.to,
      subject: emails.subject,
      sensitive: emails.sensitive,
      candidateId: emails.candidateId,
    })
    .from(emails)
    .where(eq(emails.id, id));
  if (!email) throw new DomainError('not_found');
  await deps.audit.record(deps.db, {
    action: 'mail.previewed',
    actor,
    subject: { kind: 'mail', id },
  });
  const about = email.kind === 'interview-results' && email.candidateId ? [email.candidateId] : [];
  if ((await withheldPeople(deps, actor, about)).size > 0) {
    return { to: email.to, subject: email.subject, text: null, hidden: false, withheld: true };
  }
  const body = await deps.mailer.open(deps.db, id);
  const text = body && email.sensitive ? hideSecrets(body.text) : (body?.text ?? null);
  return { to: email.to, subject: email.subject, text, hidden: email.sensitive, withheld: false };
}

/** Sends an unsent email again, now. @throws DomainError('not_found') when it has been sent. */
export async function retryEmail(deps: Deps, actor: Actor, id: EmailId): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await deps.mailer.retry(tx, id);
    await deps.audit.record(tx, {
      action: 'mail.retried',
      actor,
      subject: { kind: 'mail', id },
    });
  });
}
