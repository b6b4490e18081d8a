import { availabilityIn } from '../../../server/ai/builtIn/interview/availability.ts';
import type { Turn } from '../../../server/features/interview/parts/context.ts';
import { factsFor } from '../interview/facts.ts';

const facts = { ...factsFor('Data Entry Clerk', 'hours'), workHours: '9 AM - 5 PM ET, Monday to Friday' };
type Read = ReturnType<typeof availabilityIn>;
const asked = (seq: number): Turn => ({
  seq,
  role: 'assistant',
  content: 'Which hours and days can you work, in your own time zone?',
  meta: { phase: 'availability', questionId: 'hours', followUp: seq > 1 },
});
/** How messages about hours, each asked for, are read for a posting with these hours. */
export const readHoursFor = (workHours: string, ...messages: readonly string[]): Read =>
  availabilityIn(
    { ...facts, workHours },
    messages.flatMap((content, at): Turn[] => [
      asked(2 * at + 1),
      { seq: 2 * at + 2, role: 'user', content, meta: null },
    ]),
  );
/** The same for a posting of 9 AM–5 PM ET. */
export const readHours = (...messages: readonly string[]): Read => readHoursFor(facts.workHours, ...messages);
/** The rating of messages about hours, to a posting of 9 AM–5 PM ET. */
export const rate = (...messages: readonly string[]): number => readHours(...messages).rating ?? 0;
