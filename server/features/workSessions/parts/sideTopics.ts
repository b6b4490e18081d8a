import { normal, sentencesOf } from './reading.ts';

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

/** Asks about the task itself: "is that okay?" after another topic doesn't. */
const ofTask =
  /\b(?:task|assignment|instructions?|understand|stuck|hint|example|explain|confus\w*|unclear)\b/u;

/** The topics of a message in its order, each once. Ending the shift and putting off the task answer for a break, too. */
export function topicsIn(text: string): SideTopic[] {
  const found = partsOf(text).flatMap((part) => {
    const topic = topicOf(part);
    if (topic === 'other' || topic === 'thanks') return [];
    return topic === 'task' && !ofTask.test(part) ? [] : [topic];
  });
  const stops = (['end', 'later', 'away'] as const).find((one) => found.includes(one));
  return [...new Set(found)].filter(
    (topic) => topic === stops || !(topic === 'end' || topic === 'later' || topic === 'away'),
  );
}
