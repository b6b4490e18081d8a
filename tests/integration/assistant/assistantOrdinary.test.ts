import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssistantConversation, assistantConversation } from '../../support/assistantConversation.ts';
import { type Ordinary, ordinary } from './assistantOrdinary.ts';

let conversation: AssistantConversation;
let everyone: string[];
beforeAll(async () => {
  conversation = await assistantConversation();
  const rows = await conversation.deps.database.client<
    { name: string }[]
  >`select full_name as name from candidates`;
  everyone = rows.map(({ name }) => name);
});
afterAll(() => conversation.deps.close());

/** "October 12" and "Oct 12" are the same day. */
const months = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{1,6}(?= \d)/g;
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(',', '').replaceAll('*', '').replace(months, '$1');
/** Dates and periods hold figures that answer nothing. */
const withoutDates = (text: string): string =>
  text.replace(/\d{4}-\d\d(?:-\d\d)?|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|in the (?:last|next) \d+ \w+/g, '');

async function expectedOf({ sql = '' }: Ordinary): Promise<string[]> {
  const now = `'${conversation.deps.clock.now().toISOString()}'::timestamptz`;
  const rows = await conversation.deps.database.client.unsafe(sql.replaceAll(':now', now));
  return rows.flatMap((row) => Object.values(row).map(String));
}

function says(answer: string, value: string, isRounded: boolean): boolean {
  if (!/^\d+$/.test(value)) return plain(answer).includes(plain(value));
  const figures = [...plain(withoutDates(answer)).matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) =>
    Number(figure),
  );
  return figures.some((figure) => (isRounded ? Math.round(figure) : figure) === Number(value));
}

async function outcomeOf(
  one: Ordinary,
): Promise<{ outcome: 'right' | 'wrong' | 'declined'; answer: string }> {
  await conversation.begin();
  for (const earlier of one.after ?? []) await conversation.answerTo(earlier);
  const { message: answer } = await conversation.answerTo(one.ask);
  if (/can’t answer that yet/.test(answer))
    return { outcome: one.unanswerable ? 'right' : 'declined', answer };
  const values = await expectedOf(one);
  const isRight =
    !one.unanswerable &&
    (values.length > 0
      ? values.every((value) => says(answer, value, /round\(/.test(one.sql ?? '')))
      : /\*\*0\*\*|\bno\b|nobody|no one/i.test(answer));
  const named = values.some((value) => everyone.includes(value)) || values.length === 0;
  const others = everyone.filter((name) => !values.includes(name) && answer.includes(name));
  return { outcome: isRight && !(named && others.length > 0) ? 'right' : 'wrong', answer };
}

it('answers ordinary questions as people type them, and never another one', async () => {
  expect(new Set(ordinary.map(({ ask, after = [] }) => [...after, ask].join('\n'))).size).toBe(60);
  const found = { right: 0, wrong: 0, declined: 0 };
  for (const one of ordinary) {
    const { outcome, answer } = await outcomeOf(one);
    found[outcome]++;
    if (outcome !== 'right')
      console.log(
        `${outcome}: ${[...(one.after ?? []), one.ask].join(' > ')}\n  ${answer.slice(0, 300).replaceAll('\n', ' | ')}\n  expected ${await expectedOf(one)}`,
      );
  }
  console.log(found);
  expect(found.wrong).toBe(0);
  expect(found.right).toBeGreaterThanOrEqual(54);
});
