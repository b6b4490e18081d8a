import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import type { OwnQuestion } from '../../../../../shared/jobs/rubrics.ts';
import { adminBank } from '../bank/admin.ts';
import { assistantBank } from '../bank/assistant.ts';
import { dataBank } from '../bank/data.ts';
import { generalBank } from '../bank/general.ts';
import type { Bank, Question, QuestionWords, Scenario } from '../bank/question.ts';
import { supportBank } from '../bank/support.ts';

/** Which bank of questions a position uses; anything typed under Other has the general one. */
export const tracks = ['data', 'support', 'assistant', 'admin', 'general'] as const;
export type Track = (typeof tracks)[number];

/** Which questions and rubric a position gets; `general` for one that no word gives away. */
export function trackOf(position: string): Track {
  if (/data|clerk|typist|index|transcri/i.test(position)) return 'data';
  if (/admin|office|\bhr\b|operations/i.test(position)) return 'admin';
  if (/support|customer|service|chat|call/i.test(position)) return 'support';
  if (/virtual|executive|personal|assistant/i.test(position)) return 'assistant';
  return 'general';
}

const banks: Record<Track, Bank> = {
  data: dataBank,
  support: supportBank,
  assistant: assistantBank,
  admin: adminBank,
  general: generalBank,
};

const HOURS_PLAIN =
  'I mean the hours on your own clock, such as 2 PM to 10 PM. When could you start and stop on a normal weekday?';

const availability: QuestionWords[] = [
  {
    id: 'hours',
    ask: 'Which hours and days can you work, in your own time zone?',
    plain: HOURS_PLAIN,
    probe: 'When could you start and stop on a normal weekday, in your local time?',
    parts: [],
    touches: ['availability'],
  },
  {
    id: 'hours-start',
    ask: 'Which hours and days could you work every week, in your local time?',
    plain: HOURS_PLAIN,
    probe: 'Could you give me a start and an end, in your local time, for a normal weekday?',
    parts: [],
    touches: ['availability'],
  },
];

const anythingElse = 'Is there anything about the job, the hours, or the training you’d like to know?';

const questions: QuestionWords[] = [
  {
    id: 'your-turn',
    ask: 'What would you like to know about us or the job?',
    plain: anythingElse,
    probe: anythingElse,
    parts: [],
    touches: [],
  },
  {
    id: 'your-turn-open',
    ask: 'Now it’s your turn. What can I tell you about the work or what happens next?',
    plain: anythingElse,
    probe: anythingElse,
    parts: [],
    touches: [],
  },
];

const inPhase = (words: QuestionWords, phase: InterviewPhase): Question => ({ ...words, phase });

/** Ends the id of a situation's second half. */
export const LATER = '-later';

const laterOf = ({ id, later }: Scenario): Question => ({
  ...later,
  id: `${id}${LATER}`,
  phase: 'situation',
});

/** A question of HR's own; nothing is known of its parts, so only an answer that says nothing gets a second one. */
const ownQuestion = ({ id, ask }: OwnQuestion): Question => ({
  id,
  ask,
  plain: ask,
  probe: 'Could you give me an example of what you’d do or say?',
  parts: [],
  touches: [id],
  phase: 'situation',
});

/** Sources of questions: a bank, and HR's own for the job. */
type Asked = { track: Track; own: readonly OwnQuestion[] };

const usual = (position: string): Asked => ({ track: trackOf(position), own: [] });

/** The questions of one interview, in order: the same for the same seed, different from one person to the next. */
export function planOf(position: string, seed: string, { track, own }: Asked = usual(position)): Question[] {
  const bank = banks[track];
  const one = <T extends { id: string }>(list: readonly T[], salt: string): T =>
    choose(list, `${seed} ${salt}`);
  const scenario = one(bank.situation, 'situation');
  return [
    inPhase(one(bank.experience, 'experience'), 'experience'),
    inPhase(one(bank.depth, 'depth'), 'experience'),
    inPhase(one(bank.skills, 'skills'), 'skills'),
    inPhase(scenario, 'situation'),
    laterOf(scenario),
    ...own.map(ownQuestion),
    inPhase(one(availability, 'availability'), 'availability'),
    inPhase(one(questions, 'questions'), 'questions'),
  ];
}

/** Every question of a position's bank, including unplanned ones, and HR's own. */
export function bankQuestions(position: string, { track, own }: Asked = usual(position)): Question[] {
  const bank = banks[track];
  return [
    ...[...bank.experience, ...bank.depth].map((words) => inPhase(words, 'experience')),
    ...bank.skills.map((words) => inPhase(words, 'skills')),
    ...bank.situation.flatMap((scenario) => [inPhase(scenario, 'situation'), laterOf(scenario)]),
    ...own.map(ownQuestion),
    ...availability.map((words) => inPhase(words, 'availability')),
    ...questions.map((words) => inPhase(words, 'questions')),
  ];
}

/** Any question of a position's bank by its id; null for none. */
export function bankQuestion(position: string, id: string, asked?: Asked): Question | null {
  return bankQuestions(position, asked).find((question) => question.id === id) ?? null;
}

/**
 * Picks one of a list by the text `salt` alone (FNV-1a). The hash's last bits correlate for texts with the
 * same ending, so it's mixed before the division; otherwise two choices among two would always fall the same
 * way.
 */
export function choose<T>(list: readonly T[], salt: string): T {
  let hash = 0x811c9dc5;
  for (let index = 0; index < salt.length; index++) {
    hash = Math.imul(hash ^ salt.charCodeAt(index), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  const chosen = list[((hash ^ (hash >>> 16)) >>> 0) % list.length];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
}
