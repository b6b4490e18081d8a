import type { ApplicationId, CandidateId } from '../shared/ids/schema.ts';
import type { Ai } from './ai/ai.ts';
import type { Db, Tx } from './db/client.ts';
import type { Env } from './env.ts';
import type { Audit } from './platform/audit/audit.ts';
import type { Clock } from './platform/clock.ts';
import type { Vault } from './platform/crypto/vault.ts';
import type { Mailer } from './platform/email/mailer.ts';
import type { Bus } from './platform/events/bus.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Logger } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { AppSettingsStore } from './platform/settings/appSettings.ts';
import type { FileStore } from './platform/storage/fileStore.ts';

/** Everything a service may reach. Passed as the first argument, never imported. */
export type Deps = {
  env: Env;
  /** The public address, without a trailing slash; used in emails. */
  publicUrl: string;
  /** All origins that pages may have; Origin headers are compared with them. */
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
  /** The model for conversations. */
  ai: Ai;
  /** Rates interviews and grades work; the same model unless settings name another, or only rules may judge. */
  scorer: Ai;
  /** The model configured for judgments, allowed or not; evaluations use it. */
  scoringModel: Ai;
  log: Logger;
  metrics: Metrics;
  appSettings: AppSettingsStore;
  /** Ends what was emailed to an address that a person has left, whichever features emailed it (emailedLinks.ts). */
  endEmailedLinks(tx: Tx, left: LeftAddress): Promise<ApplicationId[]>;
  /** The same when its owner changes the address, and sends what hasn't arrived to the new one (emailedLinks.ts). */
  followOwner(tx: Tx, change: AddressChange): Promise<void>;
};

/** A person's record, and the address it has left. */
export type LeftAddress = { candidateId: CandidateId; email: string };
export type AddressChange = { candidateId: CandidateId; from: string; to: string };
