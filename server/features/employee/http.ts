import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brand } from '../../../shared/company/brand.ts';
import { ReportFileInput } from '../../../shared/employee/schema.ts';
import { guideArticle } from '../../../shared/portal/guides.ts';
import { findResource } from '../../../shared/resources/articles.ts';
import type { EmployeeActor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { type Context, withoutRecord } from '../../trpc.ts';
import { print } from './parts/print.ts';
import { reportCsv } from './parts/reportCsv.ts';
import { monthReport, reportFileName } from './parts/reports.ts';

/** Making one takes a moment of the processor. */
const reportLimit = { name: 'report', max: 60, windowSeconds: 3_600 };
const ReportQuery = z.object({ zone: z.string().optional() });

type EmployeeFileOptions = {
  contextOf(request: FastifyRequest, reply: FastifyReply): Pick<Context, 'user' | 'employee' | 'countCall'>;
};

/** Files that are made for the person who asks: articles as PDF, monthly reports as PDF and CSV. */
export async function registerEmployeeFiles(
  app: FastifyInstance,
  deps: Deps,
  { contextOf }: EmployeeFileOptions,
): Promise<void> {
  /** The same rule as `employeeProcedure`. */
  const employeeOf = async (request: FastifyRequest, reply: FastifyReply): Promise<EmployeeActor> => {
    const context = contextOf(request, reply);
    context.countCall();
    const user = await context.user();
    if (!user) throw new DomainError('not_signed_in');
    const employee = await context.employee(user);
    if (!employee) throw withoutRecord(user);
    if (employee.status === 'rejected') throw new DomainError('not_hired');
    return employee;
  };

  app.get<{ Params: { file: string } }>('/files/resources/:file', async (request, reply) => {
    await employeeOf(request, reply);
    const id = request.params.file.match(/^([a-z-]{1,40})\.pdf$/)?.[1] ?? '';
    if (!findResource(id)) throw new DomainError('not_found');
    return attach(reply, `${id}.pdf`, 'application/pdf').send(await articlePdf(id));
  });

  // The portal's guides are the same for everyone and hold nothing personal.
  app.get<{ Params: { file: string } }>('/files/guides/:file', async (request, reply) => {
    contextOf(request, reply).countCall();
    const id = request.params.file.match(/^([a-z-]{1,40})\.pdf$/)?.[1] ?? '';
    if (!guideArticle(id)) throw new DomainError('not_found');
    return attach(reply, `${id}.pdf`, 'application/pdf').send(await articlePdf(id));
  });

  app.get<{ Params: { file: string } }>('/files/reports/:file', async (request, reply) => {
    const person = await employeeOf(request, reply);
    const [, month, format] = request.params.file.match(/^(\d{4}-\d{2})\.(pdf|csv)$/) ?? [];
    const query = ReportQuery.safeParse(request.query);
    const input = ReportFileInput.safeParse({ month, zone: query.data?.zone });
    if (!input.success) throw new DomainError('not_found');
    await deps.limits.hit(reportLimit, person.userId);
    const report = await monthReport(deps, person, input.data);
    if (format === 'csv')
      return attach(reply, reportFileName(input.data.month, 'csv'), 'text/csv; charset=utf-8').send(
        reportCsv(report),
      );
    const pdf = await print({ kind: 'report', report });
    return attach(reply, reportFileName(input.data.month, 'pdf'), 'application/pdf').send(pdf);
  });
}

/** Articles change only with the company's name and details, so each PDF is created once per version of those. */
const articles = new Map<string, Promise<Buffer>>();
let articlesOf = '';

function articlePdf(id: string): Promise<Buffer> {
  const company = JSON.stringify(brand);
  if (company !== articlesOf) articles.clear();
  articlesOf = company;
  const known = articles.get(id);
  if (known) return known;
  const made = print({ kind: 'resource', id });
  articles.set(id, made);
  // Failures aren't cached. The entry may already belong to a newer request.
  made.catch(() => articles.get(id) === made && articles.delete(id));
  return made;
}

/** `name` is ours, so it needs no escaping. */
function attach(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type);
}
