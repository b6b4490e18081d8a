import { initTRPC, TRPCError } from '@trpc/server';
import type { ErrorCode, ErrorData } from '../shared/errors/errors.ts';
import { sentence } from '../shared/errors/errors.ts';
import type { EmployeeActor, PortalActor, UserActor } from './actor.ts';
import type { Tx } from './db/client.ts';
import type { Deps } from './deps.ts';
import { DomainError, toDomainError, trpcCodes } from './errors.ts';

/**
 * Access levels of procedures. Each level has a builder below; a procedure without one stops the boot (S1).
 */
export type Access = 'public' | 'portal' | 'signedIn' | 'employee' | 'hired' | 'panel' | 'admin';

/**
 * `download` names the one browser that may download a prepared copy of a person's data, `device` the
 * accounts it has signed in to before.
 */
export type CookieKind = 'auth' | 'portal' | 'download' | 'device';

export type Context = {
  deps: Deps;
  ip: string;
  transport: 'http' | 'ws';
  /** "Firefox on Linux", as the browser says about itself. */
  device: string;
  /** Looked up at each call, so that an ended session stops answering on an open socket too (S4). */
  user(): Promise<UserActor | null>;
  portal(): Promise<PortalActor | null>;
  /** The same, read in the transaction of what the call does. */
  portalIn(tx: Tx): Promise<PortalActor | null>;
  /** The record linked to the account; null when there is none. */
  employee(actor: UserActor): Promise<EmployeeActor | null>;
  /** The value of one of this browser's cookies. */
  readCookie(kind: CookieKind): string | undefined;
  /** Cookies can only be written over HTTP; over a socket both throw. */
  setCookie(kind: CookieKind, value: string, expires: Date): void;
  clearCookie(kind: CookieKind): void;
  /** Counts one call of this caller, whatever it was batched with (S9). @throws DomainError */
  countCall(): void;
};

/** For streams of a caller without a connection that could end. */
export const never = new AbortController().signal;

/** Whether the caller is still an admin, asked again while a stream is open (quality S4). */
export const stillAdmin =
  ({ user }: Pick<Context, 'user'>) =>
  async (): Promise<boolean> =>
    (await user())?.roles.includes('admin') ?? false;

/** Error data for the browser besides the sentence. */
type WireError = { code: ErrorCode; data: ErrorData; fields: Record<string, string> };

const t = initTRPC
  .context<Context>()
  .meta<{ access: Access }>()
  .create({
    errorFormatter({ shape, error }) {
      const domain = wireError(error);
      return {
        ...shape,
        message: domain.code === 'invalid_input' ? inputSentence(domain) : sentence(domain.code, domain.data),
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path, domain },
      };
    },
  });

/** The first field's message, as the specification wants it; the general sentence when there is none. */
function inputSentence(domain: WireError): string {
  return Object.values(domain.fields)[0] ?? sentence('invalid_input');
}

const domainByTrpc: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'invalid_input',
  PARSE_ERROR: 'invalid_input',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'invalid_input',
  UNSUPPORTED_MEDIA_TYPE: 'invalid_input',
  PAYLOAD_TOO_LARGE: 'too_large',
};

function wireError(error: TRPCError): WireError {
  const domain = toDomainError(error.cause) ?? toDomainError(error);
  if (domain) return { code: domain.code, data: domain.data, fields: {} };
  const fields: Record<string, string> = {};
  if (error.cause && 'issues' in error.cause && Array.isArray(error.cause.issues)) {
    const issues = error.cause.issues as { code: string; path: PropertyKey[]; message: string }[];
    // Nothing else is wrong: during an update, a newer page's call came to an older process. Another try may reach a newer one.
    if (issues.length > 0 && issues.every(({ code }) => code === 'unrecognized_keys'))
      return { code: 'unavailable', data: {}, fields: {} };
    for (const issue of issues) {
      fields[issue.path.map(String).join('.')] ??= issue.message;
    }
  }
  return { code: domainByTrpc[error.code] ?? 'internal', data: {}, fields };
}

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const callerFactory = t.createCallerFactory;

/** Turns what services throw into transport errors; anything unexpected becomes a 500 without its text. */
const errors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const domain = toDomainError(result.error.cause);
  if (!domain) return result;
  throw new TRPCError({ code: trpcCodes[domain.code], message: domain.message, cause: domain });
});

/**
 * Subscriptions run over the socket and nothing else does, so every call passes one set of limits, and cookies can be
 * written where they are needed.
 */
const oneDoor = t.middleware(({ ctx, type, next }) => {
  ctx.countCall();
  if ((type === 'subscription') !== (ctx.transport === 'ws')) throw new DomainError('invalid_input');
  return next();
});

const base = t.procedure.use(errors).use(oneDoor);

export const publicProcedure = base.meta({ access: 'public' });

/** A candidate in their own portal, by access code or by account: `ctx.candidate`. */
export const portalProcedure = base.meta({ access: 'portal' }).use(async ({ ctx, next }) => {
  const candidate = await ctx.portal();
  if (!candidate) throw new DomainError('session_ended');
  return next({ ctx: { ...ctx, candidate } });
});

/**
 * The same for a call that is one transaction and resolves its caller with `ctx.candidateIn`, which throws
 * for others. A caller without access gets only that error, even with invalid input.
 */
export const portalInOneProcedure = base.meta({ access: 'portal' }).use(async ({ ctx, next }) => {
  let isAsked = false;
  const candidateIn = async (tx: Tx): Promise<PortalActor> => {
    isAsked = true;
    const candidate = await ctx.portalIn(tx);
    if (!candidate) throw new DomainError('session_ended');
    return candidate;
  };
  const result = await next({ ctx: { ...ctx, candidateIn } });
  if (isAsked) return result;
  if (result.ok) throw new Error('A portal procedure ended without checking its caller');
  if (!(await ctx.portal())) throw new DomainError('session_ended');
  return result;
});

/** Any signed-in account: `ctx.actor`. */
export const signedInProcedure = base.meta({ access: 'signedIn' }).use(async ({ ctx, next }) => {
  const actor = await ctx.user();
  if (!actor) throw new DomainError('not_signed_in');
  return next({ ctx: { ...ctx, actor: { ...actor, ip: ctx.ip } } });
});

/** Why an account without a record can't open the portal. Until its address is verified, it needs its emailed link, not HR. */
export const withoutRecord = ({ emailConfirmed, roles }: UserActor): DomainError =>
  new DomainError(emailConfirmed || roles.length > 0 ? 'no_employee_record' : 'email_unconfirmed');

/**
 * A person with a candidate record (specification file 2 §6, Employee pages): `ctx.employee`;
 * `ctx.employeeNow` rereads them, for streams that outlive their first check.
 */
export const employeeProcedure = signedInProcedure.meta({ access: 'employee' }).use(async ({ ctx, next }) => {
  const employee = await ctx.employee(ctx.actor);
  if (!employee) throw withoutRecord(ctx.actor);
  if (employee.status === 'rejected') throw new DomainError('not_hired');
  const employeeNow = async (): Promise<EmployeeActor | null> => {
    const actor = await ctx.user();
    return actor ? ctx.employee(actor) : null;
  };
  return next({ ctx: { ...ctx, employee, employeeNow } });
});

/** A hired employee: `ctx.employee`. Work and practice need this. */
export const hiredProcedure = employeeProcedure.meta({ access: 'hired' }).use(({ ctx, next }) => {
  if (ctx.employee.status !== 'hired') throw new DomainError('not_hired');
  return next({ ctx });
});

/** HR, also those who may only read: `ctx.actor`. Mutations need {@link adminProcedure}. */
export const panelProcedure = base.meta({ access: 'panel' }).use(async ({ ctx, next }) => {
  const actor = await ctx.user();
  if (!actor) throw new DomainError('not_signed_in');
  if (!actor.roles.some((role) => role === 'admin' || role === 'reviewer'))
    throw new DomainError('not_allowed');
  return next({ ctx: { ...ctx, actor: { ...actor, ip: ctx.ip } } });
});

/** HR with the admin role: `ctx.actor`. */
export const adminProcedure = base.meta({ access: 'admin' }).use(async ({ ctx, next }) => {
  const actor = await ctx.user();
  if (!actor) throw new DomainError('not_signed_in');
  if (!actor.roles.includes('admin')) throw new DomainError('not_allowed');
  return next({ ctx: { ...ctx, actor: { ...actor, ip: ctx.ip } } });
});

/**
 * Refuses to boot with a procedure that declares no access level (S1, ASVS 8.2.1).
 * @throws Error that names the procedure.
 */
export function assertAccessDeclared(procedures: object): void {
  for (const [path, procedure] of Object.entries(procedures)) {
    const meta: unknown = procedure?._def?.meta;
    if (typeof meta !== 'object' || meta === null || !('access' in meta)) {
      throw new Error(`Procedure ${path} declares no access level`);
    }
  }
}
