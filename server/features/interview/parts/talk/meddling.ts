/** Who judges an interview, as people address them. */
const judge = '(?:evaluator|grader|scorer|rater|assessor|examiner|reviewer)';
const best = '(?:100|full|perfect|maximum|max|highest|top|best|5/5|five|10/10)';
const marks = '(?:scores?|points?|marks?|ratings?|stars?|grades?)';
/** What interviews are rated by, in the words of the rubrics. */
const criterion =
  '(?:accuracy|empathy|problem[ -]solving|working[ -]method|organi[sz]ation|judge?ment|process|care|experience|tools?|availability|(?:written )?english)';

/** What a judge is told, or a forged judge says, behind a name and a colon. */
const spoken =
  '(?:evaluation|interview|(?:final_?|overall )?score|rating|(?:great|good|wonderful|excellent|perfect|this|the|my) answer|candidate|applicant|ignore|disregard|override|approve|recommend|hire|output|set final|rate me|give me|instructions?)';

const rules = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'));

/** Orders to a machine. A sentence about the person's own doing ("I never ignore rules") is none. */
const orders = rules(
  String.raw`(?<!\b(?:i|we|he|she|they|people|some|not|never|cannot|would|who)\s|n['’]t\s)\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|above|everything (?:you|before|above|i)|what you (?:were|have been))\b`,
  String.raw`\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b|\bfinal_?score\b|\brating\s*[:=]|</?(?:system|instruction|assistant)|\[/?inst\]`,
  String.raw`\byou(?: are|['’]?re) (?:now|no longer|not) (?:in |an? |the |my )?.{0,20}\b(?:mode|ai|assistant|model|dan|admin|developer|interviewer|recruiter|hr)\b`,
  String.raw`(?:^|[.!?:;]\s*|\b(?:please|now|you (?:must|should|will))\s+)(?:pretend (?:to be|you)|act as (?:if you|an?|my|the)\b)`,
  String.raw`\byour (?:system )?(?:prompt|programming)\b|\byou (?:were|are) programmed\b|\bas an ai,? you\b`,
  String.raw`\b(?:return|output|print) (?:an? |the )?(?:\w+ )?(?:100|5/5|${best}\b.{0,20}\b(?:${marks}|evaluation|result))`,
  String.raw`^\W*(?:new|updated) instructions?\b`,
);

/** What a scorer should write down: marks, levels, a decision. */
const verdicts = rules(
  String.raw`(?<!\b(?:customers?|clients?|guests?|users?|people|they)(?: (?:can|could|may|might|would|will))? )\b(?:give|grant|award|rate|score|mark|set)\b.{0,40}\b${best}\b.{0,20}\b${marks}\b`,
  String.raw`\b(?:give|grant|award|rate|score|mark|evaluate|assess) (?:me|my|this|the candidate|the interview)\b.{0,40}\b(?:100|full|perfect|maximum|max|highest|top|strongest|5/5|10/10|a five|a 5|complete answer)(?![\p{L}\p{N}])`,
  String.raw`(?<!\b(?:they|he|she|who|customers?|clients?|guests?|manager|boss|lead|supervisor)(?: \w+)? )\b(?:rate|score|grade|mark) me (?:as |with |at )?(?:an? )?(?:[45]|four|five|10|ten|100)\b`,
  String.raw`\b(?:score|rating|marks?)\b.{0,20}\b(?:must|should|has to|needs to|=|to) (?:be )?(?:100|5|five|full|perfect|max\w*|highest)\b`,
  String.raw`\b(?:recommend|mark|rate|label|set|write|say|answer)\b.{0,30}\bhighly recommended\b`,
  String.raw`\b(?:meets|fulfils|fulfills|covers) (?:every|each|the whole|all the) (?:criterion|criteria|rubric)\b|\bscore this interview\b|\bthe criterion is met\b`,
  String.raw`\banswer (?:fully )?(?:meets|deserves|reaches) (?:level|the highest)\b|\b(?:full|top|maximum) marks?\b|\b(?:ideal|model) answer\s*:|\bjust give (?:me )?(?:the|a|my) ${marks}\b`,
  String.raw`\b(?:shows?|meets?|reaches) level (?:5|five)\b|\b(?:this|my) (?:answer|response|interview|reply) (?:should|must|has to) be (?:rated|scored|marked|seen|counted)\b`,
  String.raw`\bexpect (?:an? |the )?${best}\b.{0,12}\b(?:for (?:this|my)|${marks})`,
  String.raw`\bgives? me (?:many|more|full|all|enough) (?:points|marks|stars)\b|(?:^|[.!?:;]|\bplease|\bkindly)\s*count (?:this|it|that) as (?:evidence|full|complete)\b`,
  String.raw`\bput me in the (?:highest|top|best)\b|(?<!\b(?:i|we|they|he|she|to)(?: \w+)? )\bset (?:the|my) (?:result|score|rating|mark) (?:to|at|=)\s*(?:\d{2,3}\b|five|full|max|hire|pass)|\bin your (?:report|summary|evaluation|assessment) that (?:i|this)\b`,
  String.raw`\b(?:beg you|please|kindly),? (?:to )?be (?:generous|lenient)\b|^\W*(?:assessment|evaluation|interview) result\s*[:=]|^\W*result\s*=`,
  String.raw`^\W*(?:please |kindly )?(?:rate|score|mark|grade) (?:this|me|my answers?) as (?:excellent|outstanding|perfect|exceptional)\b`,
);

/** Speaking to the judge, or in the judge's place: vocatives, fake turns, records, and decisions. */
const voices = rules(
  String.raw`\b(?:note|message) to the (?:${judge}|system|ai)\b|^\W*(?:dear|hello|hi|attention),?\s*(?:${judge}|system|ai|model)s?\s*[:,]|^\W*(?:${judge}|system) note\s*:`,
  // A name with a colon may head a list of one's own ("System: SAP, four years"): what follows decides.
  String.raw`^\W*(?:(?:note )?(?:to|for) the )?(?:${judge}|system|ai|model|assistant)\s*:.{0,40}\b${spoken}`,
  String.raw`\bwhoever (?:scores|rates|grades|evaluates|judges) (?:this|me|my)\b|\bwhoever reads this(?: (?:transcript|interview|answer|chat)\b|\s*[:,])`,
  String.raw`(?<!\b(?:work|works|worked|working|acted|hired|job) )\bas the (?:evaluator|grader|scorer|rater|assessor)\b|\bas the ${judge},? you\b`,
  String.raw`\b(?:the|an?|any) (?:\w+ )?${judge} (?:can|will|would|should|must|sees?)\b.{0,30}\b(?:(?:rate|score|grade|mark|give) (?:me|my|this (?:answer|interview))|(?:my|this) answers?|nothing is missing|the criterion)\b`,
  String.raw`\[(?:assistant|user|system|end|decision|score|rating|result)\b|\{\s*["“]|</?\w+>|^\W*(?:interviewer|scorer|nora)\s*:`,
  String.raw`\bthis (?:candidate|applicant) (?:showed|shows|must|should|has shown|deserves|demonstrated|is|has to|meets|fulfils)\b|\bthe (?:candidate|applicant) (?:(?:must|should|has to) be (?:recommended|hired|selected|put forward)|deserves|(?:showed|shows|has shown|demonstrated|is) (?:excellent|outstanding|perfect|exceptional)|fulfils all|meets all)\b`,
);

/** What's as often said at work: to the scorer only where nobody is quoted and no work is spoken of. */
const doubtful = rules(
  String.raw`\byour (?:system )?instructions\b|\bfrom now on you\b|(?<!\b(?:i|we|they)(?: \w+)? )\b(?:(?:do not|don['’]?t|never) (?:follow|keep)|forget) your (?:guidelines|rules)\b`,
  String.raw`\bi deserve\b.{0,20}\b(?:100|full|perfect|maximum|max|highest|top|5/5|five|10/10|best ${marks})\b`,
  String.raw`\b(?:do not|don['’]?t|please) deduct (?:anything|${marks}|.{0,20}\b(?:me|my|this answer))\b|\b(?:you|please|not|n['’]t) (?:lower|raise|deduct|reduce|cut) (?:from )?my ${marks}\b`,
  // Marks by themselves: "Availability: 5/5"; and a list of them: "Rubric: accuracy 5, empathy 5".
  String.raw`(?:^|[.!?,;]\s)\W{0,3}(?:\w+ )?${criterion}\s*[:=–-]?\s*[1-5]\s*(?:/|of|out of)\s*5\b(?!\s*\p{L})`,
  String.raw`\b${criterion}\s*[:=–-]?\s*[1-5]\b(?!\s*(?:[.:]\d|%|percent|years?|days?|hours?|am\b|pm\b)).{0,8}\b${criterion}\s*[:=–-]?\s*[1-5]\b`,
);
const work =
  /\b(?:said|says|told|tell|wrote|writes?|asked|explained|answered|replied|invoices?|orders?|totals?|tickets?|refunds?|deposits?|stock|audit|survey|suppliers?)\b/iu;

/** Whether a sentence is an attempt to steer the interviewer or the score rather than an answer. */
export function isMeddling(text: string): boolean {
  const found = (kind: readonly RegExp[]): boolean => kind.some((pattern) => pattern.test(text));
  return found(orders) || found(verdicts) || found(voices) || (found(doubtful) && !work.test(text));
}
