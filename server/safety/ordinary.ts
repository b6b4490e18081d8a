import type { ConversationKind } from '../../shared/conversation/schema.ts';

/**
 * What people say about their work in words of a crisis: that everything is done, that they'd like to stop the interview, what
 * patients told them, that they counted pills in a pharmacy. A clause is taken back only when all of it means that: who does
 * what to what. One word of distress beside it, and the message is believed.
 */

/** A clause in plain words, with what it stands for in the text. */
type Clause = { words: string; text: string };

/** What is left of a text without its ordinary clauses; `bare` clauses leave room for nothing but talk about the work. */
type Rest = { text: string; ordinary: string; bare: boolean };

/** Longer clauses mean more than one thing. */
const LONGEST = 200;

const list = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const LEAD = `(?:(?:${list('ok okay hi hello hey yes yeah please sorry honestly actually ines good morning then well thanks thank you')}) )*`;
const TAIL = `(?: (?:${list('now here today already please thanks thank you early anymore any_more any_longer longer further right so far at work all')}))*`;
const I = '(?:i|im|ive|id|we|were|weve|wed|i am|i have|i would|we are|we have)';

const THING = `(?:${list('interview interviews chat conversation session shift call test quiz application process task tasks assignment assignments question questions exercise practice training form survey')})`;
const WHICH = `(?:(?:${list('the this that these those my our your any more of with all')}) )*`;
const ALL = `(?:everything|it all|all(?: of)? (?:it|them|this|these)|all (?:my|the|your) (?:tasks|work|rows|records|assignments|questions))`;

const finished = new RegExp(
  `^${LEAD}(?:${I} )?(?:(?:all|already|now|finally) )*(?:done|finished|through) with ${ALL}((?: [a-z]+)*)$`,
);
const wasFinished = new RegExp(
  `^${LEAD}(?:i|we) (?:was|were) (?:already )?(?:done|finished|through) with ${ALL} (?:by|before|at|around)((?: [a-z0-9]+)*)$`,
);
/** What may follow "done with everything": where, of what, and thanks. */
const ofWork = set(
  'here now already today for so far on in the my your this that list side file sheet task tasks batch shift page please thanks thank you ines sir maam at work assigned from you gave me queue folder inbox',
);
const endsHere = new RegExp(
  `^${LEAD}(?:can (?:i|we) |could (?:i|we) |let us |lets |${I} (?:want to |wish to |like to |need to |would like to )?)?(?:end|stop|finish|leave) it (?:right )?here${TAIL}$`,
);
const stops = new RegExp(
  `^${LEAD}(?:can (?:i|we) |could (?:i|we) |lets |${I} (?:just )?(?:want to |wish to |like to |need to |have to |would like to )?)?(?:end|stop|quit|finish|leave|cancel|close|exit) ${WHICH}${THING}${TAIL}$`,
);
const goesOnNoMore = new RegExp(
  `^${LEAD}${I} (?:really |just )?(?:no longer |dont |do[ ]not |cant |can[ ]?not |wont |will[ ]not )(?:really )?(?:(?:want|wish|like|need|care) )?(?:to )?(?:do|continue|continue with|go on|go on with|finish|take|proceed with|carry on with|answer|keep doing|work on) ${WHICH}${THING}${TAIL}$`,
);

const PEOPLE = `(?:patients|clients|callers|customers|people|residents|students|users|veterans|teenagers|survivors|members|guests|inmates)`;
const DANGER = `(?:die|be dead|dead|end (?:their|his|her) (?:own )?li(?:fe|ves)|(?:kill|hurt|harm|hang|shoot) (?:themselves|himself|herself)|commit suicide|suicidal|overdosed|end it all)`;
const FELT = `(?:had |often |sometimes |really )?(?:wanted to|tried to|threatened to|were|was|felt|had|would rather)`;
const LISTENED = `(?:talked|spoke|listened|answered|helped|supported|cared|worked|assisted|calmed|counseled|handled|accompanied|took calls)`;
const caredFor = new RegExp(
  `^.*\\b(?:i|we) (?:[a-z]+ )?${LISTENED} .*?\\b${PEOPLE} (?:who|that) ${FELT} ${DANGER}((?: [a-z]+)*)$`,
);
const toldThem = new RegExp(
  `^.*?\\b(?:(?:some|many|most|several|a few|a lot|one) of (?:my|our|the) |my |our |the |many |some )?${PEOPLE} (?:often |sometimes |had |would |regularly )?(?:told|said|wrote|mentioned|admitted|confessed)(?: to)?(?: me| us)?(?: that)? (?:they|he|she) ${FELT} ${DANGER}((?: [a-z]+)*)$`,
);
const myPeople = /\b(?:my|our) (?:patients|clients|callers|residents|students)\b/;

const PILLS = `(?:pills|tablets|capsules|tablet|pill|capsule)`;
const counted = new RegExp(
  `^(?:.* )?(?:i|we) (?:also |always |often |had to |have to |used to )?(?:counted|count|sorted|checked) (?:(?:all|every|each|of|the) )*${PILLS}((?: [a-z0-9]+)*)$`,
);
const unpacked = new RegExp(
  `^(?:i|we) (?:took|take|taken) (?:all )?(?:of )?the ${PILLS} out of the (?:box|bottle|boxes|bottles|cupboard|package)$`,
);
const countedThem = /^(?:i |we )?counted(?: them| twice| again| each)*$/;
const medicalWork = new RegExp(
  `\\b(?:${list('pharmacy pharmacist pharmacies drugstore technician ward clinic hospital nurse nursing aide hospice hotline helpline help_line crisis_line caregiver caregiving dispensary inventory stocktaking stock counselor psychologist volunteer volunteered volunteering paramedic dispatcher shelter social_worker')})\\b`,
);
const ofPeopleAtWork = new RegExp(`${medicalWork.source}|${myPeople.source}`);

const accident =
  /^(?:.* )?i (?:once |accidentally )?(?:hurt|cut|burned|burnt|injured) (?:myself|my (?:hand|finger|arm|back|leg|foot))((?: [a-z0-9]+)*)$/;
const jobPlace = new RegExp(
  `\\b(?:${list('work job kitchen restaurant diner warehouse factory site bakery workshop construction farm fryer machine')})\\b`,
);
const onePast =
  /\b(?:once|one time|ago|(?:in )?(?:19|20)\d\d|accident|accidentally|(?:old|first|last|former|previous) job|while [a-z]+ing)\b/;

const OBJECT = `(?:error|errors|bug|bugs|popup|pop up|message|messages|window|notification|notifications|button|banner|warning|rows?|columns?|lines?|duplicates?|icon|tab|files?|records?|entry|entries|page|comment|ad|ads)`;
const removes = new RegExp(
  `^${LEAD}${I} (?:want|wish|need|like|hope|would like) (?:(?:to )?(?:make |have )?(?:this|that|these|those|the|my|all) (?:[a-z]+ )?${OBJECT} (?:to |would |could )?(?:disappear|vanish|go away|be gone)|to (?:disappear|vanish) (?:this|that|these|those|the|all) (?:[a-z]+ )?${OBJECT})((?: [a-z]+)*)$`,
);

const beaten =
  /^(?:[a-z]+ )?my (?:old |former |ex |previous |last |first )?(?:boss|manager|supervisor|employer|foreman|team lead|lead|owner|colleague|coworker|trainer) used to (?:[a-z]+ )?(?:hit|slap|punch|kick|beat|shove|push) (?:me|us)$/;
const wentAway =
  /^(?:that is why |thats why |that was why )?(?:i|we) (?:quit|left|resigned|changed|moved|switched|found)(?: (?:that|the|my|this|it|another|a new))?(?: (?:job|jobs|company|companies|place|work|team))?$/;
/** A thing that fails, said in a few words: why someone stops. */
const thingFails = new RegExp(
  `^(?:my|the|our) (?:${list('signal internet wifi connection power electricity laptop battery computer network browser microphone headset')})(?: [a-z]+){1,4}$`,
);

/** Words that no one who talks only of work puts beside it. */
const distress = new RegExp(
  `\\b(?:${list(`life live lives living alive die dying died dead death kill killing killed myself hurt hurts hurting harm pain alone lonely
    tired exhausted hopeless hope worthless useless point reason goodbye bye farewell forever forgive love miss nobody no_one
    noone everyone everybody family cry crying tears scared afraid enough tonight night still again same swallow swallowed pill
    pills burden better_off depressed depression numb empty suffer suffering anymore any_more no_longer take_it go_on me_too
    so_do_i too them understand outside follows following threatens threatened threatening waits waiting_for
    gun knife rope blood never need feel feeling felt strength kept keep saved hid hide bag pocket enough_for
    found_my knows_where one_of_those get_it i_agree agreed jump roof bridge sense`)})\\b|suicid|overdos`,
);
/** Talk about the work and nothing else, beside words that would mean a crisis anywhere else. */
const workTalk = set(
  `what whats is are there next the a an any another one more task tasks batch please thanks thank you can could i we may should now do to send
  me my log off out go home lunch break ready for ok okay hi hello hey ines good morning afternoon evening shift done submitted anything else
  something left waiting when how question questions answer answers interview it its have no im am will result results hr hear today end
  start continue on with work yes sir maam team here so all was were sent new first second last`,
);
const forWork =
  /\b(?:next|tasks?|shift|list|file|sheet|batch|log off|log out|for today|rows|records|assignments?|submitted)\b/;

/** Between thoughts; "of", "who" and "that" belong to the thought before them. */
const JOINTS = /[.!?;:,\n()…–—]+|\s+(?=(?:and|but|because|then|when|since|while|so (?:i|we|they|he|she))\s)/i;

function clausesOf(text: string): Clause[] {
  return text
    .split(JOINTS)
    .map((part) => part.trim())
    .map((part) => ({
      text: part,
      words: plainWords(part).replace(/^(?:and|but|because|then) |^so (?=(?:i|we|they|he|she) )/, ''),
    }))
    .filter(({ words }) => words !== '');
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Without what the writer says of their work: the rest of the text, or null when nothing in it is of that kind. */
function withoutOrdinary(text: string, place: ConversationKind | null): Rest | null {
  const clauses = clausesOf(text);
  const whole = plainWords(text);
  const kinds = clauses.map((clause, at) =>
    kindOf(clause, { whole, place, next: clauses[at + 1], before: clauses[at - 1] }),
  );
  if (kinds.every((kind) => kind === null || kind === 'beside')) return null;
  const joined = (isRest: boolean): string =>
    clauses
      .filter((_, at) => (kinds[at] === null) === isRest)
      .map((clause) => clause.text)
      .join('. ');
  return {
    text: joined(true),
    ordinary: joined(false),
    bare: kinds.includes('bare'),
  };
}

/** `beside` says nothing of its own: why someone stopped, or that they left. */
type Kind = 'bare' | 'named' | 'beside' | null;

type Around = {
  whole: string;
  place: ConversationKind | null;
  next: Clause | undefined;
  before: Clause | undefined;
};

function kindOf({ words }: Clause, { whole, place, next, before }: Around): Kind {
  if (words.length > LONGEST) return null;
  const done = words.match(finished);
  if (done) {
    const tail = (done[1] ?? '').trim().split(' ').filter(Boolean);
    const atWork = place === 'work' || place === 'practice' || forWork.test(whole);
    return atWork && tail.every((word) => ofWork.has(word)) ? 'bare' : null;
  }
  if (isOver(words, wasFinished)) return 'named';
  if (endsHere.test(words)) return 'bare';
  if (stops.test(words) || goesOnNoMore.test(words) || isOver(words, removes)) return 'named';
  if ((isOver(words, caredFor) || isOver(words, toldThem)) && ofPeopleAtWork.test(whole)) return 'named';
  if (isOver(words, counted) && medicalWork.test(whole)) return 'named';
  if (place !== null && unpacked.test(words) && countedThem.test(next?.words ?? '')) return 'bare';
  if (place !== null && countedThem.test(words) && unpacked.test(before?.words ?? '')) return 'bare';
  if (isOver(words, accident) && jobPlace.test(words) && onePast.test(words)) return 'named';
  if (beaten.test(words) && wentAway.test(next?.words ?? '')) return 'named';
  return thingFails.test(words) || (wentAway.test(words) && beaten.test(before?.words ?? ''))
    ? 'beside'
    : null;
}

/** Whether a clause is of that form, and what follows in it is no more about oneself. */
function isOver(words: string, form: RegExp): boolean {
  const found = words.match(form);
  return (
    found !== null && !/\b(?:i|me|my|mine|myself)\b/.test(found[1] ?? '') && !distress.test(found[1] ?? '')
  );
}

/** How a text reads without this: whether it's a finding, and the log odds that it's one. */
type Sign = { raised: boolean; odds: number };

/** What stands beside may make a text no more alarming than its ordinary words alone. */
const MARGIN = 0.3;

/**
 * Whether a text that sounds like a crisis is only about work: what is left of it must be calm, and add nothing. `read` reads
 * the text and its parts.
 */
export function isOrdinary(
  text: string,
  place: ConversationKind | null,
  read: (text: string) => Sign,
): boolean {
  const rest = withoutOrdinary(text, place);
  if (!rest) return false;
  const words = plainWords(rest.text);
  if (words === '') return true;
  if (rest.bare) return words.split(' ').every((word) => workTalk.has(word));
  if (distress.test(words) || read(rest.text).raised) return false;
  return read(text).odds <= read(rest.ordinary).odds + MARGIN;
}
