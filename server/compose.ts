import path from 'node:path';
import { pacing, scaled } from '../shared/conversation/pacing.ts';
import { createModels } from './ai/connection/models.ts';
import { builtInScripts } from './builtInScripts.ts';
import type { Database } from './db/client.ts';
import type { Deps } from './deps.ts';
import { endEmailedLinks, followOwner } from './emailedLinks.ts';
import type { Env } from './env.ts';
import { createAudit } from './platform/audit/audit.ts';
import { systemClock } from './platform/clock.ts';
import { createVault, loadOrCreateKeys, parseKeys, type Vault } from './platform/crypto/vault.ts';
import { createMailer } from './platform/email/mailer.ts';
import { type EmailTransport, fileTransport, smtpTransport } from './platform/email/transport.ts';
import type { Bus } from './platform/events/bus.ts';
import { createPostgresBus } from './platform/events/postgresBus.ts';
import { createReloading } from './platform/events/reloading.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createQueue } from './platform/queue/queue.ts';
import { createAppSettings } from './platform/settings/appSettings.ts';
import { createFileStore } from './platform/storage/fileStore.ts';
import { createStorage } from './platform/storage/storage.ts';

type DepsInput = {
  env: Env;
  dataDir: string;
  /** The app's addresses; the first one is used in emails. */
  origins: string[];
  database: Database;
  url: string;
  log: Logger;
  /** The embedded database allows generated keys; anything else must bring its own (quality S24). */
  embedded: boolean;
};

/** Replacements for tests. */
type Parts = Partial<Pick<Deps, 'clock' | 'vault' | 'queue' | 'ai'>> & {
  /** Pause between two words of the built-in model, in milliseconds. */
  wordMs?: () => number;
};

type Composed = {
  deps: Deps;
  /** How emails leave; only the tasks that send them need it. */
  transport: EmailTransport;
  close(): Promise<void>;
};

/** The only place that constructs adapters. */
export async function createDeps(input: DepsInput, parts: Parts = {}): Promise<Composed> {
  const { env, database, log } = input;
  const { db } = database;
  const clock = parts.clock ?? systemClock;
  const metrics = createMetrics();
  const vault = parts.vault ?? (await openVault(input));
  const events = { listener: database.listener, db, clock, log };
  const bus = env.BUS_URL ? await openRedisBus(env.BUS_URL, events) : createPostgresBus(events);
  const queue =
    parts.queue ??
    createQueue({
      url: input.url,
      client: database.client,
      listener: database.listener,
      works: env.ROLE !== 'web',
      clock,
      log,
      metrics,
    });
  const closing = new AbortController();
  const appSettings = await createAppSettings({ db, bus, env, log, signal: closing.signal });
  const transport = env.SMTP_URL
    ? smtpTransport(env.SMTP_URL)
    : fileTransport(path.join(input.dataDir, 'mail'), log);
  const models = parts.ai
    ? { ai: parts.ai, scorer: parts.ai, scoringModel: parts.ai }
    : await createModels({
        env,
        db,
        bus,
        clock,
        log,
        metrics,
        signal: closing.signal,
        scripts: builtInScripts,
        wordMs: parts.wordMs ?? (() => scaled(pacing.builtInWord, appSettings.read('pacing').scale)),
      });
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
    ...models,
    log,
    metrics,
    appSettings,
    endEmailedLinks: (tx, left) => endEmailedLinks(deps, tx, left),
    followOwner: (tx, change) => followOwner(deps, tx, change),
  };
  void followKeys(vault, bus, log, closing.signal);
  return {
    deps,
    transport,
    async close() {
      closing.abort();
      await bus.close();
      await transport.close();
    },
  };
}

/** Its client is only loaded when it's used. */
async function openRedisBus(url: string, parts: Parameters<typeof createPostgresBus>[0]): Promise<Bus> {
  const { createRedisBus } = await import('./platform/events/redisBus.ts');
  return createRedisBus({ ...parts, url });
}

async function openVault({ env, embedded, dataDir }: DepsInput): Promise<Vault> {
  if (env.ENCRYPTION_KEYS) return createVault(parseKeys(env.ENCRYPTION_KEYS));
  if (embedded) return createVault(await loadOrCreateKeys(dataDir), () => loadOrCreateKeys(dataDir));
  throw new Error(
    'ENCRYPTION_KEYS is missing. With your own database, set it to id:base64 of 32 random bytes, for example: k1:$(openssl rand -base64 32)',
  );
}

/** A key rotation makes every process use the new key. */
async function followKeys(vault: Vault, bus: Bus, log: Logger, signal: AbortSignal): Promise<void> {
  const failed = 'reloading encryption keys failed';
  const again = createReloading({ reload: () => vault.reload(), failed, log, signal });
  for await (const _event of await bus.subscribe('vault.keys', signal)) again();
}
