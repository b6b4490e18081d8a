import { z } from 'zod';
import { firstName } from '../../../../../shared/text/firstName.ts';
import type { Fact, Mistake, Point, Scenario } from '../scenario.ts';
import { says } from './forms.ts';
import { proposes } from './proposals.ts';
import { type Clause, clausesOf, wordsOf } from './sentences.ts';
import { isAbusive, isDirecting, isRude } from './tone.ts';

/** How one turn of the employee reads. Rules and connected models answer in the same form. */
export const Reading = z.object({
  greets: z.boolean(),
  usesName: z.boolean(),
  /** Sees the client's side: an apology, or a feeling named. */
  empathy: z.boolean(),
  /** Names the problem in their own words. */
  names: z.boolean(),
  asks: z.boolean(),
  /** Points of the scenario that this turn meets, facts it asks for (by position), mistakes it makes. */
  points: z.array(z.string().max(40)).max(10),
  facts: z.array(z.number().int().min(0).max(20)).max(10),
  mistakes: z.array(z.string().max(40)).max(10),
  anythingElse: z.boolean(),
  goodbye: z.boolean(),
  /** Offers to bring in a supervisor. */
  handover: z.boolean(),
  /** Asks for a moment. */
  stalls: z.boolean(),
  rude: z.boolean(),
  abusive: z.boolean(),
  /** Talks to the simulation instead of to the client. */
  gaming: z.boolean(),
  offTopic: z.boolean(),
  foreign: z.boolean(),
  /** Asks for a password, a code or a full card number. */
  sensitive: z.boolean(),
  repeated: z.boolean(),
  thin: z.boolean(),
  /** Polite words that would fit any chat, and nothing else. */
  hollow: z.boolean().default(false),
  /** Promises what the case notes don't bear out. */
  overpromises: z.boolean().default(false),
  /** Says part of what a point needs. */
  begins: z.boolean().default(false),
  /** Only the client's own words. */
  echo: z.boolean().default(false),
});
export type Reading = z.infer<typeof Reading>;

const greeting =
  /\b(?:hi|hello|hey|(?<!\ba )good (?:morning|afternoon|evening|day)|greetings)\b|^\W*(?:morning|afternoon|evening|dear|welcome)\b/i;
const sympathy =
  /\b(?:sorry|apolog(?:ize|ise|ies|y)|i (?:can |do |fully |completely )?(?:understand|imagine|hear you|see (?:why|how|that you))|i would (?:be|feel)|that (?:is|must be|sounds|was) (?:annoying|frustrating|awful|stressful|hard|bad|tiring|upsetting)|you have every right|frustrat\w+|inconvenien\w+|no worries|happy to help|glad to help|lovely idea|our (?:mistake|error|fault)|my (?:mistake|error|fault))\b/i;
const elseAsked =
  /\b(?:anything else|something else|else (?:that )?(?:i|we) can|further (?:questions?|help)|any other questions?|(?:anything|whatever) you need|should (?:any|some)thing|if (?:you(?:['’]d)? (?:need|want|have|notice|see) )?(?:anything|something|any (?:more|other|further)|(?:more|other|further) (?:help|questions?))\b.{0,40}\b(?:write|reply|message|tell|let|ask|call|here|reach|shout))\b/i;
const farewell =
  /\b(?:bye|goodbye|thank you for (?:contacting|writing|reaching|your (?:patience|time|message))|all the best)\b/i;
/** A good wish at the end. "I see you", "we'll take care of it", and "I wish you had" are none. */
export const wishing =
  /\b(?:enjoy (?:your|ur|the)|wish(?:ing)? you (?!had\b|would\b|could\b|were\b)|(?<!\bi )hope (?:your|the|you (?:have|enjoy)|it(?:['’]ll| will)|everything)|have an? (?:nice|good|great|lovely|wonderful)|happy (?:birthday|anniversary|holidays?|new year|travel(?:s|ing)|\w+day)|(?:drive|travel|stay|get home) safe(?:ly)?|safe (?:travels?|trip|drive|journey)|take care(?! of (?!yourself\b|yourselves\b))|(?:kind|best|warm) regards|good (?:luck|night)|say hi to|talk (?:later|soon)|see you(?= (?:soon|later|then|again|around|tomorrow|next)\b|\W*$))\b/i;
const handing =
  /\b(?:(?:connect|transfer|pass|hand|forward|bring in|get|put|refer|escalat\w*)\b.{0,40}\b(?:supervisor|manager|team lead|superior|colleague in charge)|escalat\w+ (?:this|it|your|to)|(?:my|a|the|our) (?:supervisor|manager|team lead) (?:will|can|is))\b/i;
const stalling =
  /\b(?:one moment|a moment|one second|a second|just a (?:sec|minute|moment)|hold on|let me (?:check|look|see|find)|i (?:will|['’]ll) (?:check|look)|bear with me|wait)\b/i;
const secrets =
  /\b(?:your |the |me |that |any )(?:password|passcode|pin|full (?:card|credit card) number|card number|cvv|cvc|security code|social security|ssn|one[- ]time code|(?:six|6)[- ]digits?(?: code)?|(?:sign[- ]in|verification|login) code)\b/i;
const otherLanguages = new Set(
  'de la el las los que en por con para muy una mi mis yo es estoy und der die das ich nicht mit ist ein eine le les des est je une dans pour avec não uma eu com os ang ng mga sa ako ko po yang dan di saya untuk che il sono per non ve bir için bu jestem nie się na z и я не на в hola gracias problema usted señora señor'.split(
    ' ',
  ),
);
const commonEnglish = new Set(
  'the a an and or but i you we they he she it is are was were be have has had do does did to of in on at for with from my your our this that as so not can will would about when if then because me am by what how which yes no thank please sorry help hello'.split(
    ' ',
  ),
);
/** Longer words that occur in every text and belong to no subject. */
const everyday = new Set(
  'about after again always another because before being could every everybody first found going might minutes never nobody other people please rather really right still thank thanks their there these thing things think those three under until wants where which while without would wrote yesterday years'.split(
    ' ',
  ),
);
/** Words of help that fit any chat. */
const serviceWords = new Set(
  'help check checked checking look looking moment account order number details information confirm send sent mail email phone address name sorry understand solve solved fix fixed problem issue question team supervisor manager possible thanks thank welcome please assist today tomorrow update refund time'.split(
    ' ',
  ),
);

export type ReadingContext = {
  /** What the employee wrote in earlier turns. */
  before: readonly string[];
  /** What the client wrote so far. */
  client: readonly string[];
};

/** Reads what the employee wrote since the client's last message, by rules only. Pure. */
export function readTurn(scenario: Scenario, text: string, context: ReadingContext): Reading {
  const words = wordsOf(text);
  const clauses = clausesOf(text);
  const abusive = isAbusive(text);
  const gaming = isDirecting(text) || isStuffed(text, words) || recites(scenario, text);
  const foreign = isForeign(text, words);
  const repeated = isRepeated(words, context.before);
  const parroted = isRepeated(words, context.client);
  const counts = !abusive && !gaming && !foreign && !repeated && !parroted && words.length >= 4;
  const told = context.before.filter((one) => !isAbusive(one) && !isStuffed(one, wordsOf(one)));
  const greets = greeting.test(text);
  const empathy = sympathy.test(text) && !abusive && !gaming;
  const asks = clauses.some((clause) => clause.asks);
  const points = counts
    ? scenario.brief.points.filter((point) => isMet(point, clauses, text, told)).map(({ id }) => id)
    : [];
  const facts = abusive || gaming ? [] : askedFor(scenario.brief.facts, clauses);
  const mistakes = gaming
    ? []
    : scenario.brief.mistakes.filter((mistake) => isMade(mistake, clauses)).map(({ id }) => id);
  const names = counts && clauses.some((clause) => scenario.brief.named.test(clause.text));
  const civil = !gaming && !abusive;
  const anythingElse = civil && elseAsked.test(text);
  const goodbye = civil && (farewell.test(text) || wishing.test(text));
  const handover = handing.test(text) && !gaming;
  const stalls = stalling.test(text);
  const helpful =
    greets ||
    empathy ||
    names ||
    anythingElse ||
    goodbye ||
    handover ||
    stalls ||
    points.length + facts.length > 0;
  return {
    greets,
    usesName: new RegExp(
      `\\b(?:${firstName(scenario.persona.name)}|${scenario.persona.name.split(' ').at(-1)})\\b`,
      'i',
    ).test(text),
    empathy,
    names,
    asks,
    points,
    facts,
    mistakes,
    anythingElse,
    goodbye,
    handover,
    stalls,
    rude: !abusive && isRude(text),
    abusive,
    gaming,
    foreign,
    offTopic: !helpful && !gaming && !abusive && !foreign && words.length >= 4 && !touches(scenario, words),
    sensitive: isSensitive(text),
    repeated,
    thin: words.length < 4 && !helpful,
    hollow: false,
    overpromises: false,
    begins: false,
    echo: false,
  };
}

/**
 * Whether clauses of a text meet a point in the words that the scenario expects. What `before` told of it needn't be repeated: a plan
 * may come in two turns.
 */
export function isMet(
  point: Point,
  clauses: readonly Clause[],
  text: string,
  before: readonly string[] = [],
): boolean {
  const [first, ...others] = point.met;
  if (!first) return false;
  const fitting = fittingIn(point, clauses);
  if (fitting.some((clause) => says(first, clause)) && others.every((other) => says(other, text)))
    return true;
  if (before.length === 0) return false;
  const earlier = before.flatMap((told) => fittingIn(point, clausesOf(told)));
  const all = [...earlier, ...fitting];
  return (
    point.met.every((pattern) => all.some((clause) => says(pattern, clause))) &&
    point.met.some((pattern) => !earlier.some((clause) => says(pattern, clause)))
  );
}

/** What can meet a point: a question where asking does, otherwise a statement or a proposal. "Do you have one?" asks for what was just named. */
function fittingIn(point: Point, clauses: readonly Clause[]): string[] {
  return clauses.flatMap((clause, at) => {
    if (point.by !== 'question')
      return (!clause.question || (point.by === 'proposal' && proposes(clause.text))) &&
        (point.no === true || !clause.denies)
        ? [clause.text]
        : [];
    if (!clause.asks) return [];
    const named = clause.question && bareOne.test(clause.text) ? clauses[at - 1]?.text : undefined;
    return [named ? `${named} ${clause.text}` : clause.text];
  });
}

const bareOne = /\bone\b(?!s| of\b| more\b| photo| second| moment)/i;

/** Asks for what no one may ask for. */
export const isSensitive = (text: string): boolean =>
  clausesOf(text).some((clause) => secrets.test(clause.text) && clause.asks && !clause.denies);

function askedFor(facts: readonly Fact[], clauses: readonly Clause[]): number[] {
  return facts.flatMap((fact, index) =>
    clauses.some(
      (clause) => clause.asks && fact.asked.test(clause.text.endsWith('?') ? clause.text : `${clause.text}?`),
    )
      ? [index]
      : [],
  );
}

function isMade(mistake: Mistake, clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => (mistake.no === true || !clause.denies) && mistake.found.test(clause.text));
}

/** The checklist itself, pasted: what is to be done, instead of doing it. */
function recites(scenario: Scenario, text: string): boolean {
  const plain = wordsOf(text).join(' ');
  const labels = scenario.brief.points.filter(({ label }) => plain.includes(wordsOf(label).join(' ')));
  return labels.length >= 2 || (labels.length === 1 && wordsOf(text).length < 12);
}

/** A row of terms instead of sentences, so that every key word is in it. */
function isStuffed(text: string, words: readonly string[]): boolean {
  const fragments = text.split(/[,;/|\n]+/).filter((part) => part.trim() !== '');
  const short = fragments.filter((part) => wordsOf(part).length <= 3);
  const speaks = words.filter((word) => /^(?:i|we|you|it|is|are|will|can|have|has|your|my|our)$/.test(word));
  return (
    words.length >= 6 && fragments.length >= 6 && short.length >= fragments.length - 1 && speaks.length <= 1
  );
}

export function isForeign(text: string, words: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 6 && latin < letters / 2) return true;
  const foreign = words.filter((word) => otherLanguages.has(word)).length;
  const english = words.filter((word) => commonEnglish.has(word)).length;
  return words.length >= 4 && foreign >= 2 && foreign > english;
}

/** Nearly the same words in the same order as something said before. */
export function isRepeated(words: readonly string[], before: readonly string[]): boolean {
  if (words.length < 3) return false;
  const said = words.join(' ');
  return before.some((earlier) => {
    const known = wordsOf(earlier);
    if (known.join(' ') === said) return true;
    if (words.length < 8) return false;
    const set = new Set(known);
    const shared = words.filter((word) => set.has(word)).length;
    return (
      shared / words.length > 0.92 && known.length / words.length < 1.25 && known.length / words.length > 0.8
    );
  });
}

/** Whether a text takes up words in which the client told of the case. */
export function takesUp({ persona }: Scenario, text: string): boolean {
  const told = new Set(
    wordsOf(`${persona.opening} ${persona.restate} ${persona.issue}`).filter(
      (word) => word.length > 4 && !everyday.has(word),
    ),
  );
  return wordsOf(text).some((word) => told.has(word));
}

function touches(scenario: Scenario, words: readonly string[]): boolean {
  const { persona, brief } = scenario;
  const known = new Set(
    wordsOf(
      [
        persona.issue,
        persona.opening,
        persona.restate,
        persona.company,
        ...brief.caseNotes,
        ...brief.points.map(({ label, topic }) => `${label} ${topic}`),
        ...brief.facts.map(({ say }) => say),
      ].join(' '),
    ).filter((word) => word.length > 4 && !everyday.has(word)),
  );
  return words.some((word) => known.has(word) || serviceWords.has(word));
}
