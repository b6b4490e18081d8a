import type { Token } from '../../../../ai/builtIn/reading/tokens.ts';
import type { Heard } from '../bank/question.ts';
import { toolsIn } from './reading.ts';
import { type AnswerSentence, hasLemma, isConcrete, ownDeeds, thingsIn } from './sentences.ts';

/**
 * How each part of an answer is detected. In doubt a part counts as present: asking for something already said costs
 * more trust than a question never asked.
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const communicatingVerbs = set(
  'tell say write ask reach acknowledge inform explain apologize answer reply message email call phone text notify note offer propose suggest let contact warn update report ping mention confirm remind thank promise respond speak talk escalate send give hand show forward request enquire inquire telephone',
);
const checking = set(
  'check look verify compare open search review read find investigate confirm see count match ask call sort test track trace examine inspect go filter recheck request enquire inquire telephone recompute identify proofread reread scan listen watch',
);
const deciding = set(
  'ask decide offer approve consult check wait need allow give promise spend send escalate',
);
const because = set(
  'because since so as kasi cuz coz bc cause otherwise reason risk why therefore thus else if depend',
);
const goingOn = set(
  'other others rest remaining remain continue next meanwhile keep carry move crack proceed 13 15 46 59 60 already first finish until while still all',
);
const yesOrNo = set(
  'yes no ok okay sure yeah never not let start delete refuse agree wait only can hr decide ask',
);
const after = set(
  'now since later afterward afterwards finally end ended ending end-up until eventually solve solved fix fixed resolve accept calm thank happy satisfied grateful back return returned improve drop fall better worse less fewer more today still solved refund good sign signed correct corrected trust trusted same',
);
const habit = set('usually whenever normally generally often');
const programs = set(
  'system app software spreadsheet sheet screen register pos crm erp wms module calendar agenda',
);
const checks = set('check compare verify count recount prove match');
const limits = set('before always unless until limit rule above over if when whenever guide never');
const pastOf = set('was were had went came got made saw said told found');
const people = set(
  'lead boss manager supervisor supplier client customer team hr colleague person head chief teacher director owner coordinator doctor sender party officer accountant her him them she he both',
);

const hears: Record<Heard, (sentences: readonly AnswerSentence[], text: string) => boolean> = {
  own: (sentences) => ownDeeds(sentences).length > 0 || sentences.some(isShare),
  case: (sentences) =>
    sentences.some(
      ({ tokens, deeds }) =>
        (deeds.some(({ mode }) => mode === 'did') ||
          tokens.some(({ lemma, text }) => pastOf.has(text.toLowerCase()) || pastOf.has(lemma))) &&
        tokens.some((token) => isConcrete(token) || token.pos === 'NUM') &&
        !tokens.some(({ lemma }) => habit.has(lemma)),
    ) ||
    (figured(sentences) && thingsIn(sentences).size >= 3),
  kind: (sentences) => thingsIn(sentences).size >= 3,
  amount: figured,
  words: (sentences, text) => quoted(text) || addressed(text) || does(sentences, communicatingVerbs),
  tell: (sentences, text) => does(sentences, communicatingVerbs) || quoted(text) || toSomeone(sentences),
  check: (sentences) => does(sentences, checking) || hasLemma(sentences, checks),
  result: (sentences) => hasLemma(sentences, after) || followed(sentences),
  reason: (sentences) => hasLemma(sentences, because) || sentences.length > 2,
  others: (sentences) => hasLemma(sentences, goingOn),
  limit: (sentences) => does(sentences, deciding, true) || hasLemma(sentences, limits),
  stance: (sentences) => hasLemma(sentences, yesOrNo) || ownDeeds(sentences).length > 0,
  tool: (sentences, text) =>
    toolsIn(text).length > 0 ||
    (!forgotten(sentences) &&
      (hasLemma(sentences, programs) ||
        sentences.some(({ tokens }) =>
          tokens.some(({ pos, lemma }) => pos === 'PROPN' && lemma.length > 1),
        ))),
  use: (sentences, text) => {
    const tools = new Set(toolsIn(text).flatMap((name) => name.toLowerCase().split(' ')));
    // "Oracle, Workday and Sage" names more tools, and no work done with them.
    const things = sentences.flatMap(({ tokens }) =>
      tokens.filter((token) => token.pos === 'NOUN' && isConcrete(token) && !tools.has(token.lemma)),
    );
    return (
      ownDeeds(sentences).some(({ verb }) => !knowing.has(verb)) ||
      new Set(things.map(({ lemma }) => lemma)).size >= 3
    );
  },
};

const knowing = set('use know learn master include');

/** Whether an answer holds a part. */
export function isHeard(heard: Heard, sentences: readonly AnswerSentence[], text: string): boolean {
  return hears[heard](sentences, text);
}

/** Their own deed of a kind; what they refuse to do answers a question about limits, and no other. */
function does(sentences: readonly AnswerSentence[], verbs: ReadonlySet<string>, either = false): boolean {
  return sentences.some(({ deeds }) =>
    deeds.some(
      ({ who, condition, verb, done }) =>
        who !== 'other' && !condition && verbs.has(verb) && (done || either),
    ),
  );
}

const shares = set('part job task role duty responsibility');

/** "My part: reporter, age, drug": what was theirs, in notes without a verb. */
function isShare(sentence: AnswerSentence): boolean {
  const at = sentence.tokens.findIndex(({ lemma }) => shares.has(lemma));
  const whose = sentence.tokens[at - 1]?.lemma;
  return at > 0 && (whose === 'my' || whose === 'our') && thingsIn([sentence]).size >= 2;
}

/** "Some CRM, I don't remember": named, and not known. */
function forgotten(sentences: readonly AnswerSentence[]): boolean {
  return sentences.some(({ deeds }) =>
    deeds.some(({ verb, done }) => !done && /^(?:remember|recall|know)$/.test(verb)),
  );
}

/** A number that counts things: no year, and no length of time. */
function figured(sentences: readonly AnswerSentence[]): boolean {
  return sentences.some(({ tokens }) =>
    tokens.some(({ text, pos }, index) => {
      if ((!/\d/.test(text) && pos !== 'NUM') || /^\d+\/\d+$|^100$|^24$/.test(text)) return false;
      const next = tokens[index + 1]?.lemma ?? '';
      return !/^(?:19|20)\d\d$/.test(text) && !/^(?:years?|yrs?|months?|am|pm|a\.m|p\.m)/.test(next);
    }),
  );
}

function quoted(text: string): boolean {
  return (text.match(/[“"«][^”"»]{12,}[”"»]/g) ?? []).length > 0;
}

/** "Hello Mark, sorry for your parcel": what they'd write, without quotation marks. */
function addressed(text: string): boolean {
  return (
    /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon)|sorry|sir|madam|thank)\b/i.test(text) &&
    /\byou/i.test(text)
  );
}

/** "To lead: …", or "tell my lead I can't", where the verb has lost its subject. */
function toSomeone(sentences: readonly AnswerSentence[]): boolean {
  const named = (tokens: readonly Token[]): boolean => tokens.some(({ lemma }) => people.has(lemma));
  return sentences.some(
    ({ tokens }) =>
      (named(tokens.slice(0, 3)) && tokens.some(({ text }) => text === ':')) ||
      tokens.some(
        ({ lemma, negated }, at) =>
          !negated && communicatingVerbs.has(lemma) && named(tokens.slice(at + 1, at + 5)),
      ),
  );
}

/** Another person acts after the candidate did: the outcome. */
function followed(sentences: readonly AnswerSentence[]): boolean {
  const deeds = sentences.flatMap((sentence) => sentence.deeds);
  const own = deeds.findIndex(({ who, condition }) => who !== 'other' && !condition);
  return own >= 0 && deeds.slice(own + 1).some(({ who, mode }) => who === 'other' && mode === 'did');
}
