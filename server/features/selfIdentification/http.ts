import type { FastifyInstance } from 'fastify';
import {
  SELF_IDENTIFICATION_PATH,
  type SelfIdentificationOutcome,
} from '../../../shared/selfIdentification/page.ts';
import type { SelfIdentification } from '../../../shared/selfIdentification/questions.ts';
import {
  SelfIdentificationAnswers,
  SelfIdentificationByLink,
} from '../../../shared/selfIdentification/schema.ts';
import type { Deps } from '../../deps.ts';
import { toDomainError } from '../../errors.ts';
import { uuidOf } from '../../platform/crypto/vault.ts';
import { registerPlainForm } from '../../web/plainForm.ts';
import { answerByLink } from './service.ts';

const BODY_LIMIT = 8 * 1024;

/** The form of the page after an application, answered with a redirect to the result's page. */
export async function registerSelfIdentificationForm(app: FastifyInstance, deps: Deps): Promise<void> {
  const form = { path: SELF_IDENTIFICATION_PATH, bodyLimit: BODY_LIMIT };
  await registerPlainForm(app, form, async (sent, request, reply) => {
    const outcome = await receive(deps, sent, request.ip);
    const back = new URLSearchParams({ state: outcome });
    // What can be tried again keeps its link.
    if (outcome === 'busy' || outcome === 'failed') back.set('token', sent.get('token') ?? '');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${SELF_IDENTIFICATION_PATH}?${back}`, 303);
  });
}

async function receive(deps: Deps, sent: URLSearchParams, ip: string): Promise<SelfIdentificationOutcome> {
  const said = (name: string): string | null => sent.get(name) || null;
  const answers = SelfIdentificationAnswers.safeParse({
    sex: said('sex'),
    race: said('race'),
    age: said('age'),
  });
  if (!answers.success) return 'failed';
  const input = SelfIdentificationByLink.safeParse({
    token: sent.get('token') ?? '',
    answers: answers.data,
    idempotencyKey: keyOf(sent.get('token') ?? '', answers.data),
  });
  if (!input.success) return 'expired';
  try {
    await answerByLink(deps, input.data, { ip });
    return 'saved';
  } catch (error) {
    const domain = toDomainError(error);
    if (!domain) throw error;
    if (domain.code === 'answer_link_invalid') return 'expired';
    return domain.code === 'too_many_attempts' ? 'busy' : 'failed';
  }
}

/** A form brings no key of its own: the same words with the same link are the same answer, sent twice. */
function keyOf(token: string, answers: SelfIdentification): string {
  return uuidOf(JSON.stringify([token, answers.sex, answers.race, answers.age]));
}
