import { chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/platform/log.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { pdfResume } from '../../tests/support/documents.ts';
import { freePort } from '../../tests/support/server.ts';
import { visitor } from '../../tests/support/visitor.ts';
import { type Buildah, type Container, run, startContainer, timed } from './containers.ts';

/** The user `node` of the base image. */
const USER = 1000;
const EMAILS_MS = 60_000;
/** One to the applicant, one to HR. */
const EMAILS = 2;

/** What the image says of itself. */
const Settings = z.object({
  config: z.object({
    User: z.literal('node'),
    Cmd: z.array(z.string()),
    Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')], z.string()) }),
  }),
});

/**
 * Starts the image twice, to serve and to work on tasks, against one PostgreSQL outside, and does what a visitor, an engine, and
 * an operator do: reads pages, applies, runs the health check and a command, and stops both.
 * @throws Error when something isn't as it should be
 */
export async function tryImage(buildah: Buildah, image: string, folder: string): Promise<void> {
  const measured = buildah.told('from', '--pull-never', image);
  const root = buildah.told('mount', measured);
  for (const part of ['', 'app', 'app/node_modules', 'app/dist'])
    run('du', '--summarize', '--block-size=MB', path.join(root, part));
  const { uid } = statSync(path.join(root, 'data'));
  if (uid !== USER) throw new Error(`/data belongs to user ${uid}`);
  buildah.told('rm', measured);
  const inspected = JSON.parse(buildah.told('inspect', '--type', 'image', image));
  const { Cmd: command, Healthcheck: check } = Settings.parse(inspected.Docker).config;

  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  // As an engine makes a new volume on the /data of the image.
  chownSync(dataDir, USER, USER);
  const place = path.join(folder, 'database');
  mkdirSync(place);
  const log = createLogger(readEnv({ DATA_DIR: place, LOG_LEVEL: 'silent' }));
  const database = await startEmbeddedPostgres({ dataDir: place, log });
  const running: Container[] = [];
  try {
    const start = async (ROLE: 'web' | 'worker'): Promise<Container> => {
      const settings = { ...common, ROLE, DATABASE_URL: database.url };
      const container = await startContainer(buildah, image, {
        ...{ command, dataDir, settings },
        port: await freePort(),
      });
      running.push(container);
      if (container.user !== USER) throw new Error(`${ROLE} runs as user ${container.user}`);
      await page(`${container.address}/healthz`);
      const [, ...healthCheck] = check.Test;
      container.exec(healthCheck);
      return container;
    };
    const web = await start('web');
    await start('worker');
    await page(`${web.address}/`);
    await page(`${web.address}/jobs`);
    await timed('An application with its emails', () => apply(web.address, dataDir));
    web.exec(['npm', 'run', 'admin', '--', 'audit', 'verify']);
    // The image's user can't write anywhere else.
    web.exec(['npm', 'run', 'admin', '--', 'backup', '/data/all.zip']);
    web.exec(['npm', 'run', 'admin', '--', 'export', 'test.person@example.com', '/data/copy.zip']);
  } finally {
    for (const container of running) await container.stop();
    await database.stop();
  }
}

const common = {
  ENCRYPTION_KEYS: `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`,
  DEMO_DATA: '0',
  ADMIN_EMAIL: 'hr@example.com',
  ADMIN_PASSWORD: 'Table-and-chair-7',
  LOG_LEVEL: 'warn',
};

async function page(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  process.stdout.write(`${new URL(address).pathname} answered ${answer.status}, ${text.length} characters\n`);
  if (!answer.ok) throw new Error(text);
}

/** A whole application; the process for tasks writes its emails. */
async function apply(address: string, dataDir: string): Promise<void> {
  const body = new FormData();
  const resume = await pdfResume({ visible: ['Two years of customer support with Zendesk.'] });
  body.append('file', new Blob([new Uint8Array(resume)]), 'resume.pdf');
  const uploaded = await fetch(`${address}/files/resume`, { method: 'POST', body });
  const { id, token } = z.object({ id: z.string(), token: z.string() }).parse(await uploaded.json());
  const { trpc } = visitor(address);
  await trpc.applications.submit.mutate({
    fullName: 'Test Person',
    email: 'test.person@example.com',
    position: 'Customer Support Representative',
    country: 'Kenya',
    introduction: 'I have helped customers for two years and I like to find out what they really need.',
    consent: true,
    idempotencyKey: crypto.randomUUID(),
    resume: { id, token },
  });
  const until = performance.now() + EMAILS_MS;
  const emails = path.join(dataDir, 'mail');
  while (!existsSync(emails) || readdirSync(emails).filter((name) => name.endsWith('.eml')).length < EMAILS) {
    if (performance.now() > until) throw new Error(`${emails} doesn't have ${EMAILS} emails`);
    await sleep(100);
  }
}
