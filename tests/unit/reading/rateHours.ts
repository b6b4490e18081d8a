import { availabilityIn } from '../../../server/ai/builtIn/interview/availability.ts';
import type { Turn } from '../../../server/features/interview/parts/context.ts';
import { factsFor } from '../interview/facts.ts';

const facts = { ...factsFor('Data Entry Clerk', 'hours'), workHours: '9 AM - 5 PM ET, Monday to Friday' };
const asked: Turn = {
  seq: 1,
  role: 'assistant',
  content: 'Which hours and days can you work, in your own time zone?',
  meta: { phase: 'availability', questionId: 'hours', followUp: false },
};
/** The rating of an answer about hours, to a posting of 9 AM–5 PM ET. */
export const rate = (content: string): number =>
  availabilityIn(facts, [asked, { seq: 2, role: 'user', content, meta: null }]).rating ?? 0;
