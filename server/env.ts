import { z } from 'zod';
import { brand } from '../shared/brand.ts';

/** The sole reader of `process.env`. Every setting is documented in README, "Settings". */
const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true');
const optional = z
  .string()
  .trim()
  .transform((v) => (v === '' ? undefined : v))
  .optional();

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATABASE_URL: optional,
  DATA_DIR: z.string().min(1).default('./data'),
  S3_ENDPOINT: optional,
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default(`${brand.name} <no-reply@longtable.example>`),
  HR_EMAIL: z.email().default(brand.hrEmail),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(z.url().optional()),
  AI_MODEL: z.string().default('gpt-5-mini'),
  AI_DAILY_TOKENS_PERSON: z.coerce.number().int().min(0).default(200_000),
  AI_DAILY_TOKENS_ALL: z.coerce.number().int().min(0).default(5_000_000),
  ENCRYPTION_KEYS: optional,
  ADMIN_EMAIL: optional.pipe(z.email().optional()),
  ADMIN_PASSWORD: optional,
  EMPLOYEE_SIGNUP: z.enum(['invited', 'open']).default('invited'),
  PACING_SCALE: z.coerce.number().min(0).max(10).default(1),
  DEMO_DATA: flag.default(true),
  /** `true`, `false`, a number of proxies, or a comma-separated list of proxy addresses. */
  TRUST_PROXY: z.string().default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CLAMAV_HOST: optional,
  METRICS_TOKEN: optional,
});

export type Env = z.infer<typeof EnvSchema>;

/** What whoever starts the system must know about its settings, as sentences; shown at start-up. */
export function warningsOf(env: Pick<Env, 'EMPLOYEE_SIGNUP'>): string[] {
  return env.EMPLOYEE_SIGNUP === 'open'
    ? ['Warning: EMPLOYEE_SIGNUP=open hires everybody who signs up as Employee. Use it for demos only.']
    : [];
}

/**
 * Reads and checks all settings.
 * @throws Error whose message names each wrong setting and what is expected; shown at start-up as it is.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = EnvSchema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not right:\n${lines.join('\n')}`);
  }
  return parsed.data;
}
