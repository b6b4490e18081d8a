import { type Move, movesOf } from '../../../../ai/builtIn/practice/moves.ts';
import { type ReadSentence, readText } from '../../../../ai/builtIn/reading/sentence.ts';
import type { Point, Scenario } from '../scenario.ts';
import { firmIn, isAsFirm } from './firm.ts';
import { says } from './forms.ts';
import { COLD, deniesFeeling, hurts, largest } from './hurting.ts';
import { isConditional, unsupportedPromise } from './promises.ts';
import {
  isMet,
  isRepeated,
  isSensitive,
  type Reading,
  type ReadingContext,
  readTurn,
  wishing,
} from './reading.ts';
import { clausesOf, wordsOf } from './sentences.ts';

/** A reading with the sentences that show it, word for word, for the coach. */
export type Understood = {
  reading: Reading;
  shown: {
    empathy: string | null;
    names: string | null;
    asks: string | null;
    harsh: string | null;
    promise: string | null;
    anythingElse: string | null;
    points: Readonly<Record<string, string>>;
  };
};

type Sized = { sentence: ReadSentence; moves: Readonly<Record<Move, number>>; asks: boolean; harsh: boolean };

/** From these sizes on a move counts; chosen by the first set of practice chats and the library’s own model turns. */
const KIND = 0.6;
const HOLLOW = 0.6;
const ASKS = 0.7;
const SURE = 0.8;
/** Sentences at least this near mean the same: what solves it, the problem itself, a question. */
const SAME_POINT = 0.6;
const SAME_PROBLEM = 0.62;
const SAME_QUESTION = 0.72;
/** A sentence of so many words with hardly a word of grammar among them is a row of key words. */
const ROW_WORDS = 7;
const ROW_GRAMMAR = 0.13;

/**
 * Reads the employee's messages since the client's last one: the rules find the facts, the meaning of each
 * sentence gives its effect on the client. Nothing is assumed without a sentence that shows it.
 */
export async function understand(
  scenario: Scenario,
  text: string,
  context: ReadingContext,
): Promise<Understood> {
  const rules = readTurn(scenario, text, context);
  const helps = rules.points.length + rules.facts.length > 0;
  const sized = (await readText(text)).map((sentence) => sizedOf(scenario, sentence, helps));
  const usable = sized.filter(({ sentence, harsh }) => !harsh && !isRow(sentence));
  const gaming = rules.gaming || (sized.length > 0 && sized.every(({ sentence }) => isRow(sentence)));
  const echo = echoes(scenario, sized, context);
  const shut = rules.abusive || gaming || rules.foreign || rules.repeated || echo;
  const wrong =
    gaming || rules.abusive
      ? []
      : usable.filter(
          (one) => isUnfounded(scenario, one) || errs(scenario, one) || isSensitive(one.sentence.text),
        );
  const sound = usable.filter((one) => !wrong.includes(one));
  const points = shut ? {} : await shownPoints(scenario, sound, { text, ruled: rules.points });
  const quoteOf = (fits: (one: Sized) => boolean): string | null => sound.find(fits)?.sentence.text ?? null;
  const empathy = shut ? null : quoteOf((one) => isKind(scenario, one));
  const { problem, elseKey } = await keysOf(scenario);
  const names = shut
    ? null
    : quoteOf(
        ({ sentence, moves }) =>
          clausesOf(sentence.text).some(({ text: part }) => scenario.brief.named.test(part)) ||
          (moves.hollow < HOLLOW && problem.some((key) => near(key, sentence) >= SAME_PROBLEM)),
      );
  const harsh = gaming ? null : (sized.find((one) => one.harsh)?.sentence.text ?? null);
  const promise = wrong.find((one) => isUnfounded(scenario, one))?.sentence.text ?? null;
  const elseAsked =
    gaming || rules.abusive || !elseKey
      ? null
      : quoteOf(
          ({ sentence, asks }) =>
            readTurn(scenario, sentence.text, EMPTY).anythingElse ||
            (asks && near(elseKey, sentence) >= SAME_QUESTION),
        );
  const met = scenario.brief.points.map(({ id }) => id).filter((id) => id in points);
  const says = met.length > 0 || rules.facts.length > 0 || names !== null || promise !== null;
  const hollow =
    !says &&
    harsh === null &&
    sized.some(({ sentence, moves }) => moves.hollow >= HOLLOW && !wishing.test(sentence.text)) &&
    empathy === null;
  const reading: Reading = {
    ...rules,
    gaming,
    echo,
    points: met,
    empathy: empathy !== null,
    names: names !== null,
    rude: !rules.abusive && (rules.rude || harsh !== null),
    hollow: !shut && hollow,
    overpromises: promise !== null,
    begins: !shut && scenario.brief.points.some((point) => !met.includes(point.id) && isBegun(point, sound)),
    anythingElse: elseAsked !== null,
    offTopic: rules.offTopic && !hollow && !says && !gaming && !echo && harsh === null && elseAsked === null,
  };
  return {
    reading,
    shown: {
      empathy,
      names,
      asks: quoteOf(({ asks }) => asks),
      harsh,
      promise,
      anythingElse: elseAsked,
      points,
    },
  };
}

/** A sentence that would help, and the points it meets. */
type Key = ReadSentence & { solves: string[] };
type Keys = { solution: Key[]; problem: ReadSentence[]; elseKey: ReadSentence | undefined };
const keys = new Map<string, Promise<Keys>>();

/** What a scenario's problem and its solution mean, read once: the library is small and never changes. */
function keysOf(scenario: Scenario): Promise<Keys> {
  const known = keys.get(scenario.id) ?? readKeys(scenario);
  keys.set(scenario.id, known);
  return known;
}

async function readKeys({ persona, brief }: Scenario): Promise<Keys> {
  const solution: Key[] = [];
  for (const text of [...brief.model, brief.caseNotes.join('\n')]) {
    for (const sentence of await readText(text)) {
      const met = brief.points.filter((point) => isMet(point, clausesOf(sentence.text), text));
      solution.push({ ...sentence, solves: met.map(({ id }) => id) });
    }
  }
  const [elseKey] = await readText('Is there anything else I can help you with?');
  return {
    solution,
    problem: [
      ...(await readText(`${persona.issue}\n${persona.restate}`)),
      // A greeting or a request in the first message doesn't tell the problem.
      ...(await readText(persona.opening)).filter(
        ({ text }) => wordsOf(text).length > 4 && !clausesOf(text).some(({ asks }) => asks),
      ),
    ],
    elseKey,
  };
}

const EMPTY: ReadingContext = { before: [], client: [] };

function sizedOf(scenario: Scenario, sentence: ReadSentence, helps: boolean): Sized {
  const moves = movesOf(sentence);
  const asks = moves.asks >= ASKS || clausesOf(sentence.text).some((clause) => clause.asks);
  return { sentence, moves, asks, harsh: hurts(scenario, sentence, moves, helps) };
}

/** Vectors of meaning have length 1. */
const near = (one: ReadSentence, other: ReadSentence): number =>
  one.meaning.reduce((sum, value, at) => sum + value * (other.meaning[at] ?? 0), 0);

const nearest = (among: readonly Key[], sentence: ReadSentence): Key | undefined =>
  among.toSorted((a, b) => near(b, sentence) - near(a, sentence))[0];

/** Describes the client's situation; "I'm not sorry" doesn't, and neither does a generic thank-you. */
function isKind(scenario: Scenario, { sentence, moves }: Sized): boolean {
  if (deniesFeeling(sentence) || Math.max(moves.belittles, moves.blames) >= COLD) return false;
  return (
    (moves.acknowledges >= KIND && moves.acknowledges > moves.hollow) ||
    readTurn(scenario, sentence.text, EMPTY).empathy
  );
}

/** Promises more than the case notes allow, or than anyone can know. */
const isUnfounded = (scenario: Scenario, { sentence, moves }: Sized): boolean =>
  unsupportedPromise(scenario, sentence.text) !== null ||
  (moves.promises >= SURE && largest(moves) === 'promises' && !isConditional(sentence.text));

const errs = ({ brief }: Scenario, { sentence }: Sized): boolean =>
  brief.mistakes.some(({ found, no }) =>
    clausesOf(sentence.text).some(({ text, denies }) => (no === true || !denies) && found.test(text)),
  );

function isRow({ tokens }: ReadSentence): boolean {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SYM');
  const grammar = words.filter(({ pos }) => /^(?:DET|PRON|ADP|AUX|CCONJ|SCONJ|PART)$/.test(pos));
  return words.length >= ROW_WORDS && grammar.length / words.length < ROW_GRAMMAR;
}

/** Nothing but the client's own words. */
function echoes({ persona }: Scenario, sized: readonly Sized[], { client }: ReadingContext): boolean {
  const theirs = [persona.opening, persona.restate, persona.issue, ...client].flatMap((text) => [
    text,
    ...clausesOf(text).map((clause) => clause.text),
  ]);
  return (
    sized.some(({ sentence }) => wordsOf(sentence.text).length > 3) &&
    sized.every(({ sentence }) => isRepeated(wordsOf(sentence.text), theirs))
  );
}

/** Which sentence meets which point: in the words that the scenario expects, or in others that mean the same. */
async function shownPoints(
  scenario: Scenario,
  usable: readonly Sized[],
  { text, ruled }: { text: string; ruled: readonly string[] },
): Promise<Record<string, string>> {
  const { solution } = await keysOf(scenario);
  const { brief } = scenario;
  const known = new Set(
    firmIn({ text: [...brief.model, ...brief.caseNotes, ...brief.facts.map((fact) => fact.say)].join(' ') }),
  );
  const found: Record<string, string> = {};
  for (const point of scenario.brief.points) {
    const [pattern, ...others] = point.met;
    if (!pattern) continue;
    const said = ruled.includes(point.id)
      ? [pattern, ...others]
          .map((one) => usable.find(({ sentence }) => holds(point, one, sentence)))
          .find((one) => one !== undefined)
      : undefined;
    const meant = usable.find(({ sentence, asks, moves }) => {
      if (asks !== (point.by === 'question') || moves.hollow >= HOLLOW) return false;
      const key = nearest(solution, sentence);
      if (!key?.solves.includes(point.id)) return false;
      if (holds(point, pattern, sentence) && others.every((other) => says(other, text))) return true;
      // Half of what a point needs, in its own words, isn't the other half in others.
      if (!asks && others.length > 0 && holds(point, pattern, sentence)) return false;
      if (!asks && firmIn(sentence).some((one) => !known.has(one))) return false;
      return (
        near(key, sentence) >= SAME_POINT && (asks || (sameSide(key, sentence) && isAsFirm(key, sentence)))
      );
    });
    const shown = said ?? meant;
    if (shown) found[point.id] = shown.sentence.text;
  }
  return found;
}

/** Whether a point is half met: the first of several things it needs is said. */
const isBegun = ({ by, met: [first, ...others], ...point }: Point, sound: readonly Sized[]): boolean =>
  by !== 'question' &&
  first !== undefined &&
  others.length > 0 &&
  sound.some(({ sentence }) => holds({ ...point, met: [first] }, first, sentence));

/** Contains a point's words without negating them, unless no is the right answer. */
function holds(point: Point, pattern: RegExp, { text, start, deeds, done, denied }: ReadSentence): boolean {
  const at = text.search(pattern);
  if (at < 0 && !says(pattern, text)) return false;
  if (point.by === 'question' || point.no === true) return true;
  const deed = deeds.find((one) => one.start <= start + at && start + at <= one.end);
  return deed ? deed.done : denied === 0 || done > 0;
}

const sameSide = (key: ReadSentence, said: ReadSentence): boolean =>
  key.done === 0 && key.denied > 0 ? said.denied > 0 : said.done > 0 || said.denied === 0;
