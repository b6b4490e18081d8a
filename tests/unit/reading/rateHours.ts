import { availabilityIn } from '../../../server/ai/builtIn/interview/availability.ts';
import type { Turn } from '../../../server/features/interview/parts/context.ts';
import { factsFor } from '../interview/facts.ts';

const facts = { ...factsFor('Data Entry Clerk', 'hours'), workHours: '9 AM - 5 PM ET, Monday to Friday' };
const asked = (seq: number): Turn => ({
  seq,
  role: 'assistant',
  content: 'Which hours and days can you work, in your own time zone?',
  meta: { phase: 'availability', questionId: 'hours', followUp: seq > 1 },
});
/** How a posting of 9 AM–5 PM ET reads messages about hours, each asked for. */
export const readHours = (...messages: readonly string[]): ReturnType<typeof availabilityIn> =>
  availabilityIn(
    facts,
    messages.flatMap((content, at): Turn[] => [
      asked(2 * at + 1),
      { seq: 2 * at + 2, role: 'user', content, meta: null },
    ]),
  );
/** The rating of messages about hours, to a posting of 9 AM–5 PM ET. */
export const rate = (...messages: readonly string[]): number => readHours(...messages).rating ?? 0;
