import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileStem } from '../../../shared/company/brand.ts';
import { MonthReportInput } from '../../../shared/reports/month.ts';
import type { UserActor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { printPdf } from '../../platform/pdf/printing.ts';
import { monthReport } from './parts/month.ts';
import { monthCsv } from './parts/monthCsv.ts';

/** Typesetting one takes a moment of processor time. */
const reportLimit = { name: 'hr-report', max: 60, windowSeconds: 3_600 };
const Query = z.object({ zone: z.string().optional() });
const worker = new URL('./parts/monthWorker.ts', import.meta.url);

/**
 * HR's month as PDF and CSV, for everyone who can read the panel; each download is recorded before it's made.
 */
export function registerMonthFiles(
  app: FastifyInstance,
  deps: Deps,
  options: { user(request: FastifyRequest): Promise<UserActor | null> },
): void {
  app.get<{ Params: { file: string } }>(
    '/files/hr-reports/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const user = await options.user(request);
      if (!user) throw new DomainError('not_signed_in');
      if (user.roles.length === 0) throw new DomainError('not_allowed');
      const [, month, format] = request.params.file.match(/^(\d{4}-\d{2})\.(pdf|csv)$/) ?? [];
      const query = Query.safeParse(request.query);
      const input = MonthReportInput.safeParse({ month, zone: query.data?.zone });
      if (!input.success || !format) throw new DomainError('not_found');
      await deps.limits.hit(reportLimit, user.userId);
      const report = await monthReport(deps, user, input.data);
      await deps.audit.record(deps.db, {
        action: 'report.downloaded',
        actor: { userId: user.userId, ip: request.ip },
        data: { month: input.data.month, format },
      });
      const body = format === 'csv' ? monthCsv(report) : await printPdf(worker, report);
      return reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename="${fileStem()}-hr-${input.data.month}.${format}"`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf')
        .send(body);
    },
  );
}
