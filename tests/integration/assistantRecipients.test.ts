import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoContent } from '../../server/demo/load.ts';
import { askAssistant, newConversation } from '../../server/features/admin/assistant/service.ts';
import { type AssistantMessage, splitDraft } from '../../shared/assistant/schema.ts';
import type { UserId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor } from '../support/stories.ts';
import { type Requested, requested } from './assistantRecipients.ts';

let deps: TestDeps;
let userId: UserId;
beforeAll(async () => {
  deps = await testDeps();
  await loadDemoContent(deps);
  ({ userId } = await adminActor(deps));
});
afterAll(() => deps.close());

async function answerTo({ ask, action = null }: Requested): Promise<AssistantMessage> {
  await newConversation(deps, userId);
  deps.clock.forward(10_000);
  const input = { messageId: deps.clock.uuid(), text: ask, action };
  const signal = new AbortController().signal;
  for await (const event of await askAssistant(deps, userId, input, async () => true, signal))
    if (event.type === 'done') return event.answer;
  throw new Error('no answer');
}

const subjects = {
  reminder: /^Reminder: your interview/,
  interview: /^Next step: your chat interview/,
  rejection: /^About your application/,
  documents: /^We need your onboarding documents/,
  thanks: /^Thank you for your interview/,
  own: /^Your (?:work at|.*application)/,
};

async function outcomeOf(one: Requested): Promise<{ outcome: 'right' | 'asked' | 'wrong'; answer: string }> {
  const { message, recipients } = await answerTo(one);
  const { draft } = splitDraft(message);
  const names = recipients.map(({ name }) => name).sort();
  const answer = `${draft?.subject ?? message.slice(0, 200)} to ${names.join(', ')}`;
  if (!draft) return { outcome: one.to === null ? 'right' : 'asked', answer };
  if (one.to === null) return { outcome: 'wrong', answer };
  const rows = await deps.database.client.unsafe(
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
