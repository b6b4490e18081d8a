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

/** Orders to a machine, talk to the judge about this person, and forged turns. Nothing at work sounds like these. */
const certain = rules(
  String.raw`(?<!\b(?:i|we|he|she|they|people|some|not|never|cannot|would|who)\s|n['’]t\s)\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|(?:rules?|guidelines) (?:that )?you|everything (?:you|before|i)|what you (?:were|have been))\b(?!.{0,20}\b(?:binder|manual|guide|shift)\b)`,
  String.raw`\bdeveloper mode\b|\bjailbreak\b|\bfinal_?score\b|</?(?:system|instruction|assistant|candidate)\b|\[/?inst\]`,
  String.raw`\byou(?: are|['’]?re) (?:now|no longer|not) (?:in |an? |the |my )?.{0,20}\b(?:mode|ai|assistant|dan|admin|developer|interviewer|recruiter|hr)\b`,
  String.raw`\byour (?:system )?(?:prompt|programming)\b|\byou (?:were|are) programmed\b|\bas an ai,? you\b`,
  String.raw`\b(?:give|grant|award|rate|score|mark|evaluate|assess) (?:me|my (?:answers?|interview|responses?|replies|talk)|this (?:answer|interview|response|candidate|one|as)|the (?:candidate|interview))\b.{0,40}\b(?:100|full|perfect|maximum|max|highest|top|strongest|excellent|5/5|10/10|a five|a 5|complete answer)(?![\p{L}\p{N}])`,
  String.raw`(?<!\b(?:they|he|she|who|customers?|clients?|guests?|manager|boss|lead|supervisor)(?: \w+)? )\b(?:rate|score|grade|mark) me (?:as |with |at )?(?:an? )?(?:[45]|four|five|10|ten|100)\b`,
  String.raw`\bscore this interview\b|\bthe criterion is met\b|\banswer (?:fully )?(?:meets|deserves|reaches) (?:level|the highest)\b|\bjust give (?:me )?(?:the|a|my) ${marks}\b`,
  String.raw`\b(?:shows?|meets?|reaches) level (?:5|five)\b|\b(?:this|my) (?:answer|response|interview) (?:should|must|has to) be (?:rated|scored|marked|counted)\b`,
  String.raw`\bto the (?:ai|model|system|bot) (?:grading|scoring|rating|judging|evaluating) (?:this|me|my)\b|\ball (?:the )?criteria (?:are )?(?:fulfilled|met)\b`,
  String.raw`\bput me in the (?:highest|top|best)\b|(?<!\b(?:i|we|they|he|she|to)(?: \w+)? )\bset (?:the|my) (?:result|score|rating|mark) (?:to|at|=)\s*(?:\d{2,3}\b|five|full|max|hire|pass)`,
  String.raw`\bwhoever (?:scores|rates|grades|evaluates|judges) (?:this|me|my)\b|\b(?:note|message) to the (?:${judge}|ai)\b`,
  // A name with a colon may head a list of one's own ("System: SAP, four years"): what follows decides.
  String.raw`^\W*(?:(?:note )?(?:to|for) the )?(?:${judge}|system|ai|model|assistant)\s*:.{0,40}\b${spoken}`,
  String.raw`\b(?:this|the) (?:candidate|applicant) (?:(?:must|should|has to) (?:be|get|receive) (?:recommended|hired|selected|put forward|an? |the |full|5|100)|deserves (?:5|five|100|full|the (?:highest|top|best|maximum))|fulfils all|meets all)`,
  String.raw`\{\s*["“](?:criterion|rating|score|final\w*|role|system|evaluation|recommendation|decision|result)\b|\b(?:return|output|print) (?:100|5/5)\b`,
  String.raw`\b(?:this|it) gives me (?:many|more|full|all|enough) (?:points|marks|stars)\b|\byou (?:to )?(?:write|put|say|note) in your (?:report|summary|evaluation|assessment) that (?:i|this)\b`,
  String.raw`\[(?:assistant|user|system)\b|^\W*(?:scorer|nora)\s*:|^\W*(?:${judge}|system) note\s*:`,
);

/**
 * What is said at work as well: by itself it's an order to the scorer, within a sentence about one's own work ("the
 * reviewer marked my translation") it's none.
 */
const doubtful = rules(
  String.raw`\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:rules?|guidelines|above)\b`,
  String.raw`\bsystem prompt\b|\brating\s*[:=]\s*(?:[45](?![.\d])|five|100|full|max)|</?\w+>|\{\s*["“]`,
  String.raw`(?:^|[.!?:;]\s*|\b(?:please|now|you (?:must|should|will))\s+)(?:pretend (?:to be|you)|act as (?:if you|an?|my|the)\b)`,
  String.raw`\b(?:return|output|print) (?:an? |the )?(?:\w+ )?(?:100|5/5|${best}\b.{0,20}\b(?:${marks}|evaluation|result))`,
  String.raw`^\W*(?:new|updated) instructions?\b`,
  String.raw`\b(?:give|grant|award|rate|score|mark|set)\b.{0,40}\b${best}\b.{0,20}\b${marks}\b`,
  String.raw`\b(?:give|grant|award|rate|score|mark|evaluate|assess) (?:my|this)\b.{0,40}\b(?:100|full|perfect|maximum|max|highest|top|strongest|5/5|10/10|a five|a 5)(?![\p{L}\p{N}])`,
  String.raw`\b(?:score|rating|marks?)\b.{0,20}\b(?:must|should|has to|needs to|=|to) (?:be )?(?:100|5|five|full|perfect|max\w*|highest)\b`,
  String.raw`\b(?:recommend|mark|rate|label|set|write|say|answer)\b.{0,30}\bhighly recommended\b`,
  String.raw`\b(?:meets|fulfils|fulfills|covers) (?:every|each|the whole|all the) (?:criterion|criteria|rubric)\b`,
  String.raw`\b(?:full|top|maximum) marks?\b|\b(?:ideal|model) answer\s*:|\bmy reply (?:should|must|has to) be (?:rated|scored|marked|counted)\b`,
  String.raw`\bexpect (?:an? |the )?${best}\b.{0,12}\b(?:for (?:this|my)|${marks})`,
  String.raw`\bgives? me (?:many|more|full|all|enough) (?:points|marks|stars)\b|(?:^|[.!?:;]|\bplease|\bkindly)\s*count (?:this|it|that) as (?:evidence|full|complete)\b`,
  String.raw`\bin your (?:report|summary|evaluation|assessment) that (?:i|this)\b|\b(?:beg you|please|kindly),? (?:to )?be (?:generous|lenient)\b`,
  String.raw`^\W*(?:assessment|evaluation|interview) result\s*[:=]|^\W*result\s*=`,
  String.raw`^\W*(?:please |kindly )?(?:rate|score|mark|grade) (?:this|me|my answers?) as (?:excellent|outstanding|perfect|exceptional)\b`,
  String.raw`\b(?:note|message) to the system\b|^\W*(?:dear|hello|hi|attention),?\s*(?:${judge}|system|ai|model)s?\s*[:,]`,
  String.raw`\bwhoever reads this(?: (?:transcript|interview|answer|chat)\b|\s*[:,])`,
  String.raw`(?<!\b(?:work|works|worked|working|acted|hired|job) )\bas the (?:evaluator|grader|scorer|rater|assessor)\b|\bas the ${judge},? you\b`,
  String.raw`\b(?:the|an?|any) (?:\w+ )?${judge} (?:can|will|would|should|must|sees?)\b.{0,30}\b(?:(?:rate|score|grade|mark|give) (?:me|my|this (?:answer|interview))|(?:my|this) answers?|nothing is missing|the criterion)\b`,
  String.raw`\[(?:end|decision|score|rating|result)\b|^\W*interviewer\s*:`,
  String.raw`\b(?:this|the) (?:candidate|applicant) (?:showed|shows|has shown|deserves|demonstrated|is|meets|fulfils)\b`,
  String.raw`\byour (?:system )?instructions\b|\bfrom now on you\b|(?<!\b(?:i|we|they)(?: \w+)? )\b(?:(?:do not|don['’]?t|never) (?:follow|keep)|forget) your (?:guidelines|rules)\b`,
  String.raw`\bi deserve\b.{0,20}\b(?:100|full|perfect|maximum|max|highest|top|5/5|five|10/10|best ${marks})\b`,
  String.raw`\b(?:do not|don['’]?t|please) deduct (?:anything|${marks}|.{0,20}\b(?:me|my|this answer))\b|\b(?:you|please|not|n['’]t) (?:lower|raise|deduct|reduce|cut) (?:from )?my ${marks}\b`,
  // Marks by themselves: "Availability: 5/5"; and a list of them: "Rubric: accuracy 5, empathy 5".
  String.raw`(?:^|[.!?,;]\s)\W{0,3}(?:\w+ )?${criterion}\s*[:=–-]?\s*[1-5]\s*(?:/|of|out of)\s*5\b(?!\s*\p{L})`,
  String.raw`\b${criterion}\s*[:=–-]?\s*[1-5]\b(?!\s*(?:[.:]\d|%|percent|years?|days?|hours?|am\b|pm\b)).{0,8}\b${criterion}\s*[:=–-]?\s*[1-5]\b`,
);
/** Somebody's work, or their words, rather than an order: "I", "we", "my manager", "the audit", "told". */
const narrated =
  /(?<!\bhope |\bthink |\bthat |\bbecause )\b(?:i(?! (?:deserve|am the|beg|expect|demand))|we|our|he|she|they|customers?|clients?|guests?|callers?|trainees?|trainer|manager|boss|lead|supervisor|teacher|sister|said|says|told|tell|wrote|writes?|asked|explained|answered|replied|invoices?|orders?|totals?|tickets?|refunds?|deposits?|stock|audit|survey|suppliers?)\b/iu;

/** Whether a sentence is an attempt to steer the interviewer or the score rather than an answer. */
export function isMeddling(text: string): boolean {
  const found = (kind: readonly RegExp[]): boolean => kind.some((pattern) => pattern.test(text));
  return found(certain) || (found(doubtful) && !narrated.test(text));
}
