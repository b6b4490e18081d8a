import type { Ai, AiRequest } from '../../../../ai/ai.ts';
import { isUnread, type LanguageDetector } from '../../../../ai/builtIn/interview/english.ts';
import { meaningsOf } from '../../../../ai/builtIn/reading/meaning.ts';
import { guardedTurn, type TurnPlan, type Wording } from '../../../../ai/guard/guardedTurn.ts';
import { shareOf } from '../../../../ai/guard/rules.ts';
import type { Directive } from '../../director.ts';
import { disclosureWords } from '../answers/disclosures.ts';
import { sentencesOf, wordsOf } from '../answers/reading.ts';
import type { InterviewFacts, Turn } from '../context.ts';
import { answersTo } from '../facts/answer.ts';
import { factSheet } from '../facts/sheet.ts';
import { type Choice, choosing } from './choosing.ts';
import { greetingWords, handedOn, interviewTurnScript, questionParts } from './script.ts';

type Speaking = {
  facts: InterviewFacts;
  turns: readonly Turn[];
  directive: Directive;
  /** What else a connected model may do with this turn. */
  others?: readonly Directive[];
  languages: LanguageDetector;
};

/**
 * What has to be exactly so: the way to a person, rules, the end. The built-in interviewer says it, whichever model is
 * connected.
 */
const FIXED: ReadonlySet<Directive['act']> = new Set([
  'human',
  'person',
  'language',
  'boundary',
  'redirect',
  'pause',
  'resume',
  'repeat',
  'invite',
  'close',
  'after_close',
]);

/** A reaction and one sentence more; the question is the third. */
const STATEMENTS = 2;
/** A statement of fewer words is a courtesy and needs no subject. */
const COURTESY_WORDS = 6;
/** Texts that begin with so many words alike say the same. */
const OPENING_WORDS = 3;
const GREETING = /\b(?:hello|hi|hey|welcome|thanks?|glad|good|nice|great|happy|pleased)\b/i;
/** What to do in a situation is theirs to say. */
const ADVICE =
  /^(?:reach out|make sure|be sure|remember|consider|apologize|(?:call|contact|check|send|offer|ask|try) (?:them|him|her|it|the|your|an?|to|with))\b/i;
/** Shares of content that two texts have in common, set by reading what a small model wrote. */
const ABOUT = 0.2;
const SUPPORTED = 0.5;
const ANSWERED = 0.4;
const ASKS_SAME = 0.34;
/** Likeness of meaning from which a question in other words is the same. */
const MEANS_SAME = 0.5;

/** The interviewer's words for a directive as the person gets them: a connected model's go through the guard. */
export async function* interviewerWords(
  ai: Ai,
  request: AiRequest,
  speaking: Speaking,
  observer: {
    ended(wording: Wording, faults: readonly string[]): void;
    /** Said before the first word where the model chose what to do. */
    chose?(choice: Choice): void;
  },
): AsyncGenerator<string> {
  if (ai.builtIn) return yield* ai.stream(request);
  if (FIXED.has(speaking.directive.act)) return yield builtInWords(speaking);
  const plans = [speaking.directive, ...(speaking.others ?? [])].map((directive) => ({
    directive,
    plan: planFor({ ...speaking, directive }, request),
  }));
  let now = plans[0]?.plan ?? planFor(speaking, request);
  const chooser = choosing(
    ai,
    plans.map(({ directive }) => directive),
    (choice) => {
      now = plans.find(({ directive }) => directive === choice.directive)?.plan ?? now;
      observer.chose?.(choice);
    },
  );
  // What the turn has to be is settled by its first line, which comes before anything is checked.
  yield* guardedTurn(
    chooser,
    request,
    planOf(() => now),
    observer.ended,
  );
}

const planOf = (now: () => TurnPlan): TurnPlan => ({
  builtIn: () => now().builtIn(),
  get statements() {
    return now().statements;
  },
  get musts() {
    return now().musts;
  },
  get question() {
    return now().question;
  },
  unfit: (statement) => now().unfit?.(statement) ?? false,
  get heard() {
    return now().heard;
  },
});

const builtInWords = ({ facts, turns, directive }: Speaking): string =>
  interviewTurnScript({ facts, turns: [...turns], directive });

function planFor(speaking: Speaking, request: AiRequest): TurnPlan {
  const { facts, turns, directive, languages } = speaking;
  const { act, asked } = directive;
  const last = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  const story = directive.question === null ? '' : questionParts(directive.question).before;
  const about = [last, directive.question, facts.jobDescription, facts.requirements].join(' ');
  const { known, forHr } = answersTo(facts, asked);
  const record = [...known, ...forHr, handedOn(facts, directive, (list) => list.join(' '))].join(' ');
  const musts = [...mustsOf(speaking), ...said(story, SUPPORTED)];
  return {
    builtIn: () => builtInWords(speaking),
    statements: STATEMENTS + asked.length,
    musts,
    question: questionOf(speaking),
    unfit(statement) {
      // What has to be said is said in full after it.
      if (musts.some(({ words, met }) => begins(statement, words) && !met(statement))) return true;
      // What a greeting has to say is long enough.
      if (act === 'greet') return wordsOf(statement).length > COURTESY_WORDS || !GREETING.test(statement);
      if (asked.length > 0) {
        // Where the turn goes on after the answer, it may take up what else was said.
        const reacts = act !== 'answer' && act !== 'aside' && shareOf(statement, last) >= SUPPORTED;
        return !reacts && shareOf(statement, record) < SUPPORTED;
      }
      // No thanks without an answer, and no facts about the company except those on record.
      if (!directive.grasped && /\b(?:thank|thanks|great|appreciate|good to|glad)\b/i.test(statement))
        return true;
      if (/\b(?:we|our|us)\b/i.test(statement) || ADVICE.test(statement)) return true;
      if (isAbout(facts.firstName, statement)) return true;
      return wordsOf(statement).length > COURTESY_WORDS && shareOf(statement, about) < ABOUT;
    },
    heard: {
      before: turns.flatMap(({ content }) => sentencesOf(content.replaceAll('**', ''))),
      given: [request.system, ...request.messages.map(({ content }) => content)].join('\n'),
      isForeign: (text) => isUnread(text, languages),
      // A greeting says about what its instruction says.
      ...(act === 'greet' ? {} : { sayable: sayableOf(speaking) }),
    },
  };
}

/** Whether a statement takes up the first words of a sentence. */
function begins(statement: string, text: string): boolean {
  if (sentencesOf(text).length > 1) return false;
  const opening = (words: string): string => wordsOf(words).slice(0, OPENING_WORDS).join(' ').toLowerCase();
  return opening(statement) === opening(text);
}

/** Whether a statement speaks of the person instead of to them: "Robin had been a team leader." */
const isAbout = (name: string, statement: string): boolean =>
  name !== '' &&
  wordsOf(statement).some(
    (word, at, words) =>
      word.toLowerCase() === name.toLowerCase() &&
      /^(?:is|was|has|had|did|does|said|says|worked|works|will|would|can)$/i.test(words[at + 1] ?? ''),
  );

/** What a turn may say in the words it was given: everything beside the rules and the task. */
function sayableOf(speaking: Speaking): string {
  const { facts, turns, directive, others = [] } = speaking;
  const { who, course } = greetingWords(facts);
  return [
    ...[builtInWords(speaking), who, course, factSheet(facts)],
    ...[directive, ...others].map(({ question }) => question),
    ...[facts.position, facts.jobTitle, facts.workHours, facts.jobDescription, facts.requirements],
    ...[facts.introduction, facts.resumeText],
    ...turns.map(({ content }) => content),
  ].join('\n');
}

/** Text every turn must contain: the introduction, disclosures, answers from the record. */
function mustsOf({ facts, turns, directive }: Speaking): TurnPlan['musts'] {
  if (directive.act === 'greet') {
    const { who, course } = greetingWords(facts);
    return [
      { words: who, met: (text) => /\bAI\b/.test(text) },
      { words: course, met: (text) => /\b10\b.*\b15\b/.test(text) && /\b(?:HR|person|human)\b/.test(text) },
    ];
  }
  const { known, forHr } = answersTo(facts, directive.asked);
  const fresh = (list: readonly string[]): string =>
    list.find((words) => !turns.some(({ content }) => content.includes(words))) ?? list[0] ?? '';
  return [
    ...said(disclosureWords(directive.disclosed), 1),
    ...known.flatMap((fact) => said(fact, ANSWERED)),
    ...(forHr.length > 0 ? said(handedOn(facts, directive, fresh), 1) : []),
  ];
}

/** Claims that are removed from a turn unless the answer contained that much. */
const said = (words: string, share: number): TurnPlan['musts'] =>
  words === '' ? [] : [{ words, met: (text) => shareOf(words, text) >= share }];

function questionOf(speaking: Speaking): TurnPlan['question'] {
  const { directive } = speaking;
  if (directive.question === null) {
    const open =
      directive.act === 'greet'
        ? /\bhow (?:are|is|have|['’]?s)\b.*\b(?:you|your|day|today)\b/i
        : /\b(?:anything|something|what|other|more)\b.*\b(?:else|know|ask|questions?|tell)\b/i;
    const words = /\*\*[^*]+\*\*\s*$/.exec(builtInWords(speaking))?.[0] ?? '';
    return { words, asks: (sentence) => open.test(sentence) };
  }
  const { question } = directive;
  const { before: story, last } = questionParts(question);
  // A question of the model's own has to be about what they said, here or in what they sent.
  const own = [
    ...speaking.turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    speaking.facts.resumeText,
    question,
  ].join(' ');
  // Runs while the model prepares its first token, so that it causes no wait later.
  const meaning = meaningsOf([last]).catch(() => []);
  return {
    words: `**${last}**`,
    opens: (sentence) => !sentence.includes('?') && story !== '' && shareOf(story, sentence) >= SUPPORTED,
    async asks(sentence) {
      if (shareOf(question, sentence) >= ASKS_SAME) return true;
      if (directive.ownWords) return shareOf(sentence, own) >= ABOUT;
      const [[wanted], [found]] = [await meaning, await meaningsOf([sentence])];
      if (!wanted || !found) return false;
      return wanted.reduce((sum, value, index) => sum + value * (found[index] ?? 0), 0) >= MEANS_SAME;
    },
  };
}
