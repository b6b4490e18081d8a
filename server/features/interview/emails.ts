import { brand } from '../../../shared/company/brand.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { markText, type ResultMark } from '../../../shared/interview/resultMark.ts';
import type { Recommendation } from '../../../shared/interview/scoring.ts';
import { thePosition } from '../../../shared/jobs/positionWords.ts';
import type { Wish } from '../../../shared/portal/schema.ts';
import { applicantOf, composeEmail } from '../../platform/email/compose.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

type Person = { id: CandidateId; fullName: string; email: string; position: string };

const panelLink = (deps: EmailDeps, person: Person) => ({
  kind: 'button' as const,
  label: 'Open in the panel',
  url: `${deps.publicUrl}/admin?candidate=${person.id}`,
});

/** To the candidate, right after they finish. */
export async function thankYouEmail(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const letter = await composeEmail(deps, 'interview-thank-you', applicantOf(person), {
    note: [{ kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` }],
  });
  return { to: person.email, candidateId: person.id, ...letter };
}

/** To HR, when the score is ready but HR rates first: it doesn't reveal what the AI proposes. */
export async function readyToRateEmail(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'interview-results', {
    preview: 'The interview is ready for your rating.',
    heading: `Interview with ${person.fullName}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Candidate', person.fullName],
          ['Email', person.email],
          ['Position', person.position],
        ],
      },
      {
        kind: 'text',
        text: 'The interview is complete. Read it and rate each criterion. Then you’ll see the AI’s proposal next to your rating.',
      },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Interview to rate: ${person.fullName}, ${person.position}`,
    candidateId: person.id,
    ...body,
  };
}

/** To HR, when the score is ready. */
export async function resultsEmail(
  deps: EmailDeps,
  person: Person,
  result: { finalScore: number; recommendation: Recommendation; mark: ResultMark; summary: string },
): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'interview-results', {
    preview: `${result.finalScore} out of 100, ${result.recommendation} (${markText(result.mark)}).`,
    heading: `Interview with ${person.fullName}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Candidate', person.fullName],
          ['Email', person.email],
          ['Position', person.position],
          ['Proposed score', `${result.finalScore} out of 100 (${markText(result.mark)})`],
          ['Recommendation', `${result.recommendation} (${markText(result.mark)})`],
        ],
      },
      { kind: 'text', text: result.summary },
      { kind: 'note', text: 'AI proposed this score from the transcript. You decide.' },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Interview results: ${person.fullName}, ${person.position}`,
    candidateId: person.id,
    ...body,
  };
}

/** To HR, when scoring failed: the interview is saved and needs a person. */
export async function unscoredEmail(
  deps: EmailDeps,
  person: Person,
  { overBudget, earlier }: { overBudget: boolean; earlier: boolean },
): Promise<OutgoingEmail> {
  if (earlier) return rescoringFailedEmail(deps, person, { overBudget });
  const why = overBudget
    ? 'Scoring it takes more AI tokens than the daily budgets allow, so there’s no proposed score. You can read the transcript now. Raise the budgets in Settings, then try scoring it again.'
    : 'The AI service was unavailable, so there’s no proposed score. You can read the transcript now and try scoring it again anytime.';
  const body = await renderEmail(deps, 'interview-unscored', {
    preview: 'The interview is saved, but it doesn’t have a score yet.',
    heading: `Score pending for ${person.fullName}`,
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} completed the interview for ${thePosition(person.position)}, and every answer is saved. ${why}`,
      },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Score pending: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

/** To HR: re-scoring failed, and the earlier result still applies. */
async function rescoringFailedEmail(
  deps: EmailDeps,
  person: Person,
  { overBudget }: { overBudget: boolean },
): Promise<OutgoingEmail> {
  const why = overBudget
    ? 'It takes more AI tokens than the daily budgets allow. Raise the budgets in Settings, then try again.'
    : 'The AI didn’t give usable ratings. You can try again anytime.';
  const body = await renderEmail(deps, 'interview-unscored', {
    preview: 'The earlier ratings still apply.',
    heading: `Re-scoring failed for ${person.fullName}`,
    blocks: [
      {
        kind: 'text',
        text: `We couldn’t score ${person.fullName}’s interview for ${thePosition(person.position)} again, so the earlier ratings still apply. ${why}`,
      },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Re-scoring failed: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

/** To HR: the candidate would rather talk to a person. */
export async function humanRequestedEmail(
  deps: EmailDeps,
  person: Person,
  wish: Wish,
): Promise<OutgoingEmail> {
  if (wish === 'accommodation') return accommodationEmail(deps, person);
  const body = await renderEmail(deps, 'human-requested', {
    preview: `${person.fullName} asked for a person instead of the AI interviewer.`,
    heading: 'A candidate asked for a person',
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} (${person.position}) would rather be interviewed by a person than by ${brand.interviewer.name}. Please email ${person.email} to arrange a time.`,
      },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `${person.fullName} asked for a person`,
    candidateId: person.id,
    ...body,
  };
}

/**
 * To HR: the candidate asks for an accommodation; the details stay in the portal. The subject doesn't say so,
 * because reviewers see it in the list of emails.
 */
async function accommodationEmail(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'human-requested', {
    preview: `${person.fullName} asked for an accommodation.`,
    heading: 'A candidate asked for an accommodation',
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} asked for an accommodation during the interview. Please email ${person.email} to work out what they need. The request must not affect your decision.`,
      },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `${person.fullName} asked for a person`,
    candidateId: person.id,
    ...body,
  };
}

/** To HR: the candidate asks for a review of the score. */
export async function reviewRequestedEmail(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'review-requested', {
    preview: `${person.fullName} asked for a person to review the score.`,
    heading: 'A candidate asked for a score review',
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} (${person.position}) asked for a person to review the interview score. You’ll find what they wrote in the panel.`,
      },
      panelLink(deps, person),
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `${person.fullName} asked for a score review`,
    candidateId: person.id,
    ...body,
  };
}
