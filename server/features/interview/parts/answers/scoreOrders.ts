/**
 * Instructions to change a score: to whom, what, and whose score. Clauses are matched by their words instead of with the
 * tagger, which takes the verb of "Rate all criteria five" for a name.
 */

const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;
/** A pattern that begins and ends with a word. */
const has = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

/** Who judges an interview, as people address them. */
export const judge = '(?:evaluator|grader|scorer|rater|assessor|examiner|reviewer)';
/** What interviews are rated by, in the words of the rubrics. */
export const criterion =
  '(?:accuracy|empathy|problem[ -]solving|working[ -]method|organi[sz]ation|judge?ment|process|care|experience|tools?|availability|(?:written )?english)';
export const marks = '(?:scores?|points?|marks?|ratings?|stars?|grades?)';
/** The upper end of a scale, in words. */
const best =
  '(?:full|maximum|max|highest|high|top|best|perfect|excellent|outstanding|strong|strongest|complete|correct|pass|passing|good|great|better|beta)(?! time)';
/** The upper end in figures. With something else counted behind it, it's none: "give me five minutes". */
export const figure = `(?<!\\b(?:\\d|zero|one) to )(?:(?:[45]|four|five|10|ten|[89]\\d|100|hundred)(?:/(?:5|10|100))?|fives|tens)(?=$|%|[.,;:!?](?:\\s|$)| (?:percent|${anyOf(
  'stars? points? marks? on for in at out of to each everywhere and please pls there thanks as sir because since from too now again',
)})(?!\\p{L}))`;

const answer = '(?:answers?|responses?|repl(?:y|ies)|interview|talk|chat|conversation|transcript)';
/** What is scored here: the person, what they said, and everything that it's measured by. */
const scored = `(?:^(?:me|us)|(?:to|for) (?:me|us)|mine|my (?:\\w+ ){0,2}(?:${answer}|english|skills?|performance)|this (?:${answer}|candidate|applicant|person|one)|the (?:candidate|applicant|interview|answers? (?:above|here)|person in this)|(?:every|each|all)(?: of)?(?: the| my| this| these)? (?:criteri(?:on|a)|${answer}|sentences?|skills?|areas?|categor(?:y|ies)))`;
/** Those of these terms that only an applicant uses. */
const mine = has(
  `that i|this an?|me|mine|my|this (?:${answer}|candidate|applicant|person)|the (?:candidate|applicant)`,
);
/** The score itself. */
const score = '(?:my|the|our|this|final|overall) (?:\\w+ )?(?:scores?|ratings?|results?|grades?|marks)';
const guide =
  '(?:rubric|criteria|scoring|(?:your|all|any|previous|prior|earlier|above|these|those|scoring|system|safety) (?:\\w+ ){0,2}(?:instructions?|prompts?|programming|rules|guidelines?|guides?|orders?)|(?:everything|anything|whatever|what) (?:you|your|before|above|i)|(?:all|everything) (?:of )?(?:the )?above)';

const asBest = has(`^this as (?:an? )?${best} ${answer}|^(?:me |this )?for ${best} ${marks}`);
const ownMarks = has(`^(?:up )?(?:my|the final) (?:\\w+ )?(?:${marks}|results?)`);
const taken = has(`^(?:from )?(?:my|me) (?:\\w+ )?${marks}|^(?:any )?${marks}(?: off| from (?:me|my)|$)|^me`);
const guides = has(guide);
const figures = has(figure);
const aboutScored = has(scored);
const bestMarks = has(
  `${best} (?:\\w+ )?(?:${marks}|results?|evaluation|assessment|levels?|category|credits? (?:to|for) (?:me|my|this|the) (?:answer|interview)\\w*)`,
);
const bestWord = has(`${best}|met|fulfilled|evidence`);
/** "Mark the candidate as hired" is said of a list. */
const passed = /\b(?:me|my|this)\b.* (?:passed|hired|approved)\b/;
/** What figures are given to. */
const given = has(
  `${scored}|${score}|an? (?:score|rating) of|everything|everywhere|(?:for|on|in) ${criterion}`,
);
const most =
  /^(?:100|5\/5)$|^(?:me |us )?(?:only )?(?:fives|tens)\b|^(?:me )?(?:the )?(?:maximum|max|full credits?)(?: everywhere| (?:for|in|on) (?:all|every|each|this|me|my)\b.*|$)/;
const verdict = has(
  'hired|passed(?=$| (?:the|this) interview)|recommended|perfectly|(?:every|all) criteri(?:on|a)|outstanding|strongest|full marks(?=$)',
);
/** A guide of someone else's. */
const elsewhere = / (?:on|of|from) (?:the|an?|that) (?!rubric|interview|system|above)/;
/** Marks for the applicant, not for a customer, a driver, or an essay. */
const alone = has(
  `^(?:(?:with|the|an?|me|us|just|only|some) )*(?:${best} )+(?:(?:possible|final) )?(?:${marks}|results?|evaluation|assessment)(?=$| (?:please|pls|po|lah|na|sir|now|here|because|since|everywhere|to me|(?:for|in|on) (?:me|my|this|these|all|every|each)))`,
);

/** `never`: the rule applies to what the scorer is told not to do. */
type Rule = { verbs: RegExp; never?: true; fits(rest: string, sentence: string): boolean };
const told = (verbs: string): RegExp => new RegExp(`^${anyOf(verbs)}$`);

const ordered: readonly Rule[] = [
  {
    verbs: told('rate score grade mark evaluate assess'),
    fits: (rest) =>
      (aboutScored.test(rest) && (figures.test(rest) || bestWord.test(rest) || passed.test(rest))) ||
      (/^(?:everything|all|this|my \w+)\b/.test(rest) && figures.test(rest)) ||
      /^everything as (?:met|fulfilled)$/.test(rest),
  },
  {
    // "Mark this as complete" is said of a ticket.
    verbs: told('rate score evaluate assess count'),
    fits: (rest) => /^this as\b/.test(rest) && bestWord.test(rest),
  },
  {
    // "Consider me for the role" is a plea.
    verbs: told('consider count treat regard judge'),
    fits: (rest) =>
      asBest.test(rest) ||
      (aboutScored.test(rest) && ((!/^me\b/.test(rest) && bestWord.test(rest)) || passed.test(rest))),
  },
  {
    verbs: told('give grant award assign dash output print help'),
    fits: (rest) => bestMarks.test(rest) && (aboutScored.test(rest) || alone.test(rest)),
  },
  {
    verbs: told('give grant award assign dash output print put add enter return set make finish write'),
    fits: (rest) =>
      (bestMarks.test(rest) && (aboutScored.test(rest) || /^my\b/.test(rest))) ||
      (figures.test(rest) && given.test(rest)) ||
      most.test(rest),
  },
  {
    verbs: told('raise increase boost bump lift round adjust change upgrade'),
    fits: (rest) => ownMarks.test(rest),
  },
  {
    verbs: told('give rate score mark grade'),
    never: true,
    fits: (rest) => /\b(?:me|my)\b/.test(rest) && /\b(?:less|below|under|lower?|bad|poor|down)\b/.test(rest),
  },
  {
    verbs: told('lower deduct reduce cut take remove fail'),
    never: true,
    fits: (rest) => taken.test(rest),
  },
  {
    verbs: told('ignore disregard forget skip override bypass'),
    fits: (rest) =>
      (guides.test(rest) || /^the evaluation\b(?! form| sheet| call)/.test(rest)) && !elsewhere.test(rest),
  },
  {
    verbs: told('follow apply use keep check obey'),
    never: true,
    fits: (rest) => guides.test(rest) && !elsewhere.test(rest),
  },
  {
    verbs: told('say write put note mention state report confirm tell conclude record'),
    fits: (rest, sentence) =>
      /^(?:\w+ ){0,3}?(?:that )?(?:i|my|this (?:person|candidate|applicant))\b|^only my\b/.test(rest) &&
      (/\b(?:your|the|this) (?:evaluation|report|summary|assessment)\b/.test(sentence) || verdict.test(rest)),
  },
  {
    verbs: told('pass approve recommend hire'),
    fits: (rest) => /^this (?:candidate|applicant|interview)\b/.test(rest),
  },
  {
    verbs: told('pass approve let'),
    fits: (rest) => /^me(?: pass)?(?: (?:through|with|please|lah|na|in|now|sir)\b|$)/.test(rest),
  },
];

/** Someone's work, or their words, rather than an order: "I", "we", "my manager", "the audit", "told". */
export const narrated =
  /(?<!\bhope |\bthink |\bthat |\bbecause )\b(?:i(?! (?:deserve|am the|beg|expect|demand))|we|our|he|she|they|customers?|clients?|guests?|callers?|trainees?|trainer|manager|boss|lead|supervisor|teacher|sister|said|says|told|tell|wrote|writes?|asked|explained|answered|replied|invoices?|orders?|totals?|tickets?|refunds?|deposits?|stock|audit|survey|suppliers?)\b/iu;

/** Reported speech: what someone else said or was told. */
const reported =
  /(?<!\b(?:is|are|be|was|were|been|kindly|as i|that i|your \w+) )\b(?:said|says|told|wrote|writes|asked|explained|answered|replied|shouted)\b|\b(?:i|we|they|he|she) (?:\w+ )?(?:tell|ask|say|write|teach|remind|call)\b(?! you)/;
/** Phrases that people at work don't say to each other. */
const thisTalk = /\bthis (?:interview|chat|candidate|applicant)\b|\b(?:previous|prior) instructions\b/;
/** The subject of the clause after "and": a person, or a plural at the beginning. */
const first = /\b(?:i|we)\b/;
const another =
  /\b(?:he|she|they|it|who)\b|(?:^\W*|\b(?:when|if|because|after|once) )(?:(?:my|our|an?|the|each|every|most|some|many|all|these|those|both) (?:\w+ )?)?(?:customer|client|guest|caller|(?!this|thanks|always|perhaps|does|sometimes)\w{3,}s)\b/;

/** "The driver: give me five stars." */
const quoting = /^\W*(?:the|an?|one|my|our) \w+(?: \w+)?\W*$/;

const joints = /([,;:()–—]+|\s-\s|\b(?:and|but|so|then|or|because|when|unless|until)\b)/;
const continuing = /^(?:,|:|and|but|then|or)$/;

const courtesy = anyOf("please pls plz kindly abeg sir madam ma'am mam maam boss bro oga");
const before = `(?:(?:${courtesy}|${anyOf(
  'just now then also only simply always hey hi hello ok okay dear friend nora system ai model assistant evaluator scorer',
)}) ){0,4}`;
const order = `${before}(?:(do not|don't|dont|never|not|no) )?${before}([a-z]+)(?: (.*))?$`;
/** "Rate me …", "please don't lower …". */
const imperative = new RegExp(`^${order}`);
/** "Could you give …", "I request you to grant …", "if you rated …". */
const request = new RegExp(
  `\\b(?:(?:would|do) you mind|(?:can|could|would|will) you|you to|you are (?:\\w+ )?to|if you(?: could| would| can)?|please|kindly) ${order}`,
);
/** "You should rate …", "I think you give …"; a rule of work sounds alike, so it has to be about this interview. */
const advice = new RegExp(
  `\\b(?:you (?:must|should|have to|need to|can|could|will|would|may|ought to|only)|(?:hope|suggest|recommend|think)(?: that)? you(?: should| could| would| can| will)?) ${order}`,
);
/** "The scorer has to treat …", "whoever grades this should give …". */
const errand = new RegExp(
  `\\b(?:${judge}|ai|model|interviewer|whoever|one who)\\b.*? (?:must|should|has to|have to|needs to|will|can|is (?:\\w+ )?to) ${order}`,
);

/** Whether a text tells the scorer what to score. */
export function hasOrder(text: string): boolean {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .split(/(?<=[.!?])\s+|\n/)
    .some(isOrder);
}

function isOrder(sentence: string): boolean {
  if (reported.test(sentence) && !thisTalk.test(sentence)) return false;
  const parts = sentence.split(joints);
  return parts.some((part, at) => {
    const clause = (part.match(/[\p{L}\p{N}%]+(?:['’/-][\p{L}\p{N}]+)*/gu) ?? []).join(' ');
    if (isSteering(request.exec(clause), sentence)) return true;
    if (isSteering(advice.exec(clause), sentence)) return mine.test(clause);
    const sent = clause.replace(/\bit (?=as|with)/, 'this answer ');
    if (isSteering(errand.exec(sent), sentence))
      return mine.test(sent) || !(first.test(sentence) || another.test(sentence));
    const told = imperative.exec(clause);
    if (!isSteering(told, sentence)) return false;
    // "I check it and rate …" goes on about "I"; "I need this, give me five" doesn't.
    const earlier = parts.slice(0, Math.max(0, at - 1)).join('');
    const joint = parts[at - 1]?.trim() ?? '';
    if (joint === ':' && quoting.test(earlier)) return false;
    if (at === 0 || !continuing.test(joint)) return true;
    if (/^(?:100|5\/5)$/.test(told?.[3] ?? '')) return true;
    return !another.test(earlier) && (!first.test(earlier) || mine.test(clause));
  });
}

/** "If you rated", "would you mind giving". */
function baseOf(verb: string): string[] {
  if (verb === 'gave') return ['give'];
  return [...[/d$/, /ed$/, /ing$/].map((end) => verb.replace(end, '')), verb.replace(/ing$/, 'e')];
}

function isSteering(found: RegExpExecArray | null, sentence: string): boolean {
  const formal = /^(?:if|do|would) you\b/.test(found?.[0] ?? '');
  const [, not, verb, rest = ''] = found ?? [];
  if (verb === undefined) return false;
  return ordered.some(
    (rule) =>
      (rule.never ?? false) === (not !== undefined) &&
      (rule.verbs.test(verb) || (formal && baseOf(verb).some((base) => rule.verbs.test(base)))) &&
      rule.fits(rest, sentence),
  );
}
