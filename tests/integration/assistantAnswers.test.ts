import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoContent } from '../../server/demo/load.ts';
import { askAssistant, newConversation } from '../../server/features/admin/assistant/service.ts';
import type { UserId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor } from '../support/stories.ts';
import { questions } from './assistantQuestions.ts';

let deps: TestDeps;
let userId: UserId;
beforeAll(async () => {
  deps = await testDeps();
  await loadDemoContent(deps);
  ({ userId } = await adminActor(deps));
});
afterAll(() => deps.close());

async function answerTo(text: string): Promise<string> {
  deps.clock.forward(10_000);
  const input = { messageId: deps.clock.uuid(), text, action: null };
  let said = '';
  for await (const event of await askAssistant(
    deps,
    userId,
    input,
    async () => true,
    new AbortController().signal,
  ))
    if (event.type === 'done') said = event.answer.message;
  return said;
}

const normal = (text: string) => text.toLowerCase().replaceAll(',', '').replaceAll('*', '');

it.each(questions)('$ask', async ({ ask, after = [], sql }) => {
  await newConversation(deps, userId);
  for (const earlier of after) await answerTo(earlier);
  const answer = await answerTo(ask);
  const now = `'${deps.clock.now().toISOString()}'::timestamptz`;
  const rows = await deps.database.client.unsafe(sql.replaceAll(':now', now));
  const values = rows.flatMap((row) => Object.values(row).map(String));
  const said = normal(answer);
  const missing = values.filter((value) => {
    const plain = normal(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return !new RegExp(`(?<![\\d.])${plain}(?![\\d]|\\.\\d)`, 'u').test(said);
  });
  expect(missing, answer).toEqual([]);
  expect(answer).not.toContain('can’t answer');
});
