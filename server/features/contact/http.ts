import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand } from '../../../shared/company/brand.ts';
import { ContactForm } from '../../../shared/contact/schema.ts';
import { TRAP } from '../../../shared/contact/trap.ts';
import { type SafetyNotice, safetyNotice } from '../../../shared/safety/card/notice.ts';
import type { Deps } from '../../deps.ts';
import { toDomainError } from '../../errors.ts';
import { uuidOf } from '../../platform/crypto/vault.ts';
import { registerPlainForm } from '../../web/plainForm.ts';
import { retryAfter } from '../../web/retryAfter.ts';
import { sendContact } from './service.ts';

const FILLED =
  'A browser extension may have filled in a hidden field in the form. Turn the extension off for this page and send your message again.';
const BODY_LIMIT = 32 * 1024;

/**
 * The contact form of a browser without scripts, answered with a redirect to the page with the number, or with a page
 * that shows what to correct.
 */
export async function registerContactForm(app: FastifyInstance, deps: Deps): Promise<void> {
  const form = { path: '/contact', bodyLimit: BODY_LIMIT };
  await registerPlainForm(app, form, async (sent, request, reply) => {
    reply.header('cache-control', 'no-store');
    const field = (name: string): string => (sent.get(name) ?? '').replaceAll('\r\n', '\n');
    const read = ContactForm.safeParse({
      name: field('name'),
      email: field('email'),
      topic: field('topic'),
      message: field('message'),
    });
    if (!read.success) {
      return problemPage(reply, 422, [...new Set(read.error.issues.map(({ message }) => message))]);
    }
    // Not only programs: the hidden field can be filled in by a browser extension, and the text must not be lost.
    if (field(TRAP) !== '') return problemPage(reply, 422, [FILLED]);
    try {
      const { reference, safety } = await sendContact(
        deps,
        { ...read.data, website: '', idempotencyKey: keyOf(deps, read.data) },
        { ip: request.ip },
      );
      if (safety) return helpPage(reply, reference, safetyNotice(safety, null));
      return reply.redirect(`/contact?sent=${reference}`, 303);
    } catch (error) {
      const domain = toDomainError(error);
      if (!domain) throw error;
      const status = domain.code === 'too_many_attempts' ? 429 : 503;
      return problemPage(reply.headers(retryAfter([domain])), status, [domain.message]);
    }
  });
}

/** A form without scripts brings no key: the same words on the same day are the same message. */
function keyOf(deps: Deps, form: ContactForm): string {
  const day = deps.clock.now().toISOString().slice(0, 10);
  return uuidOf(JSON.stringify([day, form.email.toLowerCase(), form.name, form.topic, form.message]));
}

/** Where to turn, before anything else; an address would keep in the browser's history what was found. */
function helpPage(reply: FastifyReply, reference: string, { own, ...english }: SafetyNotice): FastifyReply {
  const ownPart = own ? `<section lang="${own.lang}" dir="${own.dir}">${helpPart(own)}</section>` : '';
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>Message sent · ${brand.name}</title><main>${ownPart}${helpPart(english)}` +
        `<p>We got your message. Your reference number is ${reference}.</p><p><a href="/">Home</a></p></main></html>`,
    );
}

function helpPart({ title, text, help, told }: Omit<SafetyNotice, 'own'>): string {
  const lines = help
    .map(
      ({ label, text, href }) =>
        `<li>${label}: <bdi>${href ? `<a href="${href}">${text}</a>` : text}</bdi></li>`,
    )
    .join('');
  return `<h1>${title}</h1><p>${text}</p><ul>${lines}</ul><p>${told}</p>`;
}

/** Contains only fixed texts, never user input. */
function problemPage(reply: FastifyReply, status: number, messages: string[]): FastifyReply {
  const list = messages.map((message) => `<li>${message}</li>`).join('');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>We couldn’t send your message · ${brand.name}</title><main><h1>We couldn’t send your message</h1><ul>${list}</ul>` +
        `<p>Go back in your browser. Your text is still there. Or email ` +
        `<a href="mailto:${brand.contactEmail}">${brand.contactEmail}</a>.</p><p><a href="/contact">Contact</a></p></main></html>`,
    );
}
