import { normal, sentencesOf, wordsOf } from './reading.ts';

/** What a side message can be about. */
export const sideTopics = [
  'missing',
  'tries',
  'time',
  'length',
  'away',
  'end',
  'later',
  'sent',
  'hr',
  'task',
  'thanks',
  'other',
] as const;
export type SideTopic = (typeof sideTopics)[number];

/** Earlier ones decide where several fit. */
const topics: readonly [SideTopic, RegExp][] = [
  [
    'hr',
    /\b(?:how (?:long|many|often)|when)\b.*\b(?:break|lunch)|\b(?:paid|pay|salary|payday|wage|contract|hr|human|human resources|shift (?:start|over)|vacation|holiday|leave request|schedule)\b|\b(?:real|live|actual) (?:person|agent|human)\b|\b(?:talk|speak|speaking|talking|connect\w*|transfer\w*|chat|put me through)\b.*\b(?:person|people|someone|somebody|agent|manager|supervisor|boss)\b|\b(?:person|someone|agent|manager)\b.*\b(?:talk|speak) (?:to|with)\b/u,
  ],
  [
    'end',
    /\b(?:end|ending|stop|stopping|quit|quitting|finish|close|closing) (?:(?:my|the|this|for|here|now|today|work|working|early)\b ?)*(?:shift|session|day|today|here|now|work|working)?$|^(?:i )?(?:stop|end|quit)$|\b(?:stop|quit|finish|done|ending|enough|it) (?:here|for (?:today|the day|now|tonight|me))\b|\b(?:finish|end|stop|quit|close|leave) (?:my|the|this) (?:shift|session)\b|\blog(?:ging)? (?:off|out)\b|\bsign(?:ing)? (?:off|out)\b|\bclock(?:ing)? out\b|\b(?:gotta|got to|have to|need to|must) (?:go|run)\b|\b(?:bye|goodbye|good ?night|see (?:you|ya|u)|shift (?:end|ends))\b|\b(?:leaving|heading out|out) (?:now|for (?:today|tonight|the day))\b/u,
  ],
  [
    'sent',
    /\b(?:see|look|scroll|is|was|it's|as) (?:it )?(?:up|above)\b|\balready (?:sent|answered|did|done|submitted|wrote|gave|posted|replied)\b|\b(?:sent|submitted|answered|posted) (?:it|this|that|everything|my answer)\b|^(?:i'm |i am |it's |it is |all )?(?:done|finished|completed|ready|complete)[.! ]*$/u,
  ],
  [
    'later',
    /\b(?:later|tomorrow|tonight|not now|not yet|afterwards|another (?:time|day)|after (?:lunch|dinner|work|school|the weekend)|(?:on|until|till) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next (?:week|time|month))\b/u,
  ],
  [
    'missing',
    /\b(?:missing|wrong|why|grade|graded|score|feedback|incorrect|failed|fail|improve|unfair|disagree|better)\b/u,
  ],
  ['tries', /\b(?:tries|try|attempts?|chances?|again|second (?:time|chance)|redo|resubmit)\b/u],
  ['time', /\b(?:time limit|how (?:much|long) (?:time|do i have)|deadline|due|minutes do i)\b/u],
  [
    'length',
    /\b(?:how long (?:should|must|does|do|can|may)\b(?:\s+(?:(?:it|this|that|they|i|you|we)|(?:the|my|an?|your|each) (?:\w+ ){0,2}?(?:answer|text|email|message|letter|reply|response|note|summary|sentence)s?))?(?: (?:have|has|need|want)s?(?: it)? to)?(?: (?:it|this))?(?: (?:be|write|make)\b|\W*$)|how many (?:words|sentences|lines)|length|full sentences|format|bullet)\b/u,
  ],
  [
    'away',
    /\b(?:sick|ill|unwell|not feeling|headache|migraine|fever|doctor|hospital|clinic|break|pause|brb|right back|moment|minute|minutes|mins|lunch|door|internet|connection|power|electricity|brownout|wifi|website|site|laptop|son|daughter|child|kids|baby|tired|exhausted|dizzy|emergency|died|dying|passed away|funeral|accident|leave|sandali|saglit|enferm[oa])\b/u,
  ],
];

/** What a message, or a part of one, is about; `text` is normal. */
export function topicOf(text: string): SideTopic {
  const found = topics.find(([, pattern]) => pattern.test(text))?.[0];
  if (found) return found;
  if (
    /\?|\b(?:what|how|which|where|who|can|could|do|does|is|explain|help|understand|stuck|sure|idea|idk|dunno|clue|beats me|opening|load\w*|confus\w*|hint|example|task)\b/u.test(
      text,
    )
  )
    return 'task';
  return /\b(?:thanks|thank|thx|ty|appreciate|helps)\b/u.test(text) ? 'thanks' : 'other';
}

/** Where a sentence may turn to something else: at a comma, and before a question that is joined to it. */
const seam =
  /[,;]\s+(?:(?:and|but|also|or|so)\s+)*|\s+(?:and|also|but)\s+(?=(?:also\s+)?(?:what|how|why|where|when|which|who|can|could|may|do|does|is|are|will|i)\b)/iu;
/** A message's parts, each about one thing as far as form shows it. */
export const partsOf = (text: string): string[] =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.split(seam))
    .map((part) => normal(part))
    .filter((part) => part !== '');

/** Asks about the task itself: "is that okay?" and "what happens to my task?" after another topic don't. */
const ofTask =
  /\binstructions?\b|\b(?:an?|any|one|some|the) (?:\w+ )?(?:hints?|examples?)\b|(?:\b(?:what(?:'s| is| are| does)|explain|help|understand|dont get|do not get)|\bdon't get)\b.*\b(?:task|assignment)\b|\b(?:what|how|where|which)\b.*\bi (?:write|say|put|answer|reply|include|mention)\b/u;
/** Needs help, with the grade if that is spoken of, and with the task otherwise. "I hope you understand" asks for none. */
const isLost =
  /\b(?:confus\w*|unclear)\b|(?:\b(?:not|dont|cant|cannot|to)|n't)(?: \w+)? understand\b|\b(?:i'm|i am|im|got) (?:\w+ )?stuck\b(?! (?:in|at)\b)/u;

/** Whether what follows these words is denied: "I don't need a". "I'm not able to work without a" and "I haven't had" ask for it. */
export const isDenied = (before: string): boolean =>
  /\b(?:(?:do|does|did|wo|would)n't|dont|wont|never|not?)(?! (?:able|had|have|get|feel|feeling|well|yet|i|we|you)\b)(?:(?! (?:and|but|so|because|since|as|or|if)\b).)*$/u.test(
    before,
  );

/** Tells of an absence that has passed: "I'm back from lunch". */
export const isOver = (part: string): boolean =>
  /\bi (?:just |already )?(?:had|took|finished)\b|\bwas (?:on|at|in|having|taking|down|out|off|slow|gone|sick|ill|away)\b|\bback from\b/u.test(
    part,
  );

/** What someone lacks who is away: "no internet" denies nothing. */
const lacking = /^(?:internet|connection|power|electricity|wifi|website|site|laptop)$/u;
/** Asks what to do about a word of the material. */
const asksOf =
  /^(?:what(?! (?:if|about|happens)\b)|where|which|who|how(?! about\b)|why|should|does|do|did|is(?! (?:it|that) (?:ok|okay|fine|possible|alright|all right|allowed)\b))\b/u;
const ofSelf =
  /\b(?:i|i'm|im|i've|i'd|my|me|our|we|take an?|brb|internet|wifi|connection|power|electricity|brownout)\b/u;
const ofOthers = /\b(?:write|wrote|say|mention|include|tell|customer|client|parcel|order|item)(?:'?s)?\b/u;
const interjection =
  /^(?:(?:wait|hold on|just|sorry|please|one|a|quick|hey|ok|okay) )+(?:moment|minute)(?: please)?\W*$/u;

/** Whether a part means its topic rather than denies it or holds only its word. */
export function isMeant(part: string): boolean {
  const [topic, pattern] = topics.find(([, one]) => one.test(part)) ?? [];
  if (!pattern || (topic !== 'away' && topic !== 'end' && topic !== 'later')) return true;
  const [word = ''] = part.match(pattern) ?? [];
  if (!lacking.test(word) && isDenied(part.slice(0, part.search(pattern)))) return false;
  if (topic !== 'away') return true;
  if (isOver(part) || asksOf.test(part) || ofOthers.test(part) || interjection.test(part)) return false;
  return ofSelf.test(part) || wordsOf(part).length <= 4;
}

/**
 * The topics of a message in its order, each once. Ending the shift and putting off the task answer for a break,
 * too, and what's missing comes with the number of tries.
 */
export function topicsIn(text: string): SideTopic[] {
  const parts = partsOf(text).map((part) => ({ part, topic: topicOf(part) }));
  const ofGrade = parts.some(({ topic }) => topic === 'missing');
  const found = parts.flatMap(({ part, topic }) => {
    if (topic === 'other' || topic === 'thanks' || !isMeant(part)) return [];
    if (topic === 'task' && !ofTask.test(part) && (ofGrade || !isLost.test(part))) return [];
    return [topic];
  });
  const stops = (['end', 'later', 'away'] as const).find((one) => found.includes(one));
  return [...new Set(found)].filter((topic) => {
    if (topic === 'end' || topic === 'later' || topic === 'away') return topic === stops;
    return topic !== 'tries' || !ofGrade;
  });
}
