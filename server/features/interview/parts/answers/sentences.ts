import { type Deed, deedsIn } from '../../../../ai/builtIn/reading/deeds.ts';
import { type Sentence, sentencesIn, type Token } from '../../../../ai/builtIn/reading/tokens.ts';
import { isMeddling } from './injection.ts';

/** One sentence of an answer, with what is done in it. */
export type AnswerSentence = Sentence & { deeds: Deed[] };

/** Answers kept as read, since every turn looks at all that was said before: about 5 MB. */
const CACHE_MAX = 500;
const cache = new Map<string, AnswerSentence[]>();

/** Chat abbreviations in full; a bullet isn't a word. */
const spelledOut: readonly [RegExp, string][] = [
  [/^[ \t]*(?:[-–—•*·]|\d{1,2}[.)])[ \t]+/gm, ''],
  [
    /(?<!\b(?:my|the|an|a|your|his|her|photo|of|with|by|and|tax|user|customer|account) )\bid(?= (?!card|number|copy|copies|photo|cards|numbers|is\b))/gi,
    'i’d',
  ],
  [/\bim(?= )/gi, 'i’m'],
  [/\bill(?= (?!people|person|patients))/gi, 'i’ll'],
  [/\b(do|did|does|wo|would|could|ca|is|was|have|has|are)nt\b/gi, '$1n’t'],
  [/(?<= )(?:n|&)(?= )/g, 'and'],
  [/(?<= )w\/?(?= )/g, 'with'],
  [/\bu\b/g, 'you'],
  [/\bur\b/gi, 'your'],
];

const readable = (text: string): string =>
  spelledOut.reduce((said, [short, full]) => said.replace(short, full), text);

/** One spelling for the dictionary forms that lists here hold. */
const spelledOurs = (token: Token): Token => ({
  ...token,
  lemma: token.lemma.replace(/^(organ|priorit|apolog|optim)is/, '$1iz'),
});

/** An answer's sentences for the interview, without instructions to the model. Synchronous and pure. */
export function readSentences(text: string): AnswerSentence[] {
  const known = cache.get(text);
  if (known) return known;
  const found = sentencesIn(readable(text))
    .filter((sentence) => !isMeddling(sentence.text))
    .map((sentence) => ({ ...sentence, tokens: sentence.tokens.map(spelledOurs) }))
    .map((sentence) => ({ ...sentence, deeds: deedsIn(sentence) }));
  if (cache.size >= CACHE_MAX) {
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(text, found);
  return found;
}

/** Verbs without concrete content, whatever their object. */
const hollowVerbs = new Set(
  'ensure strive maintain leverage approach handle adapt accommodate remain believe think feel know understand like love enjoy excel demonstrate navigate embrace foster collaborate contribute focus dedicate commit value appreciate balance manage turn be have do go come work may get become mean seem need want hope try learn guess utilize possess thrive validate practice streamline'.split(
    ' ',
  ),
);
/** Verbs with content only if they have an object: "I did the payroll", "I started with the oldest". */
const light = new Set(['do', 'go', 'get', 'turn', 'come', 'start', 'begin', 'manage', 'handle', 'take']);

/** Words that any answer could hold. */
const general = new Set(
  'professionalism communication excellence dedication attitude improvement growth opportunity outcome manner responsibility expectation importance solution matter environment quality attention detail commitment approach value challenge skill ability experience efficiency accuracy clarity care satisfaction stakeholder people everyone person thing work job task way day time team company organization career requirement need priority mindset position moment situation issue problem instance everything something nothing anything it lot kind part year month week success goal result answer question example role duty best customer client candidate criterion competency knowledge tool function best-practice passion talent level step resolution empathy investigation ownership inquiry sir mam maam po feature workflow platform technology computer program collaboration'.split(
    ' ',
  ),
);

/** A noun that names something in particular. */
export function isConcrete({ pos, lemma }: Token): boolean {
  return (pos === 'NOUN' || pos === 'PROPN') && /\p{L}{2}/u.test(lemma) && !general.has(lemma);
}

const pronouns = new Set(['it', 'them', 'him', 'her', 'this', 'that', 'one', 'me', 'you']);

/** What the person themselves does, would do, or keeps from doing, with something one could picture. */
export function ownDeeds(sentences: readonly AnswerSentence[]): Deed[] {
  return sentences.flatMap((sentence) => sentence.deeds.filter((deed) => isOwn(deed, sentence)));
}

function isOwn(deed: Deed, { tokens }: AnswerSentence): boolean {
  if (deed.who === 'other' || deed.condition || deed.mode === 'wish') return false;
  if (hollowVerbs.has(deed.verb) && !light.has(deed.verb)) return false;
  // "I didn't check, and I've changed nothing" states what they did.
  if (!deed.done && deed.mode === 'did' && deed.who === 'self') return true;
  const beside = tokens.filter(
    ({ start, end, lemma }) => start >= deed.start && end <= deed.end && lemma !== deed.verb,
  );
  const bare = !light.has(deed.verb);
  return beside.some(
    (token) => isConcrete(token) || token.pos === 'NUM' || (bare && pronouns.has(token.lemma)),
  );
}

/** Names of things, each once. */
export function thingsIn(sentences: readonly AnswerSentence[]): Set<string> {
  return new Set(sentences.flatMap(({ tokens }) => tokens.filter(isConcrete).map(({ lemma }) => lemma)));
}

/** Whether any word of the answer has one of these dictionary forms. */
export function hasLemma(sentences: readonly AnswerSentence[], lemmas: ReadonlySet<string>): boolean {
  return sentences.some(({ tokens }) => tokens.some(({ lemma }) => lemmas.has(lemma)));
}

/** Words that sound like work but name none. */
const grand = new Set(
  'comprehensive exceptional seamless holistic dynamic versatile proactive transparent transparently efficiently effectively efficiency significantly enhance productivity stakeholder cross-functional multi-layered streamline streamlined leverage proficient alignment align standard standards relevant appropriate amicable utmost commitment professionalism prioritize mindset professional progress pride urgency impact detail handled integrity resolve timely ensure ensuring optimize outcome inquiry workflow best-practice collaborate collaborating excellence journey empower opportunity growth responsibility responsible demonstrate foster approach role adapt embrace essential highlight reassure communication validate suitable positive empathy patience maintain accurate platform leading adaptability comfortable challenging ultimately logical attitude priority importance manner'.split(
    ' ',
  ),
);
/** From this number and share of such words on, an answer has no content. */
const GRAND = { words: 3, share: 0.08 };

/** Grand words without a figure, a name or a thing among them. */
export function isHollow(sentences: readonly AnswerSentence[]): boolean {
  const tokens = sentences.flatMap((sentence) => sentence.tokens).filter(({ pos }) => pos !== 'PUNCT');
  const found = tokens.filter(({ lemma, text }) => grand.has(lemma) || grand.has(text.toLowerCase())).length;
  const figures = tokens.some(({ text }) => /\d/.test(text));
  return !figures && found >= GRAND.words && found >= tokens.length * GRAND.share;
}
