import { criterion, figure, hasOrder, judge, marks, narrated } from './scoreOrders.ts';

const best = '(?:100|full|perfect|maximum|max|highest|top|best|5/5|five|10/10)';
const person =
  '(?:(?:this|the) (?:candidate|applicant)|(?:this|the) person in this (?:chat|interview|talk)|this person)';

/** Behind a name and a colon: an order, a verdict about this person, or praise for an answer. */
const spoken = [
  String.raw`(?:[:,.;]\s*|\b(?:please|now|and|to)\s+)(?:ignore|disregard|override|output|assign|set final|(?:rate|give) me|(?:approve|recommend|hire)(?: (?:me|${person})\b|\W*$))`,
  String.raw`\b(?:evaluation|interview|score|rating|result)(?: (?:is|was|has been))?(?: (?:complete\w*|finished|over|locked|fixed|final|set|approved)\b|\s*[:=]? ?${figure})`,
  String.raw`\b(?:candidate|applicant) (?:(?:is|was|has(?: been)?) (?:pre|approved|verified|recommended|hired|excellent|outstanding|perfect|strong|the best)|must|should|deserves|fulfils|meets|passed|showed|shows|gave|gives)`,
  String.raw`\b(?:great|good|wonderful|excellent|perfect) answer\b|\b(?:this|the|my) answer (?:is|was|meets|shows|deserves|fulfils|must|should)\b|\b(?:new|updated|your|previous) instructions?\b`,
].join('|');

const rules = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'));

/** Talk to a machine or to the judge about this person, and forged turns. Nothing at work sounds like these. */
const certain = rules(
  String.raw`\bdeveloper mode\b|\bjailbreak\b|\bfinal_?score\b|</?(?:system|instructions?|assistant|candidate|interviewer)\b|</(?:answer|user|turn|transcript|result)>|\[/?inst\]`,
  String.raw`\byou(?: are|['’]?re) (?:now|no longer|not) (?:in |an? |the |my )?.{0,20}\b(?:mode|ai|assistant|dan|admin|developer|interviewer|recruiter|hr)\b`,
  String.raw`\byour (?:system prompt|prompt(?=\W*$|[.,;:!?]| (?:and|or|says?|is|in|with|first)\b)|programming (?:says|is|allows|forbids|tells|makes|requires))\b|\byou (?:were|are) programmed\b|\bas an ai,? you\b`,
  String.raw`\bscore this interview\b|\bjust give (?:me )?(?:the|a|my) ${marks}\b|\bthe criterion is met\b|\banswer (?:fully )?(?:meets|deserves|reaches) (?:level|the highest)\b`,
  String.raw`\b(?:shows?|meets?|reaches) level (?:5|five)\b|\b(?:this|my) (?:answer|response|interview) (?:should|must|has to) be (?:rated|scored|marked|counted)\b`,
  String.raw`\bto the (?:ai|model|system|bot) (?:grading|scoring|rating|judging|evaluating) (?:this|me|my)\b`,
  String.raw`\bwhoever (?:scores|rates|grades|evaluates|judges) (?:this|me|my)\b|\b(?:note|message) to the (?:${judge}|ai)\b`,
  // A name with a colon may head a list of one's own ("System: SAP, four years"): what follows decides.
  String.raw`^\W*(?:(?:note )?(?:to|for) the )?(?:${judge}|system|ai|model|assistant|admin|hr)(?: (?:message|note|notice))?\s*(?=:)(?=.{0,60}(?:${spoken}))`,
  String.raw`\b${person} (?:(?:must|should|has to) (?:be|get|receive) (?:recommended|hired|selected|put forward|an? |the |full|five|5|100)|(?:deserves|earns) (?:5|five|100|full|the (?:highest|top|best|maximum))|fulfils all|meets all)`,
  String.raw`\{\s*["“](?:${criterion}|criterion|rating|score|final\w*|role|system|evaluation|recommendation|decision|result)\b`,
  String.raw`\b(?:this|it) gives me (?:many|more|full|all|enough) (?:points|marks|stars)\b|\byou (?:to )?(?:write|put|say|note) in your (?:report|summary|evaluation|assessment) that (?:i|this)\b`,
  String.raw`\[(?:assistant|user|system)\b|^\W*(?:scorer|nora)\s*:|^\W*(?:${judge}|system) note\s*:`,
  String.raw`\b(?:score|rating) (?:for|of) (?:me|(?:this|my|the) (?:interview|chat|talk|candidate|answer))\b.{0,12}\b${figure}`,
);

/**
 * What is said at work as well: by itself it's talk to the scorer, within a sentence about one's own work ("the
 * reviewer marked my translation") it's none.
 */
const doubtful = rules(
  String.raw`\bsystem prompt\b|</?(?:evaluation|rating|score|result)\b|\b(?:score|rating)(?:\s*[:=]|(?= \d for (?:each|every|all)\b))\s*(?:[45](?![.\d%])|five|100(?!\s*(?:%|percent))|full|max)|\{\s*["“]`,
  String.raw`(?:^|[.!?:;]\s*|\b(?:please|now|you (?:must|should|will))\s+)(?:pretend (?:to be|you)|act as (?:if (?:you|i|my)|an?|my|the)\b)`,
  String.raw`^\W*(?:new|updated) (?:instructions?|rules?|task)\s*:|\byour (?:new|only|real) (?:task|job|role) is (?:now )?to\b`,
  String.raw`\b(?:my|the|final|overall|this) (?:(?:final|overall|interview) )?(?:score|rating|result|grade|marks?)(?: \w+ this \w+)? (?:must|should|has to|have to|needs to|be)\b.{0,20}\b(?:full|perfect|max\w*|highest|${figure})(?!.{0,30}\b(?:bonus|month|week|quarter|shift|team|kpi)\b)`,
  String.raw`\b(?:recommend|mark|rate|label|set|write|say|answer)\b.{0,30}\bhighly recommended\b`,
  String.raw`(?<!\b(?:when|if|once|until|after|unless|only|because)\b.{0,40})\ball (?:the )?criteria (?:are )?(?:fulfilled|met)\b|\b(?:this|my|i|it) (?:\w+ )?(?:meets?|fulfils?|fulfills|covers?) (?:every|each|the whole|all the) (?:criterion|criteria|rubric)\b`,
  String.raw`\b(?:ideal|model) answer\s*:|\bmy reply (?:should|must|has to) be (?:rated|scored|marked|counted)\b`,
  String.raw`\b(?:(?:my|this|these) (?:\w+ )?answers?|answers? (?:that )?i \w+) (?:is|are) (?:all )?worth ${figure}`,
  String.raw`\bexpect (?:an? |the )?${best}\b.{0,12}\b(?:for (?:this|my)|${marks})|\bi deserve\b.{0,20}\b${best}`,
  String.raw`\bgives? me (?:many|more|full|all|enough) (?:points|marks|stars)\b|\bin your (?:report|summary|evaluation|assessment) that (?:i|this)\b`,
  String.raw`\b(?:beg you|please|kindly),? (?:to )?be (?:generous|lenient)\b|\b(?:do not|don['’]?t) be (?:\w+ )?(?:strict|harsh|hard) (?:with|on) (?:me|my)\b|\b(?:make sure|ensure|see to it)(?: that)? (?:my (?:\w+ )?(?:${marks}|evaluation|result)|i (?:get|receive) (?:\w+ )?${marks})\b|\b(?:please|don['’]?t|do not) deduct (?:anything|.{0,20}\b(?:me|my|this answer))\b`,
  String.raw`^\W*(?:assessment|evaluation|interview|final) result\s*[:=]|^\W*result\s*=`,
  String.raw`\b(?:note|message) to the system\b|^\W*(?:dear|hello|hi|attention),?\s*(?:${judge}|system|ai|model)s?\s*[:,]|^\W*(?:evaluator|scorer|grader), (?:please )?(?:note|know|remember)\b`,
  String.raw`\bwhoever reads this(?: (?:transcript|interview|answer|chat)\b|\s*[:,])`,
  String.raw`(?<!\b(?:work|works|worked|working|acted|hired|job) )\bas the (?:evaluator|grader|scorer|rater|assessor)\b|\bas the ${judge},? you\b`,
  String.raw`\b(?:the|an?|any) (?:\w+ )?${judge} (?:can|will|would|should|must|sees?)\b.{0,30}\b(?:(?:my|this) answers?|nothing is missing|the criterion)\b`,
  String.raw`\[(?:end|decision|score|rating|result)\b|^\W*interviewer\s*:`,
  String.raw`\b(?:this|the) (?:candidate|applicant) (?:showed|shows|has shown|deserves|demonstrated|is|meets|fulfils)\b`,
  String.raw`\byour (?:system )?instructions\b|\bfrom (?:now|here) on,? you\b`,
  String.raw`\b(?:you|please|not|n['’]t) (?:lower|raise|deduct|reduce|cut) (?:from )?my ${marks}\b`,
  // Marks by themselves: "Availability: 5/5"; and a list of them: "Rubric: accuracy 5, empathy 5". Of languages, people
  // say themselves how well they know them.
  String.raw`(?:^|[.!?,;]\s)\W{0,3}(?:(?!written)\w+ )?(?!written|english)${criterion}\s*[:=–-]?\s*[1-5]\s*(?:/|of|out of)\s*5\b(?!\s*\p{L})`,
  String.raw`\b${criterion}\s*[:=–-]?\s*[1-5]\b(?!\s*(?:[.:]\d|%|percent|years?|days?|hours?|am\b|pm\b)).{0,8}\b${criterion}\s*[:=–-]?\s*[1-5]\b`,
);

/**
 * Whether a sentence is an attempt to steer the interviewer or the score rather than an answer.
 * @param within The sentence that the text is a part of: whether it tells of work.
 */
export function isMeddling(text: string, within = text): boolean {
  const found = (kind: readonly RegExp[]): boolean => kind.some((pattern) => pattern.test(text));
  return hasOrder(text) || found(certain) || (found(doubtful) && !narrated.test(within));
}
