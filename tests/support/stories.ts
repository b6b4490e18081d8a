import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { users } from '../../server/db/schema/users.ts';
import { apply } from '../../server/features/applications/parts/apply.ts';
import { changeStatus } from '../../server/features/candidates/admin.ts';
import { registerConversationTasks } from '../../server/features/conversation/tasks.ts';
import { type ReadOutcome, readText } from '../../server/features/files/parts/reader.ts';
import { READ_TASK } from '../../server/features/files/parts/readerLine.ts';
import { readNextFile } from '../../server/features/files/parts/reading.ts';
import { receiveCoverLetter, receiveResume } from '../../server/features/files/service.ts';
import { interviewPolicy, registerInterviewTasks } from '../../server/features/interview/tasks.ts';
import type { ApplyInput } from '../../shared/applications/schema.ts';
import type { InterviewView } from '../../shared/candidates/schema.ts';
import { CandidateId, UserId } from '../../shared/ids/schema.ts';
import { confirmedAtOf } from '../../shared/interview/resultMark.ts';
import type { TestDeps } from './deps.ts';
import { pdfResume } from './documents.ts';

/** Beginnings that many tests share: an upload, an application, a shortlisted person, an admin. */

export async function upload(deps: TestDeps, bytes: Buffer, name = 'resume.pdf', ip = '192.0.2.1') {
  const file = await uploadUnread(deps, bytes, name, ip);
  await readUploads(deps);
  return file;
}

/** An upload as its sender gets an answer: nothing has read it. */
export function uploadUnread(deps: TestDeps, bytes: Buffer, name = 'resume.pdf', ip = '192.0.2.1') {
  return receiveResume(deps, { name, body: Readable.from([bytes]), truncated: () => false, ip });
}

/** A cover letter, still unread. */
export function uploadLetter(deps: TestDeps, bytes: Buffer, name = 'letter.pdf', ip = '192.0.2.1') {
  return receiveCoverLetter(deps, { name, body: Readable.from([bytes]), truncated: () => false, ip });
}

/** Texts by the bytes they were read from. A reader's thread takes a third of a second to start. */
const alreadyRead = new Map<string, ReadOutcome>();

async function readOnce(bytes: Buffer, extension: 'pdf' | 'docx', signal: AbortSignal): Promise<ReadOutcome> {
  const key = `${extension} ${createHash('sha256').update(bytes).digest('hex')}`;
  const known = alreadyRead.get(key);
  if (known) return known;
  const outcome = await readText(bytes, extension, signal);
  if (outcome.kind === 'read') alreadyRead.set(key, outcome);
  return outcome;
}

/** Reads what waits, as the queue does; equal files only once in a run. */
export async function readUploads(deps: TestDeps): Promise<void> {
  while (await readNextFile(deps, new AbortController().signal, readOnce));
  await deps.queue.run(READ_TASK);
}

export async function applicationInput(
  deps: TestDeps,
  changes: Partial<ApplyInput> = {},
): Promise<ApplyInput> {
  const resume =
    changes.resume ??
    (await upload(deps, await pdfResume({ visible: ['Two years of customer support with Zendesk.'] })));
  return {
    fullName: 'Test Person',
    email: `person-${deps.clock.uuid()}@example.com`,
    phone: '',
    position: 'Customer Support Representative',
    otherPosition: '',
    country: 'Kenya',
    state: '',
    linkedinUrl: '',
    introduction: 'I have helped customers for two years and I like to find out what they really need.',
    consent: true,
    idempotencyKey: deps.clock.uuid(),
    earlier: [],
    jobId: null,
    resume: { id: resume.id, token: resume.token },
    coverLetter: null,
    website: '',
    ...changes,
  };
}

let network = 0;
/** Another network each time, so that throttles of one story do not reach the next. */
export const someIp = (): string => `198.51.100.${++network % 250}`;

export async function applied(deps: TestDeps, changes: Partial<ApplyInput> = {}): Promise<CandidateId> {
  const input = await applicationInput(deps, changes);
  await apply(deps, input, { ip: someIp() });
  const [row] = await deps.database.client<
    { id: string }[]
  >`select id from candidates where email = ${input.email}`;
  return CandidateId.parse(row?.id);
}

/** Applies and is hired. */
export async function hired(deps: TestDeps, changes: Partial<ApplyInput> = {}): Promise<CandidateId> {
  const candidateId = await applied(deps, changes);
  const actor = await adminActor(deps);
  const idempotencyKey = deps.clock.uuid();
  await changeStatus(deps, actor, { candidateId, status: 'hired', notify: false, idempotencyKey });
  return candidateId;
}

export async function adminActor(deps: TestDeps): Promise<{ userId: UserId; fullName: string; ip: string }> {
  const id = UserId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db.insert(users).values({
    id,
    email: `hr-${id}@example.com`,
    fullName: 'Test HR',
    passwordHash: 'none',
    createdAt: now,
    updatedAt: now,
  });
  return { userId: id, fullName: 'Test HR', ip: '192.0.2.9' };
}

/** Shortlists somebody; answers with the code from the email. */
export async function shortlisted(deps: TestDeps, candidateId: CandidateId): Promise<string> {
  const actor = await adminActor(deps);
  await changeStatus(deps, actor, {
    candidateId,
    status: 'shortlisted',
    notify: true,
    idempotencyKey: deps.clock.uuid(),
  });
  return newestCode(deps);
}

/** The code in the newest access-code email. */
export async function newestCode(deps: TestDeps): Promise<string> {
  const email = (await deps.emails()).findLast(({ kind }) => kind === 'access-code');
  return email?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '';
}

/** What HR's screen shows of a result, as scoring it again wants it. */
export const onScreen = ({ id, round, ratings, mark }: Omit<InterviewView, 'review' | 'opened'>) => ({
  interviewId: id,
  round,
  changedBy: ratings?.changedBy ?? null,
  confirmedAt: confirmedAtOf(mark),
});

export function registerInterviews(deps: TestDeps): void {
  registerConversationTasks(deps, { interview: interviewPolicy });
  registerInterviewTasks(deps);
}
