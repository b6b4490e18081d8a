import { brand } from '../../../shared/company/brand.ts';
import type { emailTemplates, everywhere, Placeholder } from '../../../shared/emails/templateCopy.ts';
import { type EmailTemplateKind, emailTemplateOf, filled } from '../../../shared/emails/templates.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { positionWords, thePosition } from '../../../shared/jobs/positionWords.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { plainLine } from '../../../shared/text/plainLine.ts';
import type { EmailBlock } from './blocks.ts';
import { type EmailDeps, renderEmail } from './layout.ts';

type Known<K extends EmailTemplateKind> = Exclude<
  (typeof emailTemplates)[K]['placeholders'][number],
  (typeof everywhere)[number]
>;
type FixedOf<K extends EmailTemplateKind> = Extract<
  (typeof emailTemplates)[K]['parts'][number],
  { fixed: string }
>['fixed'];

/** A fictional person for previews and tests of an email. */
export type SamplePerson = { id: CandidateId; fullName: string; email: string; position: string };

/**
 * An email with texts that HR can change: the current subject, heading, and paragraphs, with placeholders
 * filled in as plain text, around the fixed parts. Line breaks in a value never reach a header.
 */
export async function composeEmail<K extends EmailTemplateKind>(
  deps: EmailDeps,
  kind: K,
  values: Record<Known<K>, string>,
  fixed: Record<FixedOf<K>, EmailBlock[]>,
): Promise<{ kind: K; subject: string; html: string; text: string }> {
  const { appSettings } = deps;
  const words = appSettings.emailTemplate(kind);
  const all: Partial<Record<Placeholder, string>> = {
    ...Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, plainLine(value)])),
    company: brand.name,
    hr: appSettings.read('mailboxes').hrAddress,
  };
  const blocks = new Map<string, EmailBlock[]>(Object.entries(fixed));
  const { preview, parts } = emailTemplateOf(kind);
  const body = await renderEmail(deps, kind, {
    preview,
    heading: filled(words.heading, all),
    blocks: parts.flatMap((part) =>
      'slot' in part ? paragraphsOf(filled(words[part.slot] ?? '', all)) : (blocks.get(part.fixed) ?? []),
    ),
  });
  return { subject: plainLine(filled(words.subject, all)), ...body };
}

/** First and full name: the placeholders of most emails. */
export function namesOf(fullName: string): { name: string; 'first name': string } {
  return { name: fullName, 'first name': firstName(fullName) };
}

/** The same with the position they applied for. */
export const applicantOf = ({ fullName, position }: { fullName: string; position: string }) => ({
  ...namesOf(fullName),
  position: positionWords(position),
  'the position': thePosition(position),
});

function paragraphsOf(text: string): EmailBlock[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'text', text: paragraph }));
}
