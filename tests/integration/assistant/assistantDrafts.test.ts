import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Query } from '../../../server/features/assistant/parts/ask/query.ts';
import { matching } from '../../../server/features/assistant/parts/ask/run.ts';
import { type AssistantMessage, splitDraft } from '../../../shared/assistant/schema.ts';
import { type AssistantConversation, assistantConversation } from '../../support/assistantConversation.ts';

let conversation: AssistantConversation;
beforeAll(async () => {
  conversation = await assistantConversation();
});
afterAll(() => conversation.deps.close());

async function asked(...texts: string[]): Promise<AssistantMessage> {
  await conversation.begin();
  const answers: AssistantMessage[] = [];
  for (const text of texts) answers.push(await conversation.answerTo(text));
  const last = answers.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
}

async function named(where: string): Promise<string[]> {
  const rows = await conversation.deps.database.client.unsafe(
    `select full_name as name from candidates c where ${where}`,
  );
  return rows.map(({ name }) => String(name)).sort();
}

const withoutDocuments = 'not exists (select 1 from onboarding_documents d where d.candidate_id = c.id)';

// Everyone shortlisted by then, whatever their status is now.
const shortlistedBefore = `exists (select 1 from candidate_events e where e.candidate_id = c.id and e.data->>'to' = 'shortlisted' and e.created_at < '2026-11-18')`;

describe('an email to several people', () => {
  it.each([
    ['Email the applicants from Brazil', `country = 'Brazil'`],
    [
      'Email the hired people who haven’t submitted their documents',
      `status = 'hired' and ${withoutDocuments}`,
    ],
    ['Draft a rejection for the applicants under 50 points', 'score < 50'],
    ['Write to people with a score over 75 and tell them HR is still deciding', 'score > 75'],
    ['Write to the customer support people in the Philippines', `country = 'Philippines'`],
    ['invite everyone who applied in the last 4 days', `applied_at >= '2026-11-15T16:00:00Z'`],
    ['Ask the interviewed people whether they can start in December', `status = 'interviewed'`],
    ['tell the hired people that training starts Monday', `status = 'hired'`],
    ['Send the shortlisted people a reminder', `status = 'shortlisted'`],
    ['Draft an email about the training to the hired people', `status = 'hired'`],
    ['message the data entry clerks from Nepal', `country = 'Nepal'`],
    ['Email everyone who was shortlisted more than a day ago', shortlistedBefore],
    ['Email everyone about the holiday schedule', 'true'],
  ])('%s', async (text, where) => {
    const { message, recipients } = await asked(text);
    expect(splitDraft(message).draft?.finished, message).toBe(true);
    expect(recipients.map(({ name }) => name).sort()).toEqual(await named(where));
  });

  it('goes to the people of the question before', async () => {
    const { recipients } = await asked('who was hired', 'write to them');
    expect(recipients.map(({ name }) => name).sort()).toEqual(await named(`status = 'hired'`));
  });

  it.each([
    ['Email the rejected people who blorged', 'blorged'],
    ['Email candidates who want to start early', 'who want to start early'],
    ['Email everyone tagged zorgle', 'zorgle'],
  ])('%s: names the condition it can’t apply, and drafts to no one', async (text, words) => {
    const { message, recipients } = await asked(text);
    expect(message).toMatch(/^I can’t draft this yet because I don’t understand/);
    expect(message).toContain(words);
    expect(recipients).toEqual([]);
  });

  it('goes to the first of an order, says of whom, and how many more there are', async () => {
    const { message, recipients } = await asked('Email the top 2 interviewed people by score');
    expect(recipients.map(({ name }) => name)).toEqual(['Chidinma Okafor', 'Ivana Babić']);
    expect(message).toContain('**2 people**: status interviewed, highest by score.');
    const query = Query.parse({
      about: 'people',
      where: [{ op: 'is', field: 'status', values: ['interviewed'] }],
      order: { field: 'score', down: true },
      limit: 3,
    });
    expect(await matching(conversation.deps, query, 2)).toMatchObject({ ids: { length: 2 }, total: 3 });
    expect(await matching(conversation.deps, { ...query, limit: 30 }, 20)).toMatchObject({ total: 4 });
  });

  it('asks whom it’s for, and says whom no one matches', async () => {
    expect(await asked('Write an email')).toMatchObject({
      message: 'Who’s the email for? Name a person, a status, or a position.',
      recipients: [],
    });
    expect((await asked('Email the hired people from Brazil')).message).toMatch(
      /^No one matches: .*from Brazil/,
    );
  });

  it('says only what’s true for them', async () => {
    const draft = async (text: string) => splitDraft((await asked(text)).message).draft;
    expect(await draft('Remind the shortlisted people who haven’t started their interview')).toMatchObject({
      subject: 'Reminder: your interview is still open',
    });
    expect(await draft('Send the shortlisted people a reminder')).toMatchObject({
      subject: 'Reminder: your interview is still open',
    });
    expect((await draft('Remind the hired people'))?.body).not.toContain('interview');
    expect((await draft('Email the rejected people'))?.body).not.toContain('move forward');
  });
});

describe('a question', () => {
  it.each([
    ['Which jobs close this week?', /^\*\*\d+\*\* jobs? match(?:es)?: closing from .*, status active\./],
    ['Which jobs closed this week?', /^\*\*\d+\*\* audit lines?/],
    ['How many shifts were longer than 3 hours?', /work sessions? match(?:es)?: length over 180 minutes/],
    ['How many people from Latin America applied?', /from Brazil, Colombia, Mexico, or Peru/],
    ['List the data entry clerks by score', /Sorted by score, highest first/],
    ['When does the Virtual Assistant job close?', /closing November 23, 2026/],
    ['Who is the hiring manager for the Order Desk Specialist job?', /Order Desk Specialist\*\*: .* Team$/],
    ['What happened today?', /^Nothing has happened yet today\. Before that/],
    ['What happened on November 1?', /^(?:Activity|No activity) on Nov 1, 2026/],
    [
      'Recent activity of Chidinma Okafor',
      /^Activity of Chidinma Okafor(?:, newest first|\. The newest 12):\n\n(?:- .*: Chidinma Okafor.*\n?)+$/,
    ],
    [
      'Report on candidates from Kenya this month',
      /^- \*\*\d+\*\* \w+ match(?:es)?: from Kenya, applied from Nov 1, 2026 .*\n(?:- \*\*\d+\*\* .* from Kenya, .*\n?){5}$/,
    ],
    ['Draft a job for a data clerk who must own a car', /aren’t in the draft:\n\n- who must own a car\n/],
    ['Summarize Chidinma’s interview', /^\*\*Chidinma Okafor\*\*/],
    ['How many candidates do we have?', /^\*\*17\*\* people in all\./],
  ])('%s', async (text, expected) => {
    expect((await asked(text)).message).toMatch(expected);
  });
});
