import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { type AnswerSentence, isConcrete, ownDeeds, readSentences } from './sentences.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nothing but a "no" to what one has used or done. */
const bare =
  /^\W*(?:(?:no|nope|none|never|nothing|not (?:yet|any|one|a single one|really)|zero|nowhere|nobody)\b\W*(?:(?:yet|so far|any|of (?:them|those|these)|at all|ever|honestly|actually|to be honest|sorry|sir|ma['’]?am|po|i have(?:n['’]t| not)?|i haven['’]?t|like that)\b\W*)*)+$/i;
const denying: ReadonlySet<string> = new Set([
  ...set('no not never none without zero lack dont havent didnt haven'),
  "n't",
]);
/** What there's none of. */
const lacked = set('experience job employment background history tool program software such crm yet');
/** "Haven't used any", with nothing named behind it. */
const noneOfThem = set('any one');
const places = set('in at with on from');
const openEnd = /^(?:yet|before|ever|so|of|at|but|because|and|or|,|\.|!)$/;
/** What they'd never have done, for there to be none. */
const doing = set('use try have work do');
/** A beginner says so. */
const beginning =
  /\b(?:(?:fresh|recent|new) (?:\w+ )?graduate|fresher|first (?:ever )?job\b(?!.{0,12}\b(?:i|was|in|at)\b)|(?:very )?(?:first time|new to (?:this|it|work|the field|customer))|total beginner|(?:a |complete )beginner)\b/i;
const WORDS_MAX = 40;

/** States that one has no such experience, and tells of none instead. */
export function hasNone(text: string, phase: InterviewPhase): boolean {
  if (phase !== 'experience' && phase !== 'skills') return false;
  if (bare.test(text)) return true;
  const sentences = readSentences(text);
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return words < WORDS_MAX && sentences.some((one) => lacks(one)) && !tellsOfSome(sentences);
}

/** "No work experience", "I've never used any", "haven't worked with customers". */
function lacks({ tokens, text }: AnswerSentence): boolean {
  if (beginning.test(text)) return true;
  return tokens.some(({ lemma }, at) => {
    if (!denying.has(lemma)) return false;
    const near = tokens.slice(at + 1, at + 6).map((token) => token.lemma);
    // "Any complaints in that job": what follows is where, not what there's none of.
    const place = near.findIndex((word, index) => index > 0 && places.has(word));
    const after = place < 0 ? near : near.slice(0, place);
    const verb = after.find((word) => doing.has(word));
    const bareAny = after.some(
      (word, index) => noneOfThem.has(word) && openEnd.test(after[index + 1] ?? '.') && index > 0,
    );
    return (
      after.some((word) => lacked.has(word)) ||
      bareAny ||
      (verb !== undefined && verb !== 'do' && verb !== 'have')
    );
  });
}

/** What follows is there. */
const butThen = /\b(?:only|but|just|except|although|though|however)\b/i;

/** Something they did or use after all. */
function tellsOfSome(sentences: readonly AnswerSentence[]): boolean {
  const told = sentences.flatMap(({ deeds }) =>
    deeds.filter(
      ({ who, done: is, mode, verb }) => who !== 'other' && is && mode === 'did' && !nothingDone.has(verb),
    ),
  );
  if (told.length > 0 || sentences.some(({ text }) => uses.test(text))) return true;
  const done = ownDeeds(sentences).filter(
    ({ done: is, mode, verb }) => is && mode !== 'wish' && mode !== 'would' && !learning.has(verb),
  );
  const things = sentences.flatMap(({ tokens }) =>
    tokens.filter((token) => isConcrete(token) && !token.negated && !schooling.has(token.lemma)),
  );
  const figures = sentences.some(({ tokens }) => tokens.some(({ text }) => /\d/.test(text)));
  return (
    (done.length > 0 && (things.length > 0 || figures)) ||
    things.length >= (sentences.some(({ text }) => butThen.test(text)) ? 1 : 3)
  );
}

const learning = set('learn study graduate finish want hope');
/** "I used spreadsheets". */
const uses = /\bi (?:mostly |only |just )?used? (?!to\b|none|no\b|nothing|not|any|never)\w/i;
/** Told of by who has done no work yet. */
const nothingDone = set(
  'learn study graduate finish want hope have be get come start complete need like take try think go',
);
const schooling = set(
  'graduate school college university course background history employment fresher beginner zero',
);
