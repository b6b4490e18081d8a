import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssistantConversation, assistantConversation } from '../../support/assistantConversation.ts';
import { questions } from './assistantQuestions.ts';

let conversation: AssistantConversation;
beforeAll(async () => {
  conversation = await assistantConversation();
});
afterAll(() => conversation.deps.close());

const normal = (text: string) => text.toLowerCase().replaceAll(',', '').replaceAll('*', '');

it.each(questions)('$ask', async ({ ask, after = [], sql }) => {
  await conversation.begin();
  for (const earlier of after) await conversation.answerTo(earlier);
  const { message: answer } = await conversation.answerTo(ask);
  const now = `'${conversation.deps.clock.now().toISOString()}'::timestamptz`;
  const rows = await conversation.deps.database.client.unsafe(sql.replaceAll(':now', now));
  const values = rows.flatMap((row) => Object.values(row).map(String));
  const said = normal(answer);
  const missing = values.filter((value) => {
    const plain = normal(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return !new RegExp(`(?<![\\d.])${plain}(?![\\d]|\\.\\d)`, 'u').test(said);
  });
  expect(missing, answer).toEqual([]);
  expect(answer).not.toContain('can’t answer');
});
