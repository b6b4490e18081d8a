import { z } from 'zod';
import { type CriterionId, moodLevel } from '../../../../../shared/clientChat/schema.ts';
import type { ReadingScript } from '../../../../ai/ai.ts';
import { stateOf, type Turn, TurnMeta } from '../client/turns.ts';
import { scenarioById } from '../library.ts';
import { type Reading, readTurn, takesUp, wishing } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { isAbusive } from '../reading/tone.ts';
import { type Understood, understand } from '../reading/understanding.ts';
import type { Scenario } from '../scenario.ts';
import { exampleWords, NOT_SHOWN, type ProposedCoaching } from './coaching.ts';

const CoachInput = z.object({
  scenarioId: z.string(),
  turns: z.array(
    z.object({
      seq: z.number(),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      at: z.number(),
      meta: TurnMeta.nullable(),
    }),
  ),
});

/** The built-in coach: transparent rules over what was written, answered in the form a model would use. */
export const practiceCoachScript: ReadingScript = async (input) => {
  const { scenarioId, turns } = CoachInput.parse(input);
  const scenario = scenarioById(scenarioId);
  if (!scenario) throw new Error(`No scenario ${scenarioId}`);
  return JSON.stringify(await coachByRules(scenario, turns));
};

type Judged = { turn: Turn; reading: Reading; shown: Understood['shown'] };
type Proposal = ProposedCoaching['criteria'][number];

async function coachByRules(scenario: Scenario, turns: readonly Turn[]): Promise<ProposedCoaching> {
  const judged: Judged[] = [];
  for (const { turn, earlier } of answersOf(turns)) {
    const before = earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
    const client = earlier.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    judged.push({ turn, ...(await understand(scenario, turn.content, { before, client })) });
  }
  const state = stateOf(scenario, turns);
  return {
    criteria: [
      greeting(scenario, judged),
      understanding(scenario, judged),
      accuracy(scenario, judged),
      empathy(scenario, judged),
      resolution(scenario, judged, state.outcome),
      closing(scenario, judged),
    ],
  };
}

/** The employee's turns as the client answered them: what was sent before a reply is one, and read as one. */
function answersOf(turns: readonly Turn[]): { turn: Turn; earlier: readonly Turn[] }[] {
  const found: { turn: Turn; earlier: readonly Turn[] }[] = [];
  for (const [index, turn] of turns.entries()) {
    if (turn.role !== 'user') continue;
    const open = turns[index - 1]?.role === 'user' ? found.pop() : undefined;
    found.push(
      open
        ? { ...open, turn: { ...turn, content: `${open.turn.content}\n${turn.content}` } }
        : { turn, earlier: turns.slice(0, index) },
    );
  }
  return found;
}

/** The first sentence of a turn that `fits`, otherwise its first sentence. */
function sentenceOf(turn: Turn, fits: (sentence: string) => boolean): string {
  const sentences = sentencesOf(turn.content);
  return sentences.find(fits) ?? sentences[0] ?? turn.content;
}

/** The first line of a turn that `fits`, otherwise its first one: no quote spans two messages. */
function messageOf({ content }: Turn, fits: (text: string) => boolean = () => true): string {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return (lines.find(fits) ?? lines[0] ?? content).slice(0, 300).trim();
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const greetingWords = /\b(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening)|good day)\b/i;

function greeting(scenario: Scenario, judged: readonly Judged[]): Proposal {
  const example = exampleWords(scenario).greeting;
  const first = judged[0];
  if (!first) return none('greeting', example);
  const { reading, turn } = first;
  const bad = reading.abusive || reading.rude || reading.gaming;
  const rating = bad
    ? 1
    : reading.greets && reading.usesName
      ? 5
      : reading.greets
        ? 4
        : reading.usesName || reading.empathy
          ? 3
          : 2;
  const reasons: Record<number, string> = {
    5: 'You greeted the client by name right away.',
    4: 'You opened in a friendly way. Use the client’s name, too.',
    3: 'You were kind, but you started without a greeting.',
    2: 'You started without a greeting.',
    1: 'Your first words weren’t friendly.',
  };
  return {
    criterion: 'greeting',
    rating,
    reason: reasons[rating] ?? '',
    quotes: [sentenceOf(turn, (sentence) => greetingWords.test(sentence))],
    tryInstead: rating === 5 ? 'Keep doing this.' : example,
  };
}

function understanding(scenario: Scenario, judged: readonly Judged[]): Proposal {
  const example = exampleWords(scenario).understanding;
  const naming = judged.find(({ reading }) => reading.names);
  const questions = scenario.brief.points.filter(({ by }) => by === 'question').map(({ id }) => id);
  const asking = judged.find(
    ({ reading }) =>
      !reading.rude && (reading.facts.length > 0 || reading.points.some((id) => questions.includes(id))),
  );
  const quotes = [naming?.shown.names, asking?.shown.asks].filter((quote) => typeof quote === 'string');
  if (!naming && !asking) {
    const any = judged.find(({ reading }) => reading.offTopic || reading.thin || reading.stalls);
    if (!any) return none('understanding', example);
    return {
      criterion: 'understanding',
      rating: 1,
      reason: 'Nothing shows the client that you understood the problem.',
      quotes: [messageOf(any.turn)],
      tryInstead: example,
    };
  }
  const early = naming !== undefined && (naming === judged[0] || asking === judged[0]);
  const rating = 1 + (naming ? 2 : 0) + (asking ? 1 : 0) + (early ? 1 : 0);
  const reason =
    naming && asking
      ? 'You restated the problem and asked the right question.'
      : naming
        ? 'You restated the problem. A question about it would have helped.'
        : 'You asked a good question, but never restated the problem.';
  return {
    criterion: 'understanding',
    rating,
    reason,
    quotes,
    tryInstead: rating === 5 ? 'Keep doing this.' : example,
  };
}

function accuracy(scenario: Scenario, judged: readonly Judged[]): Proposal {
  const example = exampleWords(scenario).accuracy;
  const said = scenario.brief.points.filter(({ by }) => by !== 'question');
  const met = said.filter(({ id }) => judged.some(({ reading }) => reading.points.includes(id)));
  const wrong = scenario.brief.mistakes.filter(({ id }) =>
    judged.some(({ reading }) => reading.mistakes.includes(id)),
  );
  const secret = judged.find(({ reading }) => reading.sensitive);
  const unsupported = judged.map(({ shown }) => shown.promise).filter((promise) => promise !== null);
  const mistaken = judged.flatMap(({ turn, reading }) =>
    wrong
      .filter(({ id }) => reading.mistakes.includes(id))
      .map((mistake) => sentenceOf(turn, (sentence) => mistake.found.test(sentence))),
  );
  if (met.length + wrong.length + unsupported.length === 0 && !secret) return none('accuracy', example);
  const share = said.length === 0 ? 1 : met.length / said.length;
  const faults = wrong.length + (unsupported.length > 0 ? 1 : 0) + (secret ? 1 : 0);
  const rating = Math.max(1, Math.round(1 + 4 * share) - 2 * faults);
  const right = judged.flatMap(({ shown }) => met.flatMap(({ id }) => shown.points[id] ?? []));
  const quotes = [
    ...mistaken,
    ...unsupported,
    ...(secret
      ? [messageOf(secret.turn, (text) => readTurn(scenario, text, { before: [], client: [] }).sensitive)]
      : []),
    ...right,
  ].slice(0, 3);
  const reason =
    wrong[0]?.why ??
    (unsupported.length > 0
      ? 'You promised something the case notes don’t back up.'
      : secret
        ? 'You asked for a password, a code, or a full card number.'
        : share === 1
          ? 'You told the client everything they needed, and your promises match the case notes.'
          : `You left out something they needed. Next time: ${said
              .filter(({ id }) => !met.some((point) => point.id === id))
              .map(({ label }) => lowerFirst(label))
              .join('; ')}.`);
  return {
    criterion: 'accuracy',
    rating,
    reason,
    quotes,
    tryInstead: rating === 5 ? 'Keep doing this.' : example,
  };
}

/** A client who isn't upset needs no comfort: a friendly word by name is what shows that they're seen. */
function friendliness(scenario: Scenario, judged: readonly Judged[]): Proposal | null {
  const warm = judged.find(({ reading }) => reading.greets && reading.usesName);
  if (!warm || moodLevel(scenario.persona.mood) < moodLevel('neutral')) return null;
  return {
    criterion: 'empathy',
    rating: 4,
    reason: 'You were friendly to a client who wasn’t upset. Say what this means for them, too.',
    quotes: [sentenceOf(warm.turn, (sentence) => greetingWords.test(sentence))],
    tryInstead: exampleWords(scenario).empathy,
  };
}

/** Matches words for how the client feels about it. */
const feeling =
  /\b(?:frustrat\w*|annoy\w*|worr\w*|stress\w*|upset\w*|disappoint\w*|nervous|anxious|awful|hard|inconvenien\w*|imagine|understand (?:why|how|that)|i would (?:be|feel)|right to|wait(?:ed|ing)|birthday|lovely|happy to|glad to|(?:our|my) (?:mistake|error|fault))\b/i;

function empathy(scenario: Scenario, judged: readonly Judged[]): Proposal {
  const example = exampleWords(scenario).empathy;
  const kind = judged.filter(({ reading }) => reading.empathy);
  const harsh = judged.filter(({ reading }) => reading.rude || reading.abusive);
  if (kind.length === 0 && harsh.length === 0)
    return friendliness(scenario, judged) ?? none('empathy', example);
  const abusive = harsh.some(({ reading }) => reading.abusive);
  // "I am sorry about this" alone would fit any chat.
  const meant = kind.filter(
    ({ turn, reading, shown }) =>
      reading.names || feeling.test(turn.content) || takesUp(scenario, shown.empathy ?? ''),
  );
  const base = kind.length === 0 ? 2 : meant.length === 0 ? 3 : meant[0] === judged[0] ? 5 : 4;
  const rating = abusive ? 1 : Math.max(1, base - 2 * harsh.length);
  const quotes = [...harsh, ...kind]
    .slice(0, 3)
    .map(({ turn, reading, shown }) =>
      reading.rude || reading.abusive ? (shown.harsh ?? messageOf(turn, isAbusive)) : (shown.empathy ?? ''),
    );
  const reason = abusive
    ? 'Those words hurt, no matter what the client said.'
    : harsh.length > 0
      ? 'You sounded impatient and put the client down.'
      : base === 5
        ? 'You saw the client’s side from your first message.'
        : base === 4
          ? 'You saw the client’s side, though a little late.'
          : base === 3
            ? 'You apologized, but didn’t say what this means for them.'
            : 'Nothing shows the client that you saw their side.';
  return {
    criterion: 'empathy',
    rating,
    reason,
    quotes,
    tryInstead: rating === 5 ? 'Keep doing this.' : example,
  };
}

function resolution(scenario: Scenario, judged: readonly Judged[], outcome: string): Proposal {
  const example = exampleWords(scenario).resolution;
  const steps = judged.filter(({ reading }) =>
    reading.points.some((id) =>
      scenario.brief.points.some((point) => point.id === id && point.by !== 'question'),
    ),
  );
  const handed = judged.find(({ reading }) => reading.handover);
  const source = steps.length > 0 ? steps : handed ? [handed] : [];
  if (source.length === 0) return none('resolution', example);
  const met = new Set(judged.flatMap(({ reading }) => reading.points)).size;
  const rating =
    outcome === 'satisfied'
      ? judged.length <= 5
        ? 5
        : 4
      : outcome === 'escalated'
        ? 3
        : Math.min(3, 1 + met);
  const reasons: Record<number, string> = {
    5: 'You solved it in just a few messages.',
    4: 'You solved it, though it took a while.',
    3:
      outcome === 'escalated'
        ? 'You brought in a supervisor instead of leaving the client stuck.'
        : 'You were close, but the client was still missing something.',
  };
  const points = scenario.brief.points.filter(({ by }) => by !== 'question');
  return {
    criterion: 'resolution',
    rating: outcome === 'left' ? Math.min(rating, 2) : rating,
    reason:
      outcome === 'left'
        ? 'The client left before you solved it.'
        : (reasons[rating] ?? 'You gave a next step, but it didn’t solve the problem.'),
    quotes: source
      .slice(0, 3)
      .map(({ turn, shown }) => points.flatMap(({ id }) => shown.points[id] ?? [])[0] ?? messageOf(turn)),
    tryInstead: rating === 5 ? 'Keep doing this.' : example,
  };
}

function closing(scenario: Scenario, judged: readonly Judged[]): Proposal {
  const example = exampleWords(scenario).closing;
  const asked = judged.findLast(({ reading }) => reading.anythingElse);
  // "Thank you for writing to us" opens a chat.
  const bye = judged.findLast(({ reading }, at) => reading.goodbye && (at > 0 || judged.length === 1));
  if (!asked && !bye) return none('closing', example);
  const rating = asked && bye ? 5 : asked ? 4 : 3;
  const quotes = [asked, bye]
    .filter((one) => one !== undefined)
    .map(
      ({ turn, shown }) =>
        shown.anythingElse ??
        sentenceOf(turn, (sentence) => /bye|thank you for|best/i.test(sentence) || wishing.test(sentence)),
    );
  const reason =
    rating === 5
      ? 'You asked if there was anything else and said goodbye.'
      : rating === 4
        ? 'You asked if there was anything else.'
        : 'You said goodbye without asking if there was anything else.';
  return {
    criterion: 'closing',
    rating,
    reason,
    quotes: [...new Set(quotes)],
    tryInstead: rating === 5 ? 'Keep doing this.' : example,
  };
}

function none(criterion: CriterionId, tryInstead: string): Proposal {
  return { criterion, rating: null, reason: NOT_SHOWN, quotes: [], tryInstead };
}
