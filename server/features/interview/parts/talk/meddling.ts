/** Who judges an interview, as people address them. */
const judge = '(?:evaluator|grader|scorer|rater|assessor|examiner|reviewer)';
const best = '(?:100|full|perfect|maximum|max|highest|top|best|5/5|five|10/10)';
const marks = '(?:scores?|points?|marks?|ratings?|stars?|grades?)';
/** What interviews are rated by, in the words of the rubrics. */
const criterion =
  '(?:accuracy|empathy|problem[ -]solving|working[ -]method|organi[sz]ation|judge?ment|process|care|experience|tools?|availability|(?:written )?english)';

const rules = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'));

/** Orders to a machine. A sentence about the person's own doing ("I never ignore rules") is none. */
const orders = rules(
  String.raw`(?<!\b(?:i|we|he|she|they|people|some|not|never|cannot|would|who)\s|n['’]t\s)\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|above|everything (?:you|before|above|i)|what you (?:were|have been))\b`,
  String.raw`\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b|\bfinal_?score\b|\brating\s*[:=]|</?(?:system|instruction|assistant)|\[/?inst\]`,
  String.raw`\byou(?: are|['’]?re) (?:now|no longer|not) (?:in |an? |the |my )?.{0,20}\b(?:mode|ai|assistant|model|dan|admin|developer|interviewer|recruiter|hr)\b`,
  String.raw`(?:^|[.!?:;]\s*|\b(?:please|now|you (?:must|should|will))\s+)(?:pretend (?:to be|you)|act as (?:if you|an?|my|the)\b)`,
  String.raw`\byour (?:system )?(?:instructions|prompt|programming)\b|\b(?:follow|keep|forget) your (?:guidelines|rules)\b|\byou (?:were|are) programmed\b|\bas an ai,? you\b`,
  String.raw`\b(?:return|output|print) (?:an? |the )?(?:\w+ )?(?:100|5/5|${best}\b.{0,20}\b(?:${marks}|evaluation|result))`,
  String.raw`\bfrom now on you\b|^\W*(?:new|updated) instructions?\b`,
);

/** What a scorer should write down: marks, levels, a decision. */
const verdicts = rules(
  String.raw`\b(?:give|grant|award|rate|score|mark|set)\b.{0,40}\b${best}\b.{0,20}\b${marks}\b`,
  String.raw`\b(?:give|grant|award|rate|score|mark|evaluate|assess) (?:me|my|this|the candidate|the interview)\b.{0,40}\b(?:100|full|perfect|maximum|max|highest|top|strongest|5/5|10/10|a five|a 5|complete answer)(?![\p{L}\p{N}])`,
  String.raw`(?<!\b(?:they|he|she|who|customers?|clients?|guests?|manager|boss|lead|supervisor)(?: \w+)? )\b(?:rate|score|grade|mark) me (?:as |with |at )?(?:an? )?(?:[45]|four|five|10|ten|100)\b`,
  String.raw`\b(?:score|rating|marks?)\b.{0,20}\b(?:must|should|has to|needs to|=|to) (?:be )?(?:100|5|five|full|perfect|max\w*|highest)\b`,
  String.raw`\b(?:recommend|mark|rate|label|set|write|say|answer)\b.{0,30}\bhighly recommended\b`,
  String.raw`\b(?:meets|fulfils|fulfills|covers) (?:every|each|the whole|all the) (?:criterion|criteria|rubric)\b|\bscore this interview\b|\bthe criterion is met\b`,
  String.raw`\banswer (?:fully )?(?:meets|deserves|reaches) (?:level|the highest)\b|\b(?:full|top|maximum) marks?\b|\b(?:ideal|model) answer\s*:|\bjust give (?:me )?(?:the|a|my) ${marks}\b`,
  String.raw`\b(?:shows?|meets?|reaches) level (?:5|five)\b|\b(?:this|my) (?:answer|response|interview|reply) (?:should|must|has to) be (?:rated|scored|marked|seen|counted)\b`,
  String.raw`\bi deserve\b.{0,20}\b${best}\b|\bexpect (?:an? |the )?${best}\b.{0,12}\b(?:for (?:this|my)|${marks})|\b(?:lower|raise|deduct|reduce|cut) (?:from )?my ${marks}\b`,
  String.raw`\b(?:do not|don['’]?t|please) deduct\b|\bgives? me (?:many|more|full|all|enough) (?:points|marks|stars)\b|\bcount (?:this|it|that) as (?:evidence|full|complete)\b`,
  String.raw`\bput me in the (?:highest|top|best)\b|\bset (?:the|my) (?:result|score|rating|mark) (?:to|at|=)\b|\bin your (?:report|summary|evaluation|assessment) that (?:i|this)\b`,
  String.raw`\b(?:beg you|please|kindly),? (?:to )?be (?:generous|lenient)\b|^\W*(?:assessment|evaluation|interview) result\s*[:=]|^\W*result\s*=`,
  // A list of marks: "Rubric: accuracy 5, empathy 5".
  String.raw`\b${criterion}\s*[:=–-]?\s*[1-5]\s*(?:/|of|out of)\s*5\b|\b${criterion}\s*[:=–-]?\s*[1-5]\b(?!\s*(?:[.:]\d|%|percent|years?|days?|hours?|am\b|pm\b)).{0,8}\b${criterion}\s*[:=–-]?\s*[1-5]\b`,
);

/** Speaking to the judge, or in the judge's place: vocatives, fake turns, records, and decisions. */
const voices = rules(
  String.raw`\b(?:note|message) to the (?:${judge}|system|ai)\b|^\W*(?:dear|hello|hi|attention|to the|for the|note for the)?,?\s*(?:${judge}|system|ai|model)s?\s*[:,]|\bwhoever (?:reads|scores|rates|grades|evaluates|judges)\b`,
  String.raw`\bas the ${judge}\b|\b(?:the|an?|any) (?:\w+ )?${judge} (?:can|will|would|should|must|sees?)\b`,
  String.raw`\[(?:assistant|user|system|end|decision|score|rating|result)\b|\{\s*["“]|</?\w+>|^\W*(?:system|interviewer|scorer|assistant|nora)\s*:`,
  String.raw`\bthis (?:candidate|applicant) (?:showed|shows|must|should|has shown|deserves|demonstrated|is|has to|meets|fulfils)\b|\bthe (?:candidate|applicant) (?:(?:must|should|has to) be (?:recommended|hired|selected|put forward)|deserves|(?:showed|shows|has shown|demonstrated|is) (?:excellent|outstanding|perfect|exceptional)|fulfils all|meets all)\b`,
);

/** Whether a sentence is an attempt to steer the interviewer or the score rather than an answer. */
export function isMeddling(text: string): boolean {
  return [orders, verdicts, voices].some((kind) => kind.some((pattern) => pattern.test(text)));
}
