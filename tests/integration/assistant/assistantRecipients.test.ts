import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitDraft } from '../../../shared/assistant/schema.ts';
import { type AssistantConversation, assistantConversation } from '../../support/assistantConversation.ts';
import { type Requested, requested } from './assistantRecipients.ts';

let conversation: AssistantConversation;
beforeAll(async () => {
  conversation = await assistantConversation();
});
afterAll(() => conversation.deps.close());

const subjects = {
  reminder: /^Reminder: your interview/,
  interview: /^Next step: your chat interview/,
  rejection: /^About your application/,
  documents: /^We need your onboarding documents/,
  thanks: /^Thank you for your interview/,
  own: /^Your (?:work at|.*application)/,
};

async function outcomeOf(one: Requested): Promise<{ outcome: 'right' | 'asked' | 'wrong'; answer: string }> {
  await conversation.begin();
  const { message, recipients } = await conversation.answerTo(one.ask, one.action);
  const { draft } = splitDraft(message);
  const names = recipients.map(({ name }) => name).sort();
  const answer = `${draft?.subject ?? message.slice(0, 200)} to ${names.join(', ')}`;
  if (!draft) return { outcome: one.to === null ? 'right' : 'asked', answer };
  if (one.to === null) return { outcome: 'wrong', answer };
  const rows = await conversation.deps.database.client.unsafe(
    `select full_name as name from candidates c where ${one.to}`,
  );
  const meant = rows.map(({ name }) => String(name)).sort();
  const isRight = meant.join() === names.join() && (!one.says || subjects[one.says].test(draft.subject));
  return { outcome: isRight ? 'right' : 'wrong', answer };
}

it('drafts to exactly the people a request means, or asks', async () => {
  expect(new Set(requested.map(({ ask }) => ask)).size).toBe(60);
  const found = { right: 0, asked: 0, wrong: 0 };
  for (const one of requested) {
    const { outcome, answer } = await outcomeOf(one);
    found[outcome]++;
    if (outcome !== 'right') console.log(`${outcome}: ${one.ask}\n  ${answer.replaceAll('\n', ' ')}`);
  }
  console.log(found);
  expect(found.wrong).toBe(0);
  expect(found.right).toBeGreaterThanOrEqual(56);
});
