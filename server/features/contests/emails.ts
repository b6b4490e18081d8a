import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { EmailBlock } from '../../platform/email/blocks.ts';
import { composeEmail, namesOf } from '../../platform/email/compose.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

type Person = { id: CandidateId; fullName: string; email: string };

/** To HR: an employee disagrees with a grade. What they wrote stays in the panel. */
export async function contestOpenedEmail(
  deps: EmailDeps,
  person: Person,
  title: string,
): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'contest-opened', {
    preview: `${person.fullName} asked you to review a grade.`,
    heading: 'Contested grade',
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} contested the grade for “${title}.” Please review it and decide.`,
      },
      { kind: 'button', label: 'Open the inbox', url: `${deps.publicUrl}/admin?tab=inbox` },
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Contested grade: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

const assignmentsButton = ({ publicUrl }: EmailDeps): EmailBlock => ({
  kind: 'button',
  label: 'Open your assignments',
  url: `${publicUrl}/employee/assignments`,
});

/** To the employee, or someone who was one: HR's decision and the reason. */
export async function contestDecidedEmail(
  deps: EmailDeps,
  person: Person & { status: CandidateStatus },
  decision: { title: string; before: number; after: number; note: string },
): Promise<OutgoingEmail> {
  const { title, before, after, note } = decision;
  const verdict =
    before === after
      ? `You asked for a second look at your grade for “${title}.” A person in HR reviewed your work, and the grade stays at ${after} out of 100.`
      : `You asked for a second look at your grade for “${title}.” A person in HR reviewed your work, and the grade is now ${after} out of 100 instead of ${before}.`;
  const letter = await composeEmail(
    deps,
    'contest-decided',
    { ...namesOf(person.fullName), assignment: title },
    {
      decision: [
        { kind: 'text', text: verdict },
        { kind: 'note', text: note },
        // No one else can open the page.
        ...(person.status === 'hired' ? [assignmentsButton(deps)] : []),
      ],
      note: [{ kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` }],
    },
  );
  return { to: person.email, candidateId: person.id, ...letter };
}
