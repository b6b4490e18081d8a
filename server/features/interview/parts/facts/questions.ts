import { withUsualName } from '../../../../../shared/company/personaNames.ts';
import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { onlyAnnounces } from '../answers/asides.ts';
import { sentencesOf, wordsOf } from '../answers/reading.ts';
import { corrected } from './spelling.ts';
import { isOurs, type Subject, subjectsOf } from './subjects.ts';

/** Something a candidate asks us. No subject: nothing on record answers it, so HR does. */
export type Asked = { text: string; subjects: Subject[] };

/** Questions in a message, and what is left of it without them. */
type WithQuestions = { asked: Asked[]; rest: string };

const lead =
  /^(?:\W|\b(?:so|and|but|also|ok(?:ay)?|oh|hi|hello|hey|nora|please|just|sorry|excuse me|ma'?am|sir|madam|then|well|yes|no|one more thing|by the way|btw|another (?:thing|one|question)|before we (?:start|begin|go on)|first(?:ly)?|second(?:ly)?|lastly|finally|actually|honestly|quick question|(?:one|a|my|last) (?:more )?question|out of curiosity|if (?:i )?may ask|po|like|hmm+|um+|thanks?|thank you|good (?:morning|afternoon|evening|day))\b)*/;
const subject =
  '(?:i|we|you|they|he|she|it|there|this|that|these|those|the|my|your|our|a|an|any|all|someone|somebody|anyone|anybody|everyone|people|nora|hr|training|work|weekends?|nights?)';
const auxiliary =
  "(?:is|are|am|was|do|does|did|can|could|will|would|shall|should|may|might|must|have|has|isn't|aren't|don't|doesn't|won't|can't)";
const wh = '(?:what|when|where|who|whom|whose|why|how|which)';
const inverted = new RegExp(`^${auxiliary}\\s+${subject}\\b`);
/** Word order of a question: "when will I hear"; "when a rider is late, I …" is a statement. */
const whInverted = new RegExp(
  `^(?:(?:in|by|at|for|to|from|on|until|till|since|with|about) )?${wh}(?: (?!when\\b)\\S+){0,3}? (?!has\\b|have\\b)${auxiliary} ${subject}\\b`,
);
/** "Do the easy ones first" is a statement; with a question mark it's a question. */
const order = /^(?:do|have) (?:the|a|an|any|all|this|that|these|those|my|your|our|nights?|weekends?|work)\b/;
const whQuestion = new RegExp(
  `^(?:(?:in|by|at|for|to|from|on|until|till|since|with|about) )?${wh}(?:'s|'re|\\b)(?:\\s+(?:else|much|many|long|often|soon|far|big|fast|kind of|sort of|type of|exactly|about)|(?:\\s+(?!i\\b|we\\b|you\\b)\\S+){0,3}?)?\\s*(?:\\b${auxiliary}\\b|'s\\b|'re\\b|about\\b)`,
);
/** Questions in the form of a statement: "I'd like to know …", "kindly tell me …". */
const indirect = [
  /\bi(?:'d| would| will| should)? (?:just |also |only |really )?(?:like|love|want|wish|need|wanted|wish)(?: to|na) (?:\w+ )?(?:know|ask|find out|understand|hear|learn|clarify|confirm|inquire|enquire|check)\b/,
  /\bi(?:'d| would| should) be (?:\w+ )?(?:curious|interested|glad|grateful|happy|keen|pleased) (?:to|in) (?:know|hear|learn|see|understand)(?:ing)?\b/,
  /\bi (?:was|am|'m|'ve been)?\s?(?:just |also )?wonder(?:ing)?,? (?:if|whether|how|what|when|who|where|which|about|why)\b/,
  /\b(?:may|can|could|might) i (?:please |kindly |also |just |pls )?(?:know|ask|find out|get to know|inquire|enquire|check|confirm|be told|get (?:more )?(?:info\w*|details))\b/,
  /\b(?:can|could|would|will) (?:you|u|someone|somebody) (?:please |kindly |also |just |maybe |pls |possibly |be able to )*(?:tell|explain|share|clarify|advise|let (?:me|us) know|give|inform|enlighten|elaborate|confirm|say|walk me)\b/,
  /\b(?:please|kindly|pls) (?:\w+ )?(?:tell|advise|let (?:me|us) know|explain|share|clarify|confirm|inform|enlighten|elaborate|say|guide)\b/,
  /\b(?:my|the only|one|another|a|some|have a|i have|i had) (?:\w+ )?(?:questions?|doubts?|quer(?:y|ies)|concerns?|inquir(?:y|ies)) (?:is|are|about|on|regarding|i have is|would be|concern\w*|whether|if)\b/,
  /\b(?:i'm|i am|im|just|am) (?:\w+ ){0,3}(?:curious|confused|unsure|not (?:\w+ )?(?:sure|clear|certain)|unclear|worried) (?:about|if|whether|how|what|when|who|where|which|why|that|regarding|as to)\b/,
  /\b(?:tell me|let me know|educate me) (?:more |a bit more |a little )?(?:about|how|what|when|who|where|which|if|whether|why|the|more)\b/,
  /\b(?:any idea|any chance|(?:it )?(?:would|will) (?:really )?help (?:me |us )?to (?:know|hear|understand)|i (?:would )?appreciate (?:it )?(?:if|knowing|to know|some|more)|any news|any update|any information|any info\w*|is it possible|how about|what about|let me ask|i have to ask(?! (?:my|him|her|them|if|the))|would be (?:good|great|nice|helpful) to (?:know|hear)|it would help (?:me )?to know|good to know)\b/,
  /\bnot mentioned\b.{0,30}\b(?:posting|post|ad|anywhere)\b/,
  /\b(?:or what|or not po|ba)\s*[?.!]*$/,
  /^(?:salary|pay|hours|schedule|training|equipment|benefits|vacation|leave|insurance|contract|location|process|next steps?|holidays|bonus|overtime|shift|privacy)(?: details| info\w*)?\W*$/,
];

/** In the middle of a story these belong to it, unless they refer to this job. */
const doubtful = [
  /\bi (?:still |also |really )?(?:don't|do not|didn't|did not|never|am yet to|have not|haven't) (?:yet )?(?:know|understand|see|get|find|understood|seen|found|hear|heard|been told)\b.{0,25}\b(?:how|what|when|who|where|which|if|whether|why|about|anything|yet|the)\b/,
  /\b(?:nobody|no one|noone|nothing|it|the (?:posting|post|ad|advert|job post|page|website|site)) (?:\w+ ){0,2}(?:told me|said|says|mentioned|mentions|explained|explains|is not (?:clear|stated|mentioned)|isn't (?:clear|stated|mentioned)|does(?:n't| not) (?:say|mention|state|tell|explain))\b/,
];

/** Where an indirect question begins; -1 for none. */
function indirectAt(text: string, story: boolean): number {
  const sure = story && !/\byou\b|\byour\b/.test(text) && !aside.test(text);
  const found = [...indirect, ...(sure ? [] : doubtful)]
    .map((pattern) => text.search(pattern))
    .filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

const puzzled =
  /\b(?:what do you mean|(?:can|could) you (?:please )?(?:repeat|rephrase|give (?:me )?an example|explain (?:that|it|the question|your question|what you mean)|clarify (?:the|your|that) question)|(?:don't|didn't|do not|did not) (?:understand|get) (?:the|your|this|that) question|what (?:kind|sort) of (?:answer|example)|what (?:do )?you want to hear)\b/;
/** "…, you know?" isn't a question. */
const tag =
  /,?\s*(?:you know|right|ok(?:ay)?|yes|no|correct|huh|eh|you see|you get me|get it|make sense|sure)\s*\?+\s*$/;
/** "How are you today?", "and you?": politeness that the greeting answers, and nothing HR has to answer by email. */
const courtesy = new RegExp(
  String.raw`^\W*(?:(?:thank you|thanks|well|hi|hello|hey|and|so|but|by the way|interviewer|nora)\W+)*(?:(?:i|i'm|im|all|doing|feeling|very|pretty|quite|fine|good|great)\b[^?,]{0,50},\s*)?(?:${[
    "how(?:'s| is| are| r| was| were| have| has)? (?:you|u|ya|everything|things|it|life|your (?:day|morning|afternoon|evening|night|week|weekend))(?:,? (?:been|doing|going|feeling|holding up|all|today|tonight|now|so far|this (?:morning|afternoon|evening|week)|on your (?:side|end)|with you|yourself|too|there|interviewer|nora))*",
    '(?:(?:how|what) about|and) (?:you|u|yourself)(?:,? (?:today|too|there|interviewer|nora))*',
    'how do you (?:do|feel)(?: today)?',
    "what's up",
    "(?:are you|(?:i )?hope (?:you(?:'re| are)|all is|everything is)) (?:doing )?(?:ok|okay|well|good|great|fine|all ?right)(?:,? (?:today|too|there|interviewer|nora))*",
  ].join('|')})\W*$`,
);
/** Announces the question that follows it. */
const preface =
  /\bif you (?:can|could|may|know|are able to)(?: (?:tell|answer|say|help|share|know))?(?: (?:me|us|that|this|it|with))*\W*$/;
const evading = /\bwhy (?:do|would) you (?:need|want) to know\b/;
/** What follows was said to, or by, someone else. */
const reporting =
  /\b(?:(?:most|mostly|many|some|others)(?: (?:of them|people|customers))? (?:\w+ )?asks?|mostly\b(?=\W*$)|enquire|inquire|(?:i|we)(?:'d| would| will|'ll)?(?: then| also| first| always| usually)? (?:ask|asked|say|said|write|wrote|reply|replied|answer|answered|tell|told|explain|explained|respond|email|emailed|message|send)|(?:customers?|clients?|callers?|he|she|they|manager|boss|person|lady|man|woman|people|somebody|someone|supervisor|lead|guest|patient|users?) (?:\w+ )?(?:asked?|asks|said|says|wrote|writes|wanted|wants|shouted|shouts|replied|called)|ask(?:ed|ing)? (?:myself|them|him|her|the|my|if|whether|what|why|for)|(?:explain|explained|tell|told|telling|explaining|show|showed|let|say|inform|informed|ask|asks|check|know|knows|checked|see|handled questions) (?:\w+ ){0,3}(?:what|when|why|who|where|how|which|whether|if|about))\b/;
const ownAsking =
  /\bi(?:'d| would|'ll| will)? (?:just |also |only )?(?:like|want|love|need|have|wanted|wish) to (?:ask|know)\b|\b(?:may|can|could|let) (?:i|me) (?:just |also |please )?ask\b|\bi (?:also )?(?:ask|am asking) (?:because|you|about)\b/;
const quotation = /“[^”]*”|"[^"]*"|«[^»]*»|(?<=\s)‘[^’]*’(?=[\s.,]|$)/g;
/** In a story about a situation, a question is a quotation unless it speaks of this job, or steps aside. */
const aside =
  /\b(?:by the way|btw|before (?:we|i)|one (?:more )?question|quick question|this (?:job|role|position|interview|company|chat)|the (?:interview|posting|salary|training|job)|(?:do|will|would|am|can|shall|should) i\b|is there (?:a |any )?(?:training|time|bonus)|(?:are|r) you|your (?:company|team|office)|hr\b|longtable|salary|the pay|my (?:own )?(?:interview|application|score|data|answers|chat|resume|r[eé]sum[eé])|(?:how|who|what)\b.{0,12} (?:are|is|makes?|decides?|gives?) (?:the |my )?(?:scores?|ratings?)|how (?:am|are|is) (?:i|we|candidates|applicants) (?:scored|rated|judged)|anything else\b.{0,20}\bto know)\b/;

const splitAt = new RegExp(
  `(?<=\\?)\\s*|(?<!\\s)(?:\\s*,)?\\s+(?:and|also|or|plus|&)\\s+(?:also |then |secondly |please )?(?!what\\s*\\?)(?=(?:${wh}(?:'s|\\b)(?! (?:i|we|you) (?!get|be|will|would|start))|${auxiliary}\\s+${subject}\\b))|[,:]\\s+(?!${auxiliary}\\s+it\\b)(?=(?:${wh}\\b\\s*(?:${auxiliary}|much|many|long)|${auxiliary} ${subject}\\b))`,
  'giu',
);

const toYou =
  /^\W*(?:do|does|is|are|can|will|would|how|when|what|which|who) (?:you|the (?:job|training|company|pay|salary)|it|this job|i|we|there|much|long|many)\b.*\?\W*$/i;

/** Questions to us in a message of this part of the interview. */
export function questionsIn(text: string, phase: InterviewPhase): WithQuestions {
  const asked: Asked[] = [];
  const rest: string[] = [];
  const sentences = sentencesOf(withUsualName(text, 'interviewer'));
  for (const sentence of sentences) {
    // A whole message that is one question is no part of a story, whatever the question before was.
    const alone = sentences.length === 1 && toYou.test(sentence) && isOurs(sentence);
    const found = questionsOf(sentence, alone && phase === 'situation' ? 'skills' : phase);
    asked.push(...found);
    if (found.length === 0) rest.push(sentence);
    else rest.push(beforeQuestion(sentence, found));
  }
  const real = asked.filter((one) => one.subjects.length > 0 || !onlyAnnounces(one.text));
  // "Can I ask something first?" is no question beside the one it announces.
  if (real.length > 0) return { asked: real, rest: rest.filter((part) => part !== '').join(' ') };
  const bare = asked.length === 0 && (phase === 'questions' || phase === 'closing') ? topicsIn(text) : [];
  if (bare.length > 0) return { asked: bare, rest: '' };
  return { asked, rest: rest.filter((part) => part !== '').join(' ') };
}

/** A topic takes few words. */
const TOPIC_WORDS = 6;
/** What makes a statement or a courtesy of them. */
const stating =
  /\b(?:i|you|it|we|they|that|this|no|not|none|nothing|nope|thanks?|thank|is|are|was|were|am|be|has|have|had|do|does|did|will|would|can|sounds?|looks?|seems?|know|understand|understood|fine|good|great|nice|perfect|clear|okay|ok)\b|n't\b/;

/** "Salary and benefits, please": named, at their turn to ask, a topic is a question about it. */
function topicsIn(text: string): Asked[] {
  const words = corrected(text);
  if (wordsOf(words).length > TOPIC_WORDS || stating.test(words) || !isOurs(text)) return [];
  return text
    .split(/,|&|\band\b|\bor\b/i)
    .filter((part) => isOurs(part))
    .map((part) => ({ text: part.trim(), subjects: subjectsOf(part) }));
}

function questionsOf(sentence: string, phase: InterviewPhase): Asked[] {
  const own = sentence.replace(quotation, ' ');
  const theirTurn = phase === 'questions' || phase === 'closing';
  // "What do you mean by paid training?" is about the job, once it's their turn to ask.
  if (puzzled.test(corrected(own)) && !(theirTurn && isOurs(own))) return [];
  if (evading.test(corrected(own))) return [];
  const parts = own
    .split(splitAt)
    .filter((part) => part.trim() !== '')
    .filter((part, index, all) => index === all.length - 1 || !preface.test(corrected(part)));
  const marked = /\?\W*$/.test(own.trim());
  const found: Asked[] = [];
  let asking = false;
  for (const [index, part] of parts.entries()) {
    const before = parts.slice(0, index).join(' ');
    const is = asksUs(part, { before, phase, marked, asking });
    asking ||= is;
    if (is) found.push({ text: part.trim(), subjects: subjectsOf(part) });
  }
  // Two halves of one question, of which one says nothing by itself, are one.
  if (found.length > 1 && found.some(({ subjects }) => subjects.length > 0)) {
    const known = found.filter(
      ({ text, subjects }) => subjects.length > 0 || isOurs(text) || wordsOf(text).length > 4,
    );
    return known.map((one) =>
      one.subjects.length > 0 || isOurs(one.text) ? one : { ...one, subjects: carried(known, one) },
    );
  }
  return found;
}

/** "Who reads this, and how long do you keep it?": "it" refers to the earlier question's subject. */
function carried(all: readonly Asked[], one: Asked): Subject[] {
  const context = all
    .slice(0, all.indexOf(one) + 1)
    .map(({ text }) => text)
    .join(' ');
  return /\b(?:it|that|this|them)\b/i.test(one.text) ? subjectsOf(context).slice(-1) : one.subjects;
}

function asksUs(
  part: string,
  {
    before,
    phase,
    marked,
    asking,
  }: { before: string; phase: InterviewPhase; marked: boolean; asking: boolean },
): boolean {
  const text = corrected(part).trim();
  const words = wordsOf(text).length;
  if (words === 0 || courtesy.test(text)) return false;
  const ours = isOurs(part);
  const bare = text.replace(lead, '');
  const mine = ownAsking.test(text);
  // "9 to 6 Eastern, which is 4 PM to 1 AM for me" is a statement.
  if (!marked && before.trim() !== '' && /^which\b/.test(bare)) return false;
  if (phase === 'situation' && !mine && !(ours && aside.test(`${corrected(before)} ${text}`))) return false;
  const direct =
    (inverted.test(bare) && (marked || !order.test(bare))) ||
    whQuestion.test(bare) ||
    (marked && /^(?:(?:who|which|what) (?:\w+ )?\w+s\b|how (?:long|soon|much|many|often)\b)/.test(bare));
  const story = phase !== 'questions' && phase !== 'closing';
  const at = /^no\b(?!.{0,30}\bbut\b)/.test(text) ? -1 : indirectAt(text, story);
  const said = at >= 0;
  if (!mine && (reporting.test(corrected(before)) || (!direct && reported(text, at)))) return false;
  if (/\?\W*$/.test(part.trim())) {
    if (tag.test(text) && !direct && !said) return false;
    if (ours) return true;
    // Not about the job: counts as a question when it's the candidate's turn to ask, or when it addresses us.
    if (!story && !past.test(text)) return words >= 2;
    const toUs =
      /\b(?:you|your|u|company|here|longtable|this job|the job|i get|i be|would i|will i|can i|do i)\b/.test(
        text,
      );
    return words >= 2 && (direct || said) && toUs;
  }
  if (asking && direct) return true;
  if (said)
    return ours || !story
      ? words > 3 || ours
      : /\b(?:you|your|company|job|role)\b/.test(text) && !past.test(text);
  // In a story, "when a rider is late, I …" is a statement; only question order, or a word of this job, makes
  // a question.
  const put =
    !story || marked || aside.test(text) || whInverted.test(bare) || (inverted.test(bare) && words <= SHORT);
  return direct && put && (ours || aboutMe(text) || (marked && asking)) && !past.test(text) && clause(bare);
}

/** "I asked why …", "the customer wanted to know whether …"; not "tell me who …", which addresses us. */
function reported(text: string, asksAt: number): boolean {
  const found = reporting.exec(text);
  return found !== null && !(asksAt >= 0 && asksAt <= found.index);
}

/** "Am I eligible …", "who reads my …": about the one who asks, now. */
const aboutMe = (text: string): boolean => /\b(?:i|me|my)\b/.test(text) && !past.test(text);

/** A question without a question mark is short; a long sentence with its opening is a statement. */
const SHORT = 10;
const past = /\b(?:worked|asked|told|was|were|had|liked|handled|did)\b/;
/**
 * A main clause instead of the opening of one: "What I tell customers is …" or "Who is on duty takes the
 * call".
 */
const clause = (text: string): boolean =>
  !/^(?:what|how|when|where|who|which|whatever) (?:i|we|she|he|they)\b(?! (?:get|earn))/.test(text) &&
  !/^who(?:'s| is) \w+ \w+ \w+s\b/.test(text);

/** The part of the sentence before the question: "I am fine, and how long is this?" */
function beforeQuestion(sentence: string, found: readonly Asked[]): string {
  const first = found[0]?.text ?? '';
  const at = first === '' ? -1 : sentence.indexOf(first);
  return at > 0
    ? sentence
        .slice(0, at)
        .replace(/[\s,;:–-]+(?:and|but|also|or)?\s*$/i, '')
        .trim()
    : '';
}
