import { expect, it } from 'vitest';
import { availabilityIn } from '../../../server/ai/builtIn/interview/availability.ts';
import { type Answering, experienced } from '../../../server/demo/answers.ts';
import { holdInterview } from '../../../server/demo/interviews.ts';
import { hoursIn, hoursOffered } from '../../../server/features/interview/parts/answers/hours.ts';
import { planOf } from '../../../server/features/interview/parts/interviewer/questions.ts';
import { factsFor } from './facts.ts';
import { type HoursTalk, hoursTalks, type Slot } from './phrases/hours.ts';
import { hoursHeldOut } from './phrases/hoursHeldOut.ts';

const slots: Slot[] = ['experience', 'depth', 'skills', 'situation', 'later', 'availability', 'questions'];

/** Answers of someone experienced, with what this talk says in the slots it names; hours are in no other. */
function answering({ position, said }: HoursTalk, seed: string): Answering {
  const plan = planOf(position, seed);
  return (question) => {
    const [base] = question.id.split('~');
    const at = plan.findIndex(({ id }) => id === base);
    const slot = at < 0 ? 'greeting' : slots[at];
    const own = slot && !question.id.includes('~') ? said[slot] : undefined;
    if (own !== undefined) return own;
    if (slot === 'availability') return question.id.includes('~') ? 'Fiber at home.' : 'Yes, that is right.';
    return slot === 'questions' ? 'No, thank you.' : experienced(question);
  };
}

/** What is wrong with how this talk was read; empty when nothing is. */
async function faults(talk: HoursTalk): Promise<string[]> {
  const seed = `hours ${talk.name}`;
  const turns = await holdInterview(factsFor(talk.position, seed), answering(talk, seed));
  const spoken = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const found = hoursOffered(turns);
  if (!talk.says) return found ? [`took ${found.quotes.join(' ')} for an offer`] : [];
  if (!found) return ['not noticed'];
  const { says } = talk;
  const rated = availabilityIn(factsFor(talk.position, seed), turns);
  const early = talk.said.availability === undefined || hoursIn(talk.said.availability) === null;
  const asked = spoken.filter((text) => /which hours|from when until when|a start and an end/i.test(text));
  return [
    ...(found.from === says.from || found.from.startsWith(says.from) ? [] : [`from ${found.from}`]),
    ...(found.to === says.to || found.to.startsWith(says.to) ? [] : [`to ${found.to}`]),
    ...((found.days !== null) === says.days ? [] : [`days ${found.days}`]),
    ...(early && asked.length > 0 ? [`asked again: ${asked[0]}`] : []),
    ...(early && !spoken.some((text) => text.includes('You said ')) ? ['not confirmed'] : []),
    ...(rated.overlap !== null ? [] : ['rated without hours']),
    ...(rated.quotes.some((quote) => quote.includes(says.quote))
      ? []
      : [`quoted ${rated.quotes.join(' | ')}`]),
  ];
}

it.each([
  { set: 'first', talks: hoursTalks },
  { set: 'held-out', talks: hoursHeldOut },
])('notices hours wherever they are said, and does not ask for them again: $set', async ({ set, talks }) => {
  const results = await Promise.all(
    talks.map(async (talk) => ({ name: talk.name, faults: await faults(talk) })),
  );
  const wrong = results.filter(({ faults: found }) => found.length > 0);
  console.info(
    `hours, ${set}: ${results.length - wrong.length} of ${results.length} conversations read right`,
  );
  expect(wrong).toEqual([]);
});

it('asks which hours when the person takes them back', async () => {
  const talk = hoursTalks[0];
  if (!talk) throw new Error('no talk');
  const seed = 'taken back';
  const turns = await holdInterview(
    factsFor(talk.position, seed),
    answering({ ...talk, said: { later: talk.said.later ?? '', availability: 'No, that changed.' } }, seed),
  );
  const spoken = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  expect(spoken.join(' ')).toMatch(/From when until when|a start and an end/);
});

it('asks for the days a second time in other words', async () => {
  const position = 'Customer Support Representative';
  const hours = 'I managed the front desk of a clinic. I can work from 4 PM to 1 AM.';
  const said = { experience: hours, availability: 'I can’t think of anything to add to that.' };
  const talk = { name: 'no days', position, said, says: null } as const;
  const turns = await holdInterview(factsFor(position, 'no days'), answering(talk, 'no days'));
  const spoken = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const days = spoken.filter((text) => /which days/i.test(text));
  expect(days).toHaveLength(2);
  expect(days[0]).toContain('Which days of the week would that be?');
  expect(days[1]).toContain('On which days could you work those hours?');
});
