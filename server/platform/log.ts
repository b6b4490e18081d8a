import { pino } from 'pino';
import type { Env } from '../env.ts';

/** Structured log. Redaction is by key (see `redactedKeys`); message bodies and secrets are never passed in. */
export type Logger = {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
};

/** Keys whose values are never logged, at any depth (quality S21). Compared without case, `_`, and `-`. */
const redactedKeys = new Set(
  (
    'password,passwordhash,newpassword,code,accesscode,token,uploadtoken,secret,cookie,setcookie,authorization,apikey,' +
    'ssn,accountnumber,routingnumber,bankname,address,body,content,text,html,message,messages,introduction,email,to,' +
    'phone,fullname,name,transcript,prompt,url,parameters,args,query,detail,where,hint,internalquery'
  ).split(','),
);
const MAX_DEPTH = 6;

/** Writes JSON lines to standard output, or to `destination`, without possibly personal data. */
export function createLogger(
  env: Pick<Env, 'LOG_LEVEL'>,
  destination?: { write(line: string): void },
): Logger {
  const logger = pino(
    { level: env.LOG_LEVEL, base: { app: 'longtable' } },
    destination ?? pino.destination(1),
  );
  return {
    debug: (data, message) => logger.debug(redact(data, 0), message),
    info: (data, message) => logger.info(redact(data, 0), message),
    warn: (data, message) => logger.warn(redact(data, 0), message),
    error: (data, message) => logger.error(redact(data, 0), message),
  };
}

/** A copy that is safe to write down. Errors keep type, code and stack frames but not their text: drivers quote data in it. */
function redact(value: unknown, depth: number): object {
  const cleaned = clean(value, depth);
  return typeof cleaned === 'object' && cleaned !== null ? cleaned : { value: cleaned };
}

function clean(value: unknown, depth: number): unknown {
  if (value instanceof Error) return errorFacts(value, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[bytes]';
  if (depth > MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => clean(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key) ? '[redacted]' : clean(item, depth + 1)]),
  );
}

function isSecret(key: string): boolean {
  return redactedKeys.has(key.toLowerCase().replace(/[_-]/g, ''));
}

/** What drivers and Node use as codes; anything longer or with blanks may be a text. */
const PLAIN_CODE = /^\w{1,40}$/;
/** A stack frame ends in file, line, and column; a message's line that starts with "at" doesn't. */
const FRAME = /^\s+at .*(:\d+:\d+\)?|<anonymous>\)|\(native\))$/;

function errorFacts(error: Error, depth: number): object {
  const frames = stackWithoutMessage(error)
    .split('\n')
    .filter((line) => FRAME.test(line));
  const code = 'code' in error ? String(error.code) : '';
  return {
    type: error.name,
    ...(PLAIN_CODE.test(code) ? { code } : {}),
    frames: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause && depth < MAX_DEPTH ? { cause: cleanCause(error.cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < MAX_DEPTH
      ? { errors: error.errors.slice(0, 5).map((one) => cleanCause(one, depth + 1)) }
      : {}),
  };
}

/** Any value can be thrown, and a text may contain personal data, so only its type is logged. */
function cleanCause(cause: unknown, depth: number): unknown {
  return typeof cause === 'object' ? clean(cause, depth) : `[${typeof cause}]`;
}

/** A message of several lines could otherwise pass for frames. */
function stackWithoutMessage({ stack = '', message }: Error): string {
  const at = message ? stack.indexOf(message) : -1;
  return at < 0 ? stack : stack.slice(at + message.length);
}
