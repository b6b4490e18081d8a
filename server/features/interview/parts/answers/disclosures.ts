import { hoursIn } from './hours.ts';
import { sentencesOf } from './reading.ts';
import { ownDeeds, readSentences } from './sentences.ts';

/** Something about a person that must not weigh in hiring, and that is no emergency. */
export type Disclosure = 'pregnancy' | 'disability' | 'illness' | 'age' | 'religion' | 'care';

const i = String.raw`\b(?:i|i['’]?m|i['’]?ve|my|me|we|we['’]?re)\b`;
const am = String.raw`\b(?:i\s+am|i['’]?m|im|i\s+was|i['’]?ve been|i have been|being|i\s+got|i\s+just\s+(?:got|became|turned)|since i am|as i am)\s+(?:\w+\s+){0,3}`;
const have = String.raw`\b(?:i\s+(?:also\s+|do\s+|still\s+)?(?:have|had|suffer from|live with|struggle with|was diagnosed with|got|deal with)|i['’]ve (?:had|got)|my|with my)\s+(?:\w+\s+){0,4}`;

const kinds: { kind: Disclosure; said: RegExp }[] = [
  {
    kind: 'pregnancy',
    said: new RegExp(
      String.raw`${am}(?:pregnant|expecting(?: a (?:baby|child)| twins)?(?=\W|$)(?! (?:a |an |the |your |to )?(?:call|answer|reply|parcel|raise|hear))|due in|breastfeeding|nursing a)|${i}.{0,20}\b(?:maternity leave|pregnancy|baby is due|gave birth|giving birth|due date is|having a baby)\b`,
      'i',
    ),
  },
  {
    kind: 'disability',
    said: new RegExp(
      String.raw`${am}(?:deaf|hard of hearing|blind(?!ly| spot| to)|visually impaired|disabled|autistic|dyslexic|neurodivergent|on the spectrum|in a wheelchair|wheelchair|handicapped|an amputee|paraly[sz]ed|a pwd|pwd)\b|${have}(?:disabilit(?:y|ies)|adhd|autism|asperger\w*|dyslexia|dyspraxia|cerebral palsy|hearing (?:loss|aids?)|low vision|stutter|stammer|speech impediment|ptsd|bipolar|mobility (?:problem|issue)s?|impairment)\b|\bi\s+(?:use|need)\s+(?:a |my )?(?:wheelchair|screen ?reader|hearing aids?|sign language|crutches|magnifier)\b|\bi\s+(?:stutter|stammer|lip-?read)\b`,
      'i',
    ),
  },
  {
    kind: 'illness',
    said: new RegExp(
      String.raw`${am}(?:sick(?! of)|ill(?!-)|unwell|in (?:the )?hospital|on (?:medication|sick leave|chemo\w*)|recovering from|diabetic|epileptic|asthmatic|depressed|hiv.positive|in (?:treatment|therapy|remission))\b|${have}(?:cancer|diabetes|epilepsy|asthma|migraines?|depression|anxiety(?: disorder)?|lupus|hiv|surgery|an? operation|chronic (?:\w+ )?(?:illness|pain|condition|disease|fatigue)|kidney|heart (?:condition|disease|problem)|thyroid|long covid|covid|malaria|dengue|flu|fever|medical condition|health (?:condition|problem|issue)s?|illness|panic attacks|multiple sclerosis|crohn\w*|endometriosis|sickle cell)\b|\bi\s+(?:had|have) (?:a )?(?:stroke|heart attack|miscarriage|seizures?)\b|\bi\s+take (?:medication|medicine|insulin)\b`,
      'i',
    ),
  },
  {
    kind: 'religion',
    said: new RegExp(
      String.raw`${am}(?:muslim|moslem|christian|catholic|hindu|jewish|a jew|buddhist|sikh|adventist|seventh.day|jehovah\w*|born.again|mormon|protestant|atheist|religious|orthodox|pentecostal|iglesia)\b|\b(?:my|our) (?:religion|faith|sabbath|prayers?(?: times?)?|church|mosque|temple|fasting)\b|\bi\s+(?:pray|fast|observe|keep)\b.{0,25}\b(?:times|day|daily|ramadan|sabbath|friday|sunday|saturday|lent|prayers?)\b|\bduring ramadan i\b|\bi\s+wear (?:a )?(?:hijab|niqab|turban|kippah|veil)\b`,
      'i',
    ),
  },
  {
    kind: 'age',
    said: new RegExp(
      String.raw`${am}(?:[2-9]\d|eighteen|nineteen|1[89])(?:\s*(?:years?|yrs?)\s*(?:old|of age)|\s*y\/?o\b|(?=\s*[,.!]?\s*(?:$|and (?:still|not|my)|but)))|\bmy age is\b|\b(?:at my age|i\s+am (?:too|already|quite|very) old|i['’]?m (?:too|already|quite|very) old|in my (?:late |early |mid )?(?:twenties|thirties|forties|fifties|sixties|seventies)|i\s+am a (?:senior citizen|retiree|pensioner)|i\s+was born in (?:19|20)\d\d|i\s+turned \d\d)\b|${am}(?:twenty|thirty|forty|fifty|sixty)\b.{0,8}\byears old\b`,
      'i',
    ),
  },
  {
    kind: 'care',
    said: new RegExp(
      String.raw`${am}(?:a )?(?:single|solo|stay.at.home|working|new)?\s*(?:mom|mum|mother|dad|father|parent|caregiver|carer)\b(?! company| board)|\b(?:i|we)\s+(?:\w+\s+){0,2}(?:have|raise|care for|take care of|look after|am caring for|am raising|nurse|breastfeed)\s+(?:\w+\s+){0,3}(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|sons?|daughters?|twins|mother|father|mom|mum|dad|parents?|grand(?:mother|father|parents?|ma|pa)|husband|wife|brother|sister|newborn|family member)\b|\bmy\s+(?:\w+\s+){0,2}(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|sons?|daughters?|twins|newborn)\b.{0,30}\b(?:school|sleep\w*|home|daycare|nap|need|old|months|sick|care|nursery)\b|\bmy\s+(?:mother|father|mom|mum|dad|parents?|grandmother|grandfather|husband|wife)\b.{0,30}\b(?:sick|ill|care|stroke|bedridden|dementia|hospital|dialysis|needs me|depends on me)\b|\bi\s+(?:am|['’]m) (?:caring for|raising|looking after|taking care of)\s+(?:my|our|an?)\b`,
      'i',
    ),
  },
];
/** The story of someone else, or of work. */
const others =
  /\b(?:customers?|clients?|callers?|patients?|students?|colleagues?|coworkers?|co-workers?|my (?:boss|manager|lead|supervisor|teacher)|guests?|residents?|users?|visitors?)\b/i;
/** What follows may be another person's "I". */
const reporting =
  /\b(?:said|says|say|told|tells?|wrote|writes?|complained|explained|shouted|asked|asks|answered (?:that|me)|because (?:he|she|they)|who)\b/i;

/** Where one statement of a sentence may end and another begin; the blanks stay with the later one. */
const between =
  /(?=\s+(?:and|but|so|because|since|although|while|then|also|plus|as i|which)\s)|(?<=[,;:])(?=\s)|(?<=\s(?!and|but|so|because|since|as|that|which|who|what|when|where|how|if|than|then|also|plus|while|although|do|did|can|could|should)\S{2,})(?=\s+(?:i|we)\s+(?:am|have|was|were|had|do|did|can|use|take|need|work|\w+ed)\s)/giu;

/** Parts of a sentence that each state something, to the character: "and a daughter" states nothing by itself. */
function statementsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const piece of sentence.split(between)) {
    const states = kindIn(piece) !== null || readSentences(piece).some(({ deeds }) => deeds.length > 0);
    if (parts.length > 0 && !states) parts.push((parts.pop() ?? '') + piece);
    else parts.push(piece);
  }
  return parts;
}

/** What a text discloses about its writer; null for anything else. */
function kindIn(text: string): Disclosure | null {
  const found = kinds.find(({ said }) => said.test(text));
  if (!found) return null;
  const at = text.search(found.said);
  // "A customer was upset because …": the person concerned is named before.
  return others.test(text.slice(0, at)) ? null : found.kind;
}

/** What a sentence discloses about its writer; null for anything else. */
function disclosureIn(sentence: string): Disclosure | null {
  const whole = kindIn(sentence);
  if (whole !== null || !kinds.some(({ said }) => said.test(sentence))) return whole;
  // Said of customers first, and of themselves then, as in speech without periods.
  if (reporting.test(sentence)) return null;
  return statementsOf(sentence).reduce<Disclosure | null>((kind, part) => kind ?? kindIn(part), null);
}

/** Every kind of disclosure in a message, each once. */
export function disclosuresIn(text: string): Disclosure[] {
  return [...new Set(sentencesOf(text).flatMap((sentence) => disclosureIn(sentence) ?? []))];
}

/** A message without its disclosures, for rating. Hours are kept, without the reason for them. */
export function withoutDisclosures(text: string): string {
  return sentencesOf(text)
    .flatMap((sentence) => (disclosureIn(sentence) === null ? [sentence] : restOf(sentence)))
    .join(' ');
}

const opener = /^\W*(?:and|but|so|also|then|plus)\b/i;
/** Gives the reason for what stands before it. */
const isReason = (part: string): boolean => /^\W*(?:because|since|as i|while)\b/i.test(part);
/** Goes on about the same subject, or follows from it. */
const goesOn = (part: string): boolean =>
  /^\W*(?:so|which)\b/i.test(part) || !/\b(?:i|we|my|our)\b/i.test(part.replace(opener, ''));

/** Whether a part tells of work that was done: that stays, whatever it's said beside. */
const tells = (part: string): boolean =>
  ownDeeds(readSentences(part)).some(({ done, mode }) => done && mode === 'did');

/**
 * A sentence without the parts that disclose something, and without what only goes with them: the reason, or what
 * follows from it. Where parts are cut out, a line ends.
 */
function restOf(sentence: string): string[] {
  const parts = statementsOf(sentence);
  const disclosing = parts.map(
    (part, at) =>
      kindIn(part) !== null || (at > 0 && goesOn(part) && kindIn(part.replace(opener, ' i')) !== null),
  );
  const cut = parts.map(
    (part, at) =>
      disclosing[at] ||
      (!tells(part) &&
        ((disclosing[at - 1] && goesOn(part)) || (disclosing[at + 1] && isReason(parts[at + 1] ?? '')))),
  );
  // What only the whole sentence discloses has no part to keep.
  const kept = disclosing.includes(true)
    ? runsOf(
        parts.filter((_, at) => !cut[at]),
        sentence,
      )
    : [];
  const hours = (hoursIn(sentence)?.quotes ?? []).filter((quote) => disclosureIn(quote) === null);
  const rest = [...kept, ...hours.filter((quote) => !kept.some((one) => one.includes(quote)))];
  return rest.length > 0 ? [rest.join('\n')] : [];
}

const dangling = /[\s,;:]+(?:and|but|so|also|then|plus)?\s*$/i;

/** Parts that stand beside each other in a sentence, in one piece. */
function runsOf(parts: readonly string[], sentence: string): string[] {
  const runs: string[] = [];
  for (const part of parts) {
    const before = runs.at(-1);
    if (before !== undefined && sentence.includes(before + part)) runs[runs.length - 1] = before + part;
    else runs.push(part);
  }
  return runs.map((run) => run.replace(dangling, '').trim()).filter((run) => run !== '');
}

const close: Record<Disclosure, string> = {
  pregnancy:
    'If you need anything arranged for the interview or the job, HR can talk with you about it: write “I need an accommodation” here.',
  disability:
    'If you need a change to the interview or the job, HR can arrange it: write “I need an accommodation” here.',
  illness:
    'You can stop now and continue another day, and if you need something changed, HR can arrange it: write “I need an accommodation” here.',
  age: '',
  religion:
    'If you need time for prayer or holy days, HR can talk with you about it: write “I need an accommodation” here.',
  care: 'If you need certain hours because of it, HR can talk with you about them.',
};

/** What the interviewer says to a disclosure: true of every one, with what HR can do where it fits. */
export function disclosureWords(disclosed: readonly Disclosure[]): string {
  const first = disclosed[0];
  if (!first) return '';
  return [
    'Thanks for telling me. It won’t count for or against you, and it isn’t part of your score.',
    close[first],
  ]
    .filter((part) => part !== '')
    .join(' ');
}
