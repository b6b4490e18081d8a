import { withUsualName } from '../../../../shared/company/personaNames.ts';
import { isAffirmative } from '../../../../shared/workSessions/schema.ts';
import { deedsIn } from '../../../ai/builtIn/reading/deeds.ts';
import { sentencesIn } from '../../../ai/builtIn/reading/tokens.ts';
import { isFunctionWord, normal, sentencesOf, wordsOf } from './reading.ts';
import { type SideTopic, topicOf } from './sideTopics.ts';
import type { AssignmentSpec } from './spec.ts';

/**
 * The kind of a message while a task is open: an attempt at it, or a side message: a question, a call for
 * help, an interruption, thanks. The latter is answered and never graded. `about` selects the reply.
 */
export type SideMessage = { about: SideTopic };

/** What a correct answer looks like: the `solution`, or other `spellings` of its facts. */
export type Wanted = {
  solution: string;
  spellings?: string;
  form?: AssignmentSpec['form'];
  /** Minimum number of words. */
  least?: number;
};

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .join('|');

/** Politeness at the beginning of a sentence; what follows it decides. */
const opening = new RegExp(
  `^(?:(?:${words(
    `ok | okay | k | yes | yeah | sure | no | well | so | um+ | hmm+ | oh | sorry | thanks | thank you | thank u | ty | please | pls | hi | hello | hey | good (?:morning|afternoon|evening|day) | excuse me | wait | alright | all right | great | perfect | noted | but | and | also | actually | honestly | just`,
  )})(?![\\p{L}\\p{N}'])(?:\\s+(?:so much|a lot|very much|again|there|to you|ines|ma'?am|sir|boss|po))*\\s*[,.!:;–-]*\\s*)+`,
  'u',
);

/** How a sentence begins that asks, with or without its question mark. */
export const asking =
  /^(?:(?:what|how|why|where|when|which|who|whom|whose)\b|(?:can|could|may|shall|should|would|will|do|does|did|is|are|am|was|were|have|has) (?:i|you|we|u|it|this|that|there|the|my|they|someone|anyone)\b|what's|how's|where's|is it\b|(?:i )?(?:wonder|wanted to ask|want to ask|would like to (?:know|ask)|like to (?:know|ask)|need to know)|tell me|explain|(?:can|could) (?:u|you)\b|any (?:hint|tip|advice|example)|(?:one|a|quick|another) (?:quick )?question|i have (?:a|one|another|some) questions?|please (?:explain|clarify|repeat|help|tell))/u;

/** Statements about oneself or the task that no task asks for. */
const aside = [
  /\b(?:help|hint|clarif\w*|confus\w*|stuck|lost here|no idea|no clue|clueless)\b/u,
  /\b(?:do not|don't|dont|didn't|did not|can't|cannot|cant|couldn't|not able to|unable to) (?:really |quite |fully |even )?(?:understand|get|know|see|find|open|read|load|follow|figure|start|begin|do (?:this|it)|work on)\b/u,
  /\bnot (?:sure|clear|certain)\b|\bunclear\b|\bmakes no sense\b|\bno sense\b/u,
  /\b(?:not feeling|feel(?:ing)? (?:sick|ill|unwell|bad|dizzy|tired|better|stressed)|i am (?:sick|ill|unwell|tired|exhausted|dizzy)|i'm (?:sick|ill|unwell|tired|exhausted|dizzy)|headache|migraine|fever|stomach|doctor|hospital|clinic)\b/u,
  /\b(?:brb|be right back|right back|back in|one (?:moment|minute|second|sec)|a (?:moment|minute|second|sec)|(?:give|need|wait) (?:me )?\w* ?(?:more )?(?:\w+ )?(?:minutes?|mins?|moment|time)|short break|a break|lunch|coffee|hold on|at the door|bathroom|restroom|step(?:ping)? (?:away|out)|power (?:cut|outage|interruption)|brownout|load ?shedding|no (?:light|power|electricity))\b/u,
  /\b(?:internet|wifi|wi-fi|connection|network|signal|laptop|computer|keyboard|screen|browser|page|app)\b.*\b(?:down|slow|lost|drop\w*|froze\w*|crash\w*|lag\w*|restart\w*|unstable|problem|issue|not work\w*|stopped)\b/u,
  /\b(?:still (?:working|checking|reading|writing|on it|thinking)|working on (?:it|this)|let me (?:read|think|check|see|try)|(?:i will|i'll|will|gonna|going to|let me|i want to|can i) (?:try|redo|do it|do this|read|look|check|have another look|send|answer|improve|fix it) ?(?:it|this)? ?(?:again|once more|later|soon|now|first)?$|try again)\b/u,
  /\b(?:too (?:hard|difficult|long|easy|much)|very (?:hard|difficult)|never done this|first time)\b/u,
  /\b(?:mistake|error|typo|wrong|strange|weird) in (?:the|this|your) (?:task|material|list|record|text|assignment|question|instructions?)\b|\b(?:task|grade|grading|feedback|score|result) (?:is|was|seems|looks) (?:not )?(?:wrong|unfair|fair|strange|unclear|confusing|hard)\b|\bunfair\b|\bdisagree\b/u,
  /\b(?:my|our) (?:son|daughter|child|children|kids?|baby|mother|father|mom|mum|dad|wife|husband|family|neighbou?r)\b.*\b(?:sick|ill|hospital|school|crying|emergency|needs?|fell|doctor|pick)\b|\bpick (?:up )?(?:my|our) (?:son|daughter|child|kids?)\b/u,
  /\b(?:no entiendo|no comprendo|no s[eé]|ayuda|me ayudas?|tengo una (?:duda|pregunta)|estoy enferm[oa]|un momento|no puedo|hindi ko (?:po )?(?:alam|maintindihan|gets|mabuksan)|paano (?:po )?(?:ba|ito|gawin)|ano (?:po )?(?:ang|ba|yung)|sandali|saglit|wait lang|teka|may tanong)\b/u,
];

const courtesy =
  /^(?:that helps|that's clear|it's clear|clear now|clear|understood|i see|i understand(?: now)?|i get it(?: now)?|got it|makes sense|will do|noted|good luck|nice(?: to meet you)?|how are you|you there|are you there|welcome|appreciate it|i appreciate (?:it|that|your help|the feedback)|for (?:the|your) (?:help|feedback|explanation|patience|hint|tip|time|reply|answer)|much|you|ready|here|hope you are (?:well|fine|good)|no worries|my bad|lol|haha)*$/u;

/** A letter to someone else is an attempt, whatever it asks them. */
const letter =
  /^\s*(?:subject\s*:|dear\b|(?:hello|hi|good (?:morning|afternoon|evening)),? (?:mr|mrs|ms|dr|team|all)\b)|\b(?:kind|best|warm) regards\b|\bsincerely\b|\byours (?:truly|faithfully)\b/iu;

/** First-person statements about how things are, rather than what one would do or has worked out. */
const firstPerson = /^(?:i|i'm|i've|this (?:task|one)|the (?:task|instructions?|grade))\b/u;
const doing =
  /\b(?:would|will|'ll|'d(?! (?:like|rather|love|prefer|need|want|have)\b)|am sorry (?:that|for|about|to)|apologi[sz]e|checked|found|counted|sorted|recommend|suggest|propose|chose|choose|answer is|marked|moved|corrected|changed)\b/u;

/** Messages up to this long that touch nothing of the task say something else. */
const BRIEF = 6;
/** So long a message may be that ends the shift, puts the task off, or asks for a person. */
const SHORT = 14;
/** The work itself, whatever the material is about. */
const endsShift =
  /^(?:please )?(?:(?:i|i'm|i am|can i|may i|let me|let's|want to|need to|have to|would like to|'d like to|going to|will|'ll) ?)*(?:end|ending|stop|stopping|finish|close|closing|leave|leaving) (?:my|the|this|our)? ?(?:shift|session)(?: (?:now|today|for today|early|here|please))*$/u;

/** Every letter has it: "Thank you, dear" is no part of one. */
const frame = /^Dear (?=\p{Lu})|^(?:Thank you for your patience\b.*|Kind regards)$/gmu;

const nothingWanted: Wanted = { solution: '' };

/** The subject of a side message; null when any of it may be an attempt at the task, whose solution is known. */
export function sideMessageIn(text: string, given: string, wanted = nothingWanted): SideMessage | null {
  const { solution } = wanted;
  if (letter.test(text)) return null;
  const said = asRead(text);
  const sentences = sentencesOf(said);
  if (sentences.length === 0) return null;
  const known = `${given}\n${solution.replace(frame, '')}\n${wanted.spellings ?? ''}`;
  if (isKeyOf(text, solution)) return null;
  if (wanted.form === 'records' && isVerdict(said)) return null;
  const touches = touchesTask(withoutLight(said, wanted), known, solution);
  if (isOtherScript(text, known) && !touches) return { about: 'task' };
  const about = topicOf(normal(said));
  const length = wordsOf(said).length;
  if (endsShift.test(bareOf(said))) return { about: 'end' };
  const bare = bareOf(said);
  const decided = decides.test(bare) || categories.test(bare) || address.test(said.trim());
  const brief =
    length > 0 &&
    length <= BRIEF &&
    (about !== 'other' || !/\p{Script=Latin}/u.test(bare) || chats.test(bare));
  if (!touches && !decided && (brief || (length <= SHORT && isPersonal(about)))) return { about };
  const idle = (!touches && isTooLittle(said, wanted)) || announces(said, known, wanted);
  if (!decided && wanted.form && idle) return { about };
  const material = new Set(contentWords(given));
  return sentences.every((sentence) => isSideSentence(sentence, material)) ? { about } : null;
}

/** Messages with more words are statements, which may be wrong answers. */
const FEW = 8;
/** "None" can be an answer to "which of them", even if a wrong one. */
const counts = /^(?:both|neither|none|nothing)\b|^(?:(?:all|each|every\w*)(?: of (?:the \w+|\w+))?|n a)$/u;

/** Findings about records. */
const verdict =
  '(?:correct|valid|right|accurate|identical|equal|the same|match(?:es|ed|ing)?|complete|true|in order|agree|tally)';
/** "… at all", "… anywhere that I can see, sir". */
const asSeen = /(?: (?:found|here|at all|anywhere|(?:that )?i can see|to me|sir|ma'am))*/u.source;
/** About the records: "all are correct", "they match". "You're right" and "that's right" are about the grade. */
const ofRecords = new RegExp(
  `^(?:(?:i|we) (?:think|believe|checked) )?(?:it|they|these|those|everything|both|all|each|every\\w*|the \\p{L}+|n?either|none)(?: of (?:them|these|those|the \\p{L}+))?(?: (?:one|records?|lines?|entries|rows?|items?))?(?:(?:'s|'re| is| are| looks?| seems?| do| does| have| has| could| can| all| also| be| to| not|n't)+ ${verdict}| (?:match(?:es|ed)?|tall(?:y|ies)|agrees?|correct|valid|accurate|identical|equal|complete)|(?:'s|'re| is| are| looks?| seems?)+(?: all)? (?:ok|okay|fine|good|perfect|wrong))${asSeen}$`,
  'u',
);
/** Someone looked for one and found none. */
const unseen =
  /(?:i )?(?:can't|cant|cannot|couldn't|don't|dont|do not|didn't) (?:see|find|spot|notice) (?:any|an?)/u
    .source;
const faults =
  '(?:errors?|mistakes?|differences?|mismatch(?:es)?|discrepanc(?:y|ies)|duplicates?|doubles|corrections?|exceptions?|typos?|issues|problems)';
/** The same in a word or two. Without "right" and "all right", which express agreement. */
const inShort = new RegExp(
  `^(?:(?:not )?(?:valid|invalid|accurate|identical|equal|same|correct|matching|matched)|all (?:ok|fine|same|wrong|match|matching|matched)|(?:(?:(?:i (?:see|found|find)|there (?:is|are|were)|it has|they have|has|have|with) )?(?:no|zero|without)|${unseen}) ${faults}|nothing(?: is|'s)? (?:wrong|missing|incorrect|different))${asSeen}$`,
  'u',
);

/** Whether a short message is a finding about records, right or wrong: as an answer to a task about records. */
function isVerdict(said: string): boolean {
  if (said.includes('?')) return false;
  return inShort.test(plain(said)) || ofRecords.test(bareOf(said));
}

/**
 * Whether a message that mentions nothing in its task is too short to be an answer, in any language: a few words for a text
 * task or for one with several records, unless they count some of these ("none", "both").
 */
function isTooLittle(said: string, { form, solution, least = 0 }: Wanted): boolean {
  if (wordsOf(said).length > Math.max(FEW, least / 3)) return false;
  return form === 'prose' || (form === 'records' && solution.includes('\n') && !counts.test(plain(said)));
}

const ahead =
  /\b(?:will|shall|let me|(?:am|'m) \p{L}+ing|going to|gonna)\b|'ll\b|^(?:makes sense )?\p{L}+ing\b/u;

/**
 * Whether a message only announces what the writer will do or is doing, without anything the task names: "I'll correct it"
 * isn't part of an answer, "I'll correct the total" may be.
 */
function announces(said: string, known: string, wanted: Wanted): boolean {
  const sentences = sentencesIn(said);
  if (sentences.length === 0) return false;
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const verbs = tokens.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').map(({ text }) => text);
  const others = tokens.filter(({ pos }) => pos !== 'VERB' && pos !== 'AUX').map(({ text }) => text);
  return (
    sentences.every((sentence) => {
      const deeds = deedsIn(sentence);
      return (
        deeds.length > 0 && deeds.every(({ who }) => who === 'self') && ahead.test(bareOf(sentence.text))
      );
    }) &&
    !touchesTask(others.join(' '), known, wanted.solution) &&
    !touchesTask(verbs.join(' '), `${wanted.solution}\n${wanted.spellings ?? ''}`, wanted.solution)
  );
}

/** What to do with a record or a customer: the answer to a task, right or wrong. */
const decides =
  /^(?:(?:i would|i'd) (?!like\b|rather\b|love\b|prefer\b|need\b|want\b|have\b|be (?:glad|happy)\b)|(?:escalate|transfer|forward|refer|route|assign|hand(?: it)? over|send|pass)\b(?! me\b| us\b)(?= .)|leave (?:the|it|this|that)\b)/u;
/** A department, a result, or a priority by itself. */
const categories =
  /^(?:the )?(?:hr|human resources|payroll|schedul\w+|contracts?|manager|supervisor|wrong|incorrect|missing|failed|emergency|accident|website|internet)(?: (?:team|department|desk))?$/u;
const address = /^\S+@\S+\.\p{L}+$/u;
/** Of a shift and not of a task, although it's about none of the topics below. A short answer may be wrong, so whatever else is said is one. */
const chats =
  /^(?:so|too|really|how) \p{L}+$|\b(?:boring|bored|tedious|weather|annoying|hate|hungry|sleepy|lol|haha\w*|hehe|wow|omg|ugh|whatever|cool|congrat\w*|hmm+)\b|^(?:nice|fun|funny|interesting|amazing|awesome)\b|^i(?:'m| am) /u;

const isPersonal = (about: SideMessage['about']): boolean =>
  about === 'end' || about === 'later' || about === 'sent' || about === 'away' || about === 'hr';

/** Question marks of other scripts count as ours. */
const asRead = (text: string): string => text.replace(/[\u037e؟՞⸮]/gu, '?');

const plain = (text: string): string =>
  normal(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const bareOf = (text: string): string => plain(normal(text).replace(opening, ''));

/** Hardly a Latin letter in it: the tasks are in English, so it can't be an answer. */
function isOtherScript(text: string, known: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((one) => /\p{Script=Latin}/u.test(one)).length;
  const others = known.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  return letters.length > 1 && latin < letters.length * 0.4 && others < 3;
}

/** Words of instructions and of talk about them; sharing one with the task says nothing. */
const ofInstructions = new Set(
  'answer answers task tasks reply write send sent list line lines material question questions word words sentence sentences message text file panel work need needs want done finished above below time get give take go open close leave end stop later job see call next one ones good new day days today yes ok thanks thank sorry right fair correct mistake problem check start copy read fix miss receiv course okay now let away apologies enough wrong true'.split(
    ' ',
  ),
);

const LIGHT = /^(?:ADV|PRON|DET|INTJ|PART|ADP|AUX|CCONJ|SCONJ)$/;

/** A message without the words that name nothing, unless one of them is wanted by itself: "more", "well", and "first" are in any text. */
function withoutLight(said: string, { spellings = '' }: Wanted): string {
  const single = new Set(spellings.split('\n').map((one) => wordsOf(one).join(' ')));
  const light = new Set<string>();
  const heavy = new Set<string>();
  for (const { tokens } of sentencesIn(said))
    for (const { text, pos } of tokens)
      for (const word of wordsOf(text)) (LIGHT.test(pos) ? light : heavy).add(word);
  return wordsOf(said)
    .filter((word) => !light.has(word) || heavy.has(word) || single.has(word))
    .join(' ');
}

/** Whether a message holds a figure, a key, or a word of the task or its solution. */
function touchesTask(said: string, known: string, solution: string): boolean {
  const keys = new Set(valuesOf(solution).flatMap((key) => (key.length <= KEY ? key : [])));
  const words = wordsOf(said);
  if (words.some((word) => /\d/.test(word))) return true;
  const task = new Set(wordsOf(known));
  const stems = new Set([...task].flatMap((word) => (word.length > STEM ? [word.slice(0, STEM)] : [])));
  return words.some(
    (word) =>
      !isFunctionWord(word) &&
      (!isOfInstructions(word) || keys.has(word)) &&
      (task.has(word) || (word.length > STEM && stems.has(word.slice(0, STEM)))),
  );
}
/** Includes forms such as "starting" and "checked". */
const isOfInstructions = (word: string): boolean =>
  ofInstructions.has(word) || ofInstructions.has(word.replace(/(?:ing|ed|s)$/, ''));
const STEM = 5;
/** Longer parts of a solution are prose. */
const KEY = 3;

/** The words of each value in a solution: "open" for "R-104: open". */
const valuesOf = (solution: string): string[][] =>
  solution.split(/[\n;]/).map((line) => wordsOf(line.slice(line.indexOf(':') + 1)));

/** Whether a message equals a line of the solution or a part of one. Then it's an answer, even if it would be a side message elsewhere. */
export function isKeyOf(text: string, solution: string): boolean {
  const said = wordsOf(text).join(' ');
  const wanted = [...solution.split('\n'), ...solution.split(/[\n;:]/)];
  return said !== '' && wanted.some((part) => wordsOf(part).join(' ') === said);
}

function isSideSentence(sentence: string, material: ReadonlySet<string>): boolean {
  const said = normal(withUsualName(sentence, 'supervisor')).replace(opening, '').trim();
  const bare = said
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (courtesy.test(bare)) return true;
  const count = wordsOf(said).length;
  if (count <= 40 && (said.endsWith('?') || asking.test(bare))) return true;
  if (count > 30) return false;
  if (aside.some((pattern) => pattern.test(bare))) return true;
  return (
    count <= 16 &&
    firstPerson.test(bare) &&
    !doing.test(said) &&
    !/\d/.test(said) &&
    contentWords(said).every((word) => !material.has(word))
  );
}

/** Words that show a text's subject: figures, keys, and longer words. */
function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => /\d/.test(word) || word.length > 4);
}

/** What a person says beside a "yes" that isn't about the next task: the grade, HR, a break, the end of the shift. */
const besideNext =
  /\b(?:disagree|wrong|unfair|hr|human|person|complain\w*|contest|appeal|evaluation|grade|grades|points|score|higher|deserve\w*|break|lunch|coffee|pause|dinner|eat|bye|goodbye|good ?night|see you|tomorrow|tonight|later|week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time maybe|vacation|holiday|stop|quit|leave|leaving|end|ending|home|log (?:out|off)|gotta|run|sick|ill|emergency|doctor|wait|moment|minutes?|but|however|although|cannot|can't|don't|won't|not)\b/u;
/** Holds such a word, and keeps no one from the next task. */
const noMatter =
  /\bback (?:from|after) (?:my |the |a )?(?:short )?(?:lunch|break|coffee|pause|dinner|doctor)\b|\b(?:finished|had) (?:my |the |a )?(?:lunch|break|coffee|pause|dinner) (?:is over\b|already\b)?|\b(?:lunch|break|coffee|pause|dinner) (?:is|was) (?:over|done|finished|good|great|nice|short)\b|\b(?:not|no) (?:a |any )?(?:problem|worries|issue|trouble)\b|\bwhy not\b|\b(?:can't|cannot|can not) wait\b|\b(?:sorry|thanks|thank you) for (?:the|my|your|this|that) (?:\w+ )?(?:wait|break|pause)\b|\bnot (?:tired|busy|sick|ill)\b|\b(?:till|until|to) the end\b|\bhave time (?:till|until|before) \w+|\bno (?:score|grade|grades|points)\b|\b(?:i'm|i am|im) (?:at |back )?home(?: now| already)?$/gu;
const asksForNext = /\b(?:next|another|more|ready|continue|start)\b/u;

/** Whether a message with no task open only asks for the next one: it begins with an affirmative word, and is read whole. */
export function wantsNext(text: string): boolean {
  const said = normal(asRead(text));
  if (!isAffirmative(text) || besideNext.test(said.replace(noMatter, ' '))) return false;
  return !said.includes('?') || asksForNext.test(said);
}
