import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Context, EmployeeActor } from '../../trpc.ts';
import { resourcePdf } from './resourcePdf.ts';

export type EmployeeFileOptions = {
  contextOf(request: FastifyRequest): Pick<Context, 'user' | 'employee' | 'countCall'>;
};

/** Files that are made for the person who asks: articles as PDF, monthly reports as PDF and CSV. */
export async function registerEmployeeFiles(
  app: FastifyInstance,
  _deps: Deps,
  { contextOf }: EmployeeFileOptions,
): Promise<void> {
  /** The same rule as `employeeProcedure`. */
  const employeeOf = async (request: FastifyRequest): Promise<EmployeeActor> => {
    const context = contextOf(request);
    context.countCall();
    const user = await context.user();
    if (!user) throw new DomainError('not_signed_in');
    const employee = await context.employee(user);
    if (!employee) throw new DomainError('no_employee_record');
    if (employee.status === 'rejected') throw new DomainError('not_hired');
    return employee;
  };

  app.get<{ Params: { file: string } }>('/files/resources/:file', async (request, reply) => {
    await employeeOf(request);
    const id = request.params.file.match(/^([a-z-]{1,40})\.pdf$/)?.[1] ?? '';
    return attach(reply, `${id}.pdf`, 'application/pdf').send(await resourcePdf(id));
  });
}

/** `name` is ours, so it needs no escaping. */
function attach(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type);
}
