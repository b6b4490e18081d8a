import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import type { LanguageDetector } from '../../../../ai/builtIn/interview/english.ts';
import { type Contradiction, contradictionsIn } from '../../../../ai/builtIn/reading/contradictions.ts';
import type { Part, Question } from '../bank/question.ts';
import type { InterviewFacts, Turn, TurnMeta } from '../context.ts';
import { questionsIn } from '../facts/questions.ts';
import { isHeard } from './answerParts.ts';
import { mayPause } from './asides.ts';
import { type Reading, readAnswer, toolsIn, wordsOf } from './reading.ts';
import { type AnswerSentence, hasLemma, isHollow, ownDeeds, readSentences, thingsIn } from './sentences.ts';

/** What became of one question so far. Computed from the turns: the same turns, the same state. */
export type QuestionState = {
  question: Question;
  asked: boolean;
  /** Parts of the answer that were said, here or earlier. */
  heard: Part[];
  /** Tools they named, here or, for the question about tools, earlier. */
  tools: string[];
  /** Parts that are neither answered nor asked about yet, in order of importance. */
  missing: Part[];
  /** The last answer to it has no content: general phrases, or a word. */
  vague: boolean;
  /** Asked for a case, they said a word or two without one, such as "ok": there's nothing that a question could refer to. */
  bare: boolean;
  /** The candidate has no such experience. */
  none: boolean;
  /** Something keeps them from telling it, such as a contract. */
  bound: boolean;
  /** How often the person would rather not answer it. */
  refused: number;
  /** Second questions put to it, of any kind. */
  probes: number;
  /** The last answer didn't hold what it was asked for. */
  unanswered: boolean;
  /** How often it was put in other words because the person asked. */
  explained: number;
  /** They point to, or gave, the answer in an earlier turn. */
  earlier: boolean;
  /** Statements in it that contradict another, with the turn of the other. */
  contradicted: { what: Contradiction['what']; seq: number }[];
};

/** A turn with the parsed answer, read once for all later decisions. */
export type HeardTurn = Turn & { reading: Reading | null };

/** Reads what a person said, turn by turn. */
export function heardTurns(turns: readonly Turn[], languages: LanguageDetector): HeardTurn[] {
  let [questionId, phase]: [string, InterviewPhase] = ['', 'opening'];
  const ids: string[] = [];
  return turns.map((turn) => {
    if (turn.meta) {
      ({ questionId, phase } = turn.meta);
      ids.push(questionId);
    }
    if (turn.role !== 'user') return { ...turn, reading: null };
    return { ...turn, reading: readAnswer(turn.content, languages, phase, mayPause(questionId, ids)) };
  });
}

/** What a person said to one of our turns, without what they ask us. */
type Answer = {
  seq: number;
  questionId: string;
  /** As it was written. */
  content: string;
  /** The part that answers our question; empty if unclear. */
  text: string;
  reading: Reading;
  sentences: AnswerSentence[];
};

/** The question a turn belongs to: detours and probes carry its id before a tilde. */
export function baseOf(questionId: string): string {
  return questionId.split('~')[0] ?? questionId;
}

/** Whether a turn of ours was a second question: for a missing part, or about a contradiction. */
export const isProbe = (questionId: string): boolean =>
  questionId.includes('~probe') || questionId.includes('~clarify');

/** "As I said": the answer is in an earlier turn. */
const referring =
  /\b(?:as|like|what) i (?:\w+ )?(?:said|told|wrote|mentioned|described|explained)|\bas above\b|\bi (?:already|just) (?:said|told|answered|explained|described|mentioned)|\bi (?:told|said|answered|mentioned|explained|wrote)(?: you)? (?:that|this|it)?\s*(?:already|before|earlier)|\b(?:we|i) (?:talked|spoke|discussed|covered|answered)\b.{0,20}\b(?:earlier|before|already|above)|\bsame as (?:above|before|at the beginning)|\bi described\b|\bwhat i told\b|\babove :?\)?/i;
/** "See my CV": the answer is in what they sent. */
const inPapers =
  /\b(?:in|on|see|read|check|look at|from|says?|per|listed)\b.{0,15}\b(?:my |the )?(?:resume\b|r[eé]sum[eé](?=\W|$)|cv\b|c\.v\.?|application\b)|\b(?:resume\b|r[eé]sum[eé](?=\W|$)|cv\b).{0,15}\b(?:says?|has|lists?|shows?)\b/i;

/** Points to the answer instead of giving it: to an earlier turn, or to the résumé. */
export function refersTo(text: string): 'turn' | 'papers' | null {
  if (referring.test(text)) return 'turn';
  return inPapers.test(text) && wordsOf(text).length <= REFERRING_WORDS ? 'papers' : null;
}
/** Longer messages that name the résumé say more than that. */
const REFERRING_WORDS = 12;

/** Whether the résumé holds what a question asks for: programs, or work. */
function isInPapers({ phase }: Question, resumeText: string | null): boolean {
  if (resumeText === null) return false;
  return phase === 'skills'
    ? toolsIn(resumeText).length > 0
    : phase === 'experience' && /\d{4}/.test(resumeText);
}

/** What was said to each of our turns, in order. */
export function answersIn(turns: readonly HeardTurn[]): Answer[] {
  const found: Answer[] = [];
  let [questionId, phase]: [string, InterviewPhase] = ['', 'opening'];
  for (const { seq, meta, content, reading } of turns) {
    if (meta) ({ questionId, phase } = meta);
    // "I have to go now" answers nothing, and uses up no second question.
    if (!reading || questionId === '' || reading.apart !== null) continue;
    const usable = !(reading.evasive || reading.foreign || reading.stuffed || reading.puzzled);
    const { asked, rest } = questionsIn(content, phase);
    const text = usable ? (asked.length > 0 ? rest : content) : '';
    found.push({ seq, questionId, content, text, reading, sentences: readSentences(text) });
  }
  return found;
}

/** The state of each question of a plan after these turns. */
export function statesOf(
  plan: readonly Question[],
  turns: readonly HeardTurn[],
  { resumeText, year }: Pick<InterviewFacts, 'resumeText' | 'year'>,
): QuestionState[] {
  const asked = turns.flatMap(({ meta }) => (meta ? [meta] : []));
  const answers = answersIn(turns);
  const said = answers.flatMap(({ seq, questionId, sentences }) =>
    sentences.map((sentence) => ({ ...sentence, seq, questionId })),
  );
  const doubts = contradictionsIn(said, resumeText, year).flatMap(({ what, first, second }) => {
    // Of two statements the later one is where it was noticed; a line of the résumé is in neither.
    const at = said.findLast(({ text }) => text === second) ?? said.findLast(({ text }) => text === first);
    if (!at) return [];
    // Said in the greeting, it belongs to what is asked first.
    const own = plan.find(({ id }) => id === baseOf(at.questionId)) ?? plan[0];
    return [{ what, seq: at.seq, question: own }];
  });
  return plan.map((question) => ({
    ...stateOf(question, asked, answers, isInPapers(question, resumeText)),
    contradicted: doubts
      .filter((doubt) => doubt.question === question)
      .map(({ what, seq }) => ({ what, seq })),
  }));
}

function stateOf(
  question: Question,
  asked: readonly TurnMeta[],
  answers: readonly Answer[],
  inPapers: boolean,
): Omit<QuestionState, 'contradicted'> {
  const ours = asked.map(({ questionId }) => questionId).filter((id) => baseOf(id) === question.id);
  const own = answers.filter(({ questionId }) => baseOf(questionId) === question.id);
  const first = answers.findIndex(({ questionId }) => baseOf(questionId) === question.id);
  const before = first < 0 ? answers : answers.slice(0, first);
  const referred = own.some(({ text }) => {
    const to = refersTo(text);
    return to === 'turn' || (to === 'papers' && inPapers);
  });
  // A tool's purpose is the same wherever it was said; an action belongs to its situation.
  const earlier = question.phase === 'skills' ? before.filter(({ text }) => toolsIn(text).length > 0) : [];
  const heard = question.parts.filter(
    (part) => referred || [...own, ...earlier].some((answer) => hears(part, answer, question)),
  );
  const last = own.at(-1);
  const tools = [...own, ...earlier].flatMap(({ content }) => toolsIn(content));
  // "No" to other programs than those they named takes none of them back.
  const none = last?.reading.none === true && (question.phase !== 'skills' || tools.length === 0);
  return {
    question,
    asked: ours.length > 0,
    heard,
    tools,
    missing: question.parts.filter(
      (part) =>
        !heard.includes(part) &&
        !ours.includes(`${question.id}~probe-${part.heard}`) &&
        !(part.probe === question.probe && ours.includes(`${question.id}~probe`)),
    ),
    vague:
      last !== undefined &&
      !referred &&
      (none || isEmpty(last, question) || (heard.length === 0 && saysNothing(last, question))),
    bare:
      last !== undefined &&
      !referred &&
      !last.reading.evasive &&
      question.parts.some((part) => part.heard === 'case') &&
      wordsOf(last.content).length <= BARE_WORDS &&
      heard.length === 0 &&
      saysNothing(last, question),
    none,
    bound: own.some(({ reading }) => reading.bound),
    refused: own.filter(({ reading }) => reading.evasive).length,
    probes: ours.filter(isProbe).length,
    unanswered: question.parts.some(
      (part) => !heard.includes(part) && ours.at(-1) === `${question.id}~probe-${part.heard}`,
    ),
    explained: ours.filter((id) => id.includes('~explain')).length,
    earlier:
      referred ||
      isMentionedIn(question, before) ||
      (earlier.length > 0 &&
        question.parts.every((part) => earlier.some((answer) => hears(part, answer, question)))),
  };
}

/** An answer of so many words can be one that says nothing. */
const BARE_WORDS = 3;

function hears({ heard }: Part, answer: Answer, question: Question): boolean {
  const { sentences, text, content, reading } = answer;
  // A pile of names still names them.
  if (heard === 'tool' && toolsIn(content).length > 0) return true;
  // About half of Taglish isn't recognized, so missing parts can't be determined.
  if (reading.mixed && !saysNothing(answer, question)) return true;
  return isHeard(
    heard,
    sentences.filter((sentence) => !repeats(sentence, question)),
    text,
  );
}

/** So much of a sentence that was in the question is the question again. */
const REPEATED = 0.75;

/** Whether a sentence only says the question back. */
function repeats({ tokens }: AnswerSentence, { ask }: Question): boolean {
  const words = tokens
    .filter(({ pos }) => /^(?:NOUN|VERB|ADJ|PROPN|ADV)$/.test(pos))
    .map(({ text }) => text.toLowerCase());
  if (words.length < 5) return false;
  const ours = ask.toLowerCase();
  return words.filter((word) => ours.includes(word)).length >= words.length * REPEATED;
}

/** No answer at all, or only grand words. */
function isEmpty({ sentences, reading }: Answer, question: Question): boolean {
  if (reading.evasive || reading.stuffed || reading.foreign) return true;
  return isHollow(sentences.filter((sentence) => !repeats(sentence, question)));
}

/** Nothing done, named or counted in it. */
function saysNothing({ sentences, text }: Answer, question: Question): boolean {
  const own = sentences.filter((sentence) => !repeats(sentence, question));
  return (
    ownDeeds(own).length === 0 &&
    thingsIn(own).size < 3 &&
    !isHeard('amount', own, text) &&
    (question.phase !== 'skills' || toolsIn(text).length === 0)
  );
}

/** Whether something of this kind was mentioned before its question. */
export function mentionedBefore(question: Question, turns: readonly HeardTurn[]): boolean {
  return isMentionedIn(question, answersIn(turns));
}

function isMentionedIn(question: Question, answers: readonly Answer[]): boolean {
  const of = new Set(question.ifMentioned?.of ?? []);
  if (of.size === 0) return false;
  return answers.some(
    ({ sentences, text }) =>
      hasLemma(sentences, of) &&
      isHeard('case', sentences, text) &&
      isHeard('own', sentences, text) &&
      isHeard('result', sentences, text),
  );
}
