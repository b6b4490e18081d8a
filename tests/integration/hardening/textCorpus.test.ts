import { TRPCError } from '@trpc/server';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { tableOf } from '../../../server/features/admin/exports/rows.ts';
import { hashPassword } from '../../../server/features/auth/parts/passwords.ts';
import { reportPdf } from '../../../server/features/employee/parts/reportPdf.ts';
import { monthReport } from '../../../server/features/employee/parts/reports.ts';
import { appRouter } from '../../../server/router.ts';
import { type Context, callerFactory } from '../../../server/trpc.ts';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { csvLine, ExportSpec } from '../../../shared/reports/exports.ts';
import { withoutHidden } from '../../../shared/text/plainLine.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminActor, applied, hired, registerInterviews } from '../../support/stories.ts';
import { corpus, filled, takesText } from '../../support/textFields.ts';

type Procedure = {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[]; meta: { access: string } };
};
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>)
  .filter(([, { _def }]) => _def.type !== 'subscription' && _def.inputs.some(takesText))
  .map(([path, { _def }]) => ({ path, schema: _def.inputs[0], access: _def.meta.access }));

let app: TestApp;
let userId: UserId;
let candidateId: CandidateId;
let employeeId: CandidateId;
beforeAll(async () => {
  app = await testApp();
  registerInterviews(app.deps);
  ({ userId } = await adminActor(app.deps));
  await app.deps.database.client`insert into user_roles (user_id, role) values (${userId}, 'admin')`;
  const hash = await hashPassword('Table-and-chair-7');
  await app.deps.database.client`update users set password_hash = ${hash} where id = ${userId}`;
  candidateId = await applied(app.deps);
  employeeId = await hired(app.deps);
});
afterAll(() => app.close());

/** Somebody who may call the procedure; each call comes from another network, so that no throttle speaks first. */
let calls = 0;
function caller(access: string): Context {
  const employee = access === 'employee' || access === 'hired';
  const own = { fullName: 'Test Person', email: 'person@example.com' };
  return {
    deps: app.deps,
    ip: `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    transport: 'http',
    user: async () => ({
      kind: 'user',
      userId,
      ...own,
      roles: employee ? [] : ['admin'],
      sessionId: 'none',
      emailConfirmed: true,
    }),
    portal: async () => ({ kind: 'candidate', candidateId, sessionId: 'none', userId: null }),
    portalIn: async () => ({ kind: 'candidate', candidateId, sessionId: 'none', userId: null }),
    employee: async () => ({
      userId,
      candidateId: employeeId,
      ...own,
      position: 'Virtual Assistant',
      status: 'hired',
      demo: false,
      sessionId: 'none',
    }),
    setCookie: () => {},
    clearCookie: () => {},
    readCookie: () => undefined,
    device: '',
    countCall: () => {},
  };
}

/** What a call came to: 'ok', or the transport code of its refusal. */
async function outcome(path: string, access: string, input: unknown): Promise<string> {
  const found = path
    .split('.')
    .reduce<unknown>((at, part) => Reflect.get(at as object, part), callerFactory(appRouter)(caller(access)));
  try {
    await (found as (given: unknown) => Promise<unknown>)(input);
    return 'ok';
  } catch (error) {
    return error instanceof TRPCError ? error.code : String(error);
  }
}

describe('whatever is typed into any field', () => {
  it('finds the fields', () => {
    expect(procedures.length).toBeGreaterThan(40);
  });

  it.each(Object.entries(corpus))(
    '%s is taken or refused, and breaks nothing',
    { timeout: 60_000 },
    async (_name, text) => {
      const broken: string[] = [];
      for (const { path, schema, access } of procedures) {
        app.deps.clock.forward(60_000);
        const known = { candidateId, website: '', idDocument: undefined, cursor: undefined };
        const got = await outcome(path, access, schema && filled(schema, { text, known }));
        if (!refusals.has(got)) broken.push(`${path}: ${got}`);
      }
      expect(broken).toEqual([]);
    },
  );
});

/** Answers that are sentences for people. */
const refusals = new Set([
  'ok',
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNPROCESSABLE_CONTENT',
  'TOO_MANY_REQUESTS',
]);

/** What a database can hold; the others are refused, as the test above shows. */
const storable = Object.values(corpus).filter((text) => !text.includes('\u0000') && text.isWellFormed());
/** Beginnings that a spreadsheet reads as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const ADDED = /(^\s*|[;\t\r\n]\s*)'(?=[\s=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

describe('what was stored', () => {
  it('comes back as it was typed, without hidden characters', async () => {
    for (const text of storable.filter((one) => one.length < 2_000)) {
      const idempotencyKey = crypto.randomUUID();
      const api = callerFactory(appRouter)(caller('admin')).admin;
      await api.addNote({ candidateId, text, idempotencyKey });
      const { timeline } = await api.candidate({ candidateId });
      const lines = text.replace(/[\v\f\u0085]/g, '\n');
      expect(timeline.map((entry) => entry.text)).toContain(withoutHidden(lines).trim());
    }
  });

  it('is no formula in a file', async () => {
    const { client } = app.deps.database;
    for (const text of storable) {
      await client`insert into candidates (id, full_name, email, position, country, applied_at, created_at, updated_at)
        values (gen_random_uuid(), ${text}, ${`${crypto.randomUUID()}@example.com`}, ${text}, ${text}, now(), now(), now())`;
    }
    const spec = ExportSpec.parse({
      kind: 'candidates',
      filters: {},
      personal: true,
      reason: 'corpus',
    });
    const { columns, batches } = tableOf(app.deps, { userId, roles: ['admin'] }, spec);
    let file = csvLine(columns);
    for await (const rows of batches) file += rows.map(csvLine).join('');
    const { data, errors } = Papa.parse<string[]>(file.trimEnd());
    expect(errors).toEqual([]);
    expect(data.flat().filter((cell) => FORMULA.test(cell))).toEqual([]);
    // Nothing but the apostrophes before a formula has been added, also after what ends a cell elsewhere.
    const plain = new Set(data.flat().map((cell) => cell.replace(ADDED, '$1')));
    const kept = storable.map(withoutHidden);
    expect(kept.filter((text) => !plain.has(text.replace(ADDED, '$1')))).toEqual([]);
  });

  it('is text and nothing else in emails', async () => {
    const emails = await app.deps.emails();
    expect(emails.length).toBeGreaterThan(20);
    for (const { subject, to, html } of emails) {
      expect(`${subject} ${to}`).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<script|<svg|onerror="window|href="javascript:/i);
    }
  });

  it('can be set on paper', { timeout: 30_000 }, async () => {
    const month = { month: '2026-11', zone: 'UTC' };
    for (const text of storable) {
      const report = await monthReport(
        app.deps,
        { candidateId: employeeId, fullName: text, position: text },
        month,
      );
      const bytes = await reportPdf(report);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
