import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { BUILT_IN } from '../shared/ai/builtIn.ts';
import { brandDefaults } from '../shared/company/brand.ts';
import { TOKENS_MAX } from '../shared/panel/settings.ts';
import { tlsProblem } from './db/address.ts';

/** The sole reader of `process.env`. Every setting is documented in README, "Settings". */
const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true');
const optional = z.string().trim().optional();
/** `name` or `name:port`. */
const HOST_AND_PORT = /^[A-Za-z0-9._-]+(:\d{1,5})?$/;
/** Shorter tokens can be guessed by repeated requests. */
const TOKEN_MIN = 16;

/** What Fastify takes as trusted: yes, no, how many proxies, or which addresses and networks. */
function isTrust(setting: string): boolean {
  if (/^(true|false|\d{1,2})$/.test(setting)) return true;
  return setting.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    if (/^(loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });
}

/** Whether nothing follows the host; true for what is no URL, which is refused for that. */
function isOrigin(setting: string): boolean {
  const url = URL.parse(setting);
  return !url || url.href === `${url.origin}/`;
}

/** `address` alone, or `Name <address>`. */
function isMailbox(setting: string): boolean {
  const address = setting.match(/<([^<>]+)>\s*$/)?.[1] ?? setting;
  return z.email().safeParse(address.trim()).success && !/[\r\n]/.test(setting);
}

const ESCAPES =
  'can’t be read; percent-encode special characters in the user name and password, such as %25 for %';

/** Whether user and password can be decoded, as the drivers do. */
function isDecodable(setting: string): boolean {
  const url = URL.parse(setting);
  // Several hosts are no URL, but the driver takes them.
  if (!url) return setting.includes(',');
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const databaseUrl = optional.superRefine((setting, context) => {
  if (!setting) return;
  const isPostgres = /^postgres(ql)?:\/\/./.test(setting);
  const message = !isPostgres ? 'must be postgres://…' : isDecodable(setting) ? tlsProblem(setting) : ESCAPES;
  if (message) context.addIssue({ code: 'custom', message });
});

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** What the process does: serve people, work on tasks, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PUBLIC_URL: optional
    .pipe(z.url({ protocol: /^https?$/ }).optional())
    // The app’s pages begin at the root; links in emails would lead to where nothing is.
    .refine(
      (v) => !v || isOrigin(v),
      'must be an address without a path, such as https://careers.example.com',
    ),
  DATABASE_URL: databaseUrl,
  /** The database itself when `DATABASE_URL` is a pooler's. */
  DATABASE_DIRECT_URL: databaseUrl,
  /** Whether the pooler keeps prepared statements apart (PgBouncer 1.21 and newer, with `max_prepared_statements`). */
  DATABASE_POOLER_PREPARES: flag.default(false),
  // Emails hold up to three connections while an email server is slow; people need the rest.
  DATABASE_POOL_SIZE: z.coerce.number().int().min(6).max(500).default(15),
  /** Redis or Valkey for events between processes; the path's number keeps several deployments apart. */
  BUS_URL: optional
    .pipe(z.url({ protocol: /^rediss?$/ }).optional())
    .refine(
      (v) => !v || /^\/?\d*$/.test(URL.parse(v)?.pathname ?? ''),
      'must be redis://host:port or redis://host:port/number',
    )
    .refine((v) => !v || !URL.canParse(v) || isDecodable(v), ESCAPES),
  // The folder is closed to other users of the machine.
  DATA_DIR: z
    .string()
    .min(1)
    .refine(
      (folder) => path.resolve(folder) !== path.parse(path.resolve(folder)).root,
      'must be a folder used only by the app, such as /var/lib/longtable',
    )
    .default('./data'),
  S3_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.string().refine(isMailbox, 'must be an address, or: Name <address>').optional(),
  HR_EMAIL: z.email().default(brandDefaults.hrEmail),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(z.url().optional()),
  AI_MODEL: z.string().default('gpt-5-mini'),
  AI_MODEL_SCORING: optional,
  AI_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).optional(),
  AI_STRUCTURED_OUTPUT: z.enum(['schema', 'json', 'words']).optional(),
  AI_TOKEN_LIMIT_NAME: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
  AI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'unsent']).optional(),
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(512).max(10_000_000).optional(),
  AI_HEADROOM_TOKENS: z.coerce.number().int().min(0).max(100_000).optional(),
  AI_PRICE: z
    .string()
    .trim()
    .regex(
      /^\d+(\.\d+)?,\d+(\.\d+)?$/,
      'must be two prices in dollars per million tokens, input and output, such as 0.25,2',
    )
    .optional(),
  AI_DAILY_TOKENS_PERSON: z.coerce.number().int().min(0).max(TOKENS_MAX).default(200_000),
  AI_DAILY_TOKENS_ALL: z.coerce.number().int().min(0).max(TOKENS_MAX).default(5_000_000),
  REPLY_CONCURRENCY: z.coerce.number().int().min(1).max(5_000).default(500),
  ENCRYPTION_KEYS: optional,
  PAYROLL_ROWS_A_DAY: z.coerce.number().int().min(1).default(5_000),
  ADMIN_EMAIL: optional.pipe(z.email().optional()),
  // Signing in takes a password as it is, with spaces around it.
  ADMIN_PASSWORD: z.string().optional(),
  EMPLOYEE_SIGNUP: z.enum(['invited', 'open']).default('invited'),
  PACING_SCALE: z.coerce.number().min(0).max(10).default(1),
  /** `busy` adds a year of history with hundreds of people. */
  DEMO_DATA: z
    .enum(['0', '1', 'true', 'false', 'busy'])
    .default('1')
    .transform((v) => (v === 'busy' ? 'busy' : v === '1' || v === 'true' ? 'small' : null)),
  /** `true`, `false`, a number of proxies, or a comma-separated list of proxy addresses. */
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(isTrust, 'must be true, false, a number of proxies, or comma-separated addresses')
    .default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CLAMAV_HOST: optional.refine((v) => !v || HOST_AND_PORT.test(v), 'must be host or host:port'),
  METRICS_TOKEN: optional.refine(
    (v) => !v || v.length >= TOKEN_MIN,
    `must be at least ${TOKEN_MIN} characters`,
  ),
});

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(EnvSchema.shape);

/** Settings that others require; without them, these would silently behave differently than intended. */
const required = [
  ['ADMIN_EMAIL', ['ADMIN_PASSWORD']],
  ['ADMIN_PASSWORD', ['ADMIN_EMAIL']],
  ['S3_ACCESS_KEY_ID', ['S3_SECRET_ACCESS_KEY']],
  ['S3_SECRET_ACCESS_KEY', ['S3_ACCESS_KEY_ID']],
  ['S3_BUCKET', ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['DATABASE_URL', ['DATABASE_DIRECT_URL']],
] as const;
const WholeEnv = EnvSchema.superRefine((env, context) => {
  const refuse = (name: keyof typeof env, by: string): void =>
    context.addIssue({ code: 'custom', path: [name], message: `is required with ${by}` });
  for (const [name, others] of required) {
    const by = env[name] === undefined && others.find((other) => env[other] !== undefined);
    if (by) refuse(name, by);
  }
  // Results carry their model's name: those of a connected one would pass for results of the rules.
  if (env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined)
    for (const name of ['AI_MODEL', 'AI_MODEL_SCORING'] as const)
      if (env[name] === BUILT_IN) {
        const message = `can’t be ${BUILT_IN}, which needs no server. Name one of the server’s models, or leave out OPENAI_API_KEY and OPENAI_BASE_URL`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
  // An embedded database belongs to one process: its tasks would be done by none, or its pages served by none.
  if (env.ROLE !== 'all' && !env.DATABASE_URL) refuse('DATABASE_URL', `ROLE=${env.ROLE}`);
}).transform((env) => ({
  ...env,
  S3_REGION: env.S3_REGION ?? 'us-east-1',
  // HR's mailbox is the sender: pages name this address as the genuine one, and bounces come back to HR.
  MAIL_FROM: env.MAIL_FROM ?? env.HR_EMAIL,
}));

export type Env = z.infer<typeof WholeEnv>;

/** Warnings about risky settings, shown at startup. */
export function warningsOf(env: Pick<Env, 'EMPLOYEE_SIGNUP' | 'TRUST_PROXY'>): string[] {
  const open =
    'Warning: EMPLOYEE_SIGNUP=open hires everyone who signs up as Employee. Use it for demos only.';
  const trusting =
    'Warning: TRUST_PROXY=true trusts any address a visitor claims. List the proxies, or set how many there are.';
  return [
    ...(env.EMPLOYEE_SIGNUP === 'open' ? [open] : []),
    ...(env.TRUST_PROXY === 'true' ? [trusting] : []),
  ];
}

/**
 * Reads and checks all settings.
 * @throws Error whose message names each invalid setting and what's expected; shown at startup.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty value counts as unset; as a number it would be 0.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = WholeEnv.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid settings:\n${lines.join('\n')}`);
  }
  return parsed.data;
}
