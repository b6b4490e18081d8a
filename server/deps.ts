import path from 'node:path';
import { pacing, scaled } from '../shared/pacing.ts';
import type { Ai } from './ai/ai.ts';
import { interviewScoreScript } from './ai/builtIn/interview/score.ts';
import { createAi } from './ai/createAi.ts';
import type { Database, Db } from './db/client.ts';
import type { Env } from './env.ts';
import { assistantScripts } from './features/admin/assistant/scripts.ts';
import { registerJobTasks } from './features/admin/jobs/tasks.ts';
import { registerAuthTasks } from './features/auth/service.ts';
import { practiceCoachScript } from './features/clientChat/coach.ts';
import { practiceReadScript, practiceTurnScript } from './features/clientChat/script.ts';
import { practicePolicy, registerPracticeTasks } from './features/clientChat/tasks.ts';
import { registerConversationTasks } from './features/conversation/tasks.ts';
import { registerDocumentTasks } from './features/documents/tasks.ts';
import { registerFileTasks } from './features/files/tasks.ts';
import { interviewTurnScript } from './features/interview/script.ts';
import { interviewPolicy, registerInterviewTasks } from './features/interview/tasks.ts';
import { registerPrivacyTasks } from './features/privacy/tasks.ts';
import { registerSelfIdentificationTasks } from './features/selfIdentification/tasks.ts';
import { registerStabilityTasks } from './features/stability/tasks.ts';
import { workEvaluateScript, workTurnScript } from './features/workSessions/script.ts';
import { registerWorkTasks, workPolicy } from './features/workSessions/tasks.ts';
import { type Audit, createAudit } from './platform/audit.ts';
import { type Bus, createBus } from './platform/bus.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createVault, loadOrCreateKeys, parseKeys, type Vault } from './platform/crypto.ts';
import { createFileStore, type FileStore } from './platform/fileStore.ts';
import { createHouse, type House, senderOf } from './platform/house.ts';
import { createLimits, type Limits } from './platform/limits.ts';
import type { Logger } from './platform/log.ts';
import { createMailer, type Mailer } from './platform/mailer.ts';
import { registerMailTasks } from './platform/mailTasks.ts';
import { fileTransport, smtpTransport } from './platform/mailTransport.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { createQueue, type Queue } from './platform/queue.ts';
import { KEYS_TOPIC } from './platform/reseal.ts';
import { createStorage } from './platform/storage.ts';

/** Everything a service may reach. Passed as the first argument, never imported. */
export type Deps = {
  env: Env;
  /** Address people type, without a trailing slash; the one in mails. */
  publicUrl: string;
  /** Every address a page of ours can have; what Origin headers are held against. */
  origins: string[];
  clock: Clock;
  db: Db;
  bus: Bus;
  queue: Queue;
  storage: FileStore;
  mailer: Mailer;
  vault: Vault;
  audit: Audit;
  limits: Limits;
  ai: Ai;
  log: Logger;
  metrics: Metrics;
  house: House;
};

type DepsInput = {
  env: Env;
  dataDir: string;
  /** Addresses the app is reached at; the first is the one in mails. */
  origins: string[];
  database: Database;
  url: string;
  log: Logger;
  /** The embedded database allows generated keys; anything else must bring its own (quality S24). */
  embedded: boolean;
};

/** The only place that constructs adapters. */
export async function createDeps(input: DepsInput): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { env, database, log } = input;
  const { db } = database;
  const clock = systemClock;
  const metrics = createMetrics();
  const vault = await openVault(input);
  const bus = await createBus({ client: database.client, clock, log });
  const queue = createQueue({ url: input.url, client: database.client, clock, log, metrics });
  const closing = new AbortController();
  const house = await createHouse({ db, bus, env, log, signal: closing.signal });
  const transport = env.SMTP_URL
    ? smtpTransport(env.SMTP_URL)
    : fileTransport(path.join(input.dataDir, 'mail'), log);
  const deps: Deps = {
    env,
    origins: input.origins,
    publicUrl: input.origins[0] ?? '',
    clock,
    db,
    bus,
    queue,
    storage: createFileStore({ objects: await createStorage(env, input.dataDir), vault, clock }),
    mailer: createMailer({ clock, vault, queue, transport, bus }),
    vault,
    audit: createAudit(clock),
    limits: createLimits({ db, clock }),
    ai: createAi({
      env,
      db,
      clock,
      log,
      metrics,
      wordMs: () => scaled(pacing.builtInWord, house.read('pacing').scale),
      scripts: {
        'interview.turn': interviewTurnScript,
        'interview.score': interviewScoreScript,
        'work.turn': workTurnScript,
        'work.evaluate': workEvaluateScript,
        'practice.read': practiceReadScript,
        'practice.turn': practiceTurnScript,
        'practice.coach': practiceCoachScript,
        ...assistantScripts,
      },
    }),
    log,
    metrics,
    house,
  };
  void followKeys(vault, bus, log, closing.signal);
  registerMailTasks({
    db,
    clock,
    vault,
    queue,
    transport,
    bus,
    log,
    metrics,
    sender: () => senderOf(house),
  });
  return {
    deps,
    async close() {
      closing.abort();
      await bus.close();
      await transport.close();
    },
  };
}

async function openVault({ env, embedded, dataDir }: DepsInput): Promise<Vault> {
  if (env.ENCRYPTION_KEYS) return createVault(parseKeys(env.ENCRYPTION_KEYS));
  if (embedded) return createVault(await loadOrCreateKeys(dataDir), () => loadOrCreateKeys(dataDir));
  throw new Error(
    'ENCRYPTION_KEYS is missing. With your own database, set it to id:base64 of 32 random bytes, for example: k1:$(openssl rand -base64 32)',
  );
}

/** A rotation tells every process to use the new key from now on. */
async function followKeys(vault: Vault, bus: Bus, log: Logger, signal: AbortSignal): Promise<void> {
  for await (const _event of bus.subscribe(KEYS_TOPIC, signal)) {
    await vault.reload().catch((error: unknown) => log.error({ err: error }, 'keys could not be read again'));
  }
}

/** Tells the queue which work exists; call before it starts. */
export function registerTasks(deps: Deps): void {
  registerConversationTasks(deps, { interview: interviewPolicy, work: workPolicy, practice: practicePolicy });
  registerInterviewTasks(deps);
  registerStabilityTasks(deps);
  registerWorkTasks(deps);
  registerPracticeTasks(deps);
  registerFileTasks(deps);
  registerAuthTasks(deps);
  registerJobTasks(deps);
  registerPrivacyTasks(deps);
  registerSelfIdentificationTasks(deps);
  registerDocumentTasks(deps);
}
