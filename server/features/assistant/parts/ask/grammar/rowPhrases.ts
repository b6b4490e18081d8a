import type { Subject } from '../query.ts';

const not = '(?:not|never|no|without|lacks?|lacking|missing|yet to|still to|un)';
const attach =
  '(?:attach|includ|upload|sen[dt]|provid|submit|giv|add|enclos|hand)(?:e|ed|en|ing|t|ted)?(?: in)?';
const fill = `(?: (?:yet|been|have|has|had|be|any|an?|the|their|his|her|ever|to|with|${attach}))*`;

/** What a phrase means for a row. More specific phrases come first. */
type Says = readonly [RegExp, ...(readonly ['yes' | 'no' | string, string])[]];

const negative = (words: string): RegExp => new RegExp(`\\b${not}${fill} ?${words}`);
const positive = (words: string): RegExp => new RegExp(`\\b(?:(?:have|has|had|with)${fill} )?${words}`);
const both = (field: string, words: string): Says[] => [
  [negative(words), ['no', field]],
  [positive(words), ['yes', field]],
];
const theInterview = '(?: with)?(?: (?:the|their|an|his|her|any|ai))* interviews?(?: yet)?';
const human =
  '(?:to (?:talk|speak)(?: to| with)? |for )?(?:a |an )?(?:human(?: being)?|real person|person)(?: interviewer| interview)?(?: instead(?: of(?: the)? ai)?)?';

/** After the interview they wait for HR, as the overview counts them. */
const ourDecision =
  '(?:(?:an?|my|our|the|your|us|hr|s|one|final|hiring|on|for|from|by) )*(?:decisions?|verdicts?)(?: (?:from|by) (?:me|us|hr))?(?: yet)?';

export const says: Partial<Record<Subject, readonly Says[]>> = {
  people: [
    [
      new RegExp(
        `\\b(?:still )?(?:wait\\w*|await\\w*|pending|due|left|open|ready|up|needs?|needing|require[sd]?|without|lack(?:s|ing)?|missing|no) ${ourDecision}`,
      ),
      ['interviewed', 'status'],
    ],
    [
      /\b(?:(?:i|we|hr) )?(?:still )?(?:(?:have|has|need|needs|ought|should|must|can)(?: still)? )(?:i |we |hr )?(?:still |now |yet )*(?:to )?decide(?: (?:on|about|over|upon))?(?: yet)?\b|\bundecided\b|\b(?:not|never)(?: yet)?(?: been)? decided(?: (?:on|about|over|upon))?(?: yet)?\b/,
      ['interviewed', 'status'],
    ],
    [
      new RegExp(
        `\\b(?:ask|want|request)\\w* ${human}(?:[ ;,]|and|but|is|are|who)*still waiting(?: for (?:an answer|a reply))?`,
      ),
      ['yes', 'humanWaits'],
    ],
    [
      /\bnobody (?:has |have )?(?:yet )?confirmed(?: (?:the|their|its|any))*(?: (?:results?|scores?))?(?: yet)?\b/,
      ['yes', 'provisional'],
    ],
    [
      /\b(?:documents? )?(?:are |is )?(?:(?:handed in|submitted) )?(?:but )?(?:are |is )?(?:not(?: yet)?(?: been)? checked|unchecked)(?: yet)?\b/,
      ['yes', 'unchecked'],
    ],
    [
      /\b(?:start|beg[au]n|open)\w*(?: (?:the|their|an) interview)? (?:but|and) (?:have |has |did |do )?(?:not|never)(?: yet)? (?:finish|complet)\w*(?: (?:it|(?:the|their|an) interview))?(?: yet)?/,
      ['yes', 'began'],
      ['no', 'interview'],
    ],
    [
      new RegExp(`\\b(?:not|never)(?: yet| have| has)* (?:start|beg[aiu]n)\\w*${theInterview}`),
      ['no', 'began'],
    ],
    [
      new RegExp(
        `\\b(?:not|never)(?: yet| have| has)* (?:finish|complet|done|did|do|had|have|took|taken|take)\\w*${theInterview}`,
      ),
      ['no', 'interview'],
    ],
    [/\b(?:without|no)(?: an?| any)?(?: finished| completed)? interviews?\b/, ['no', 'interview']],
    [/(?<!\bstatus (?:is )?)\b(?:not|never)(?: yet)?(?: been)? interviewed(?: yet)?\b/, ['no', 'interview']],
    [new RegExp(`\\b(?:(?:have|has|had) )?(?:start|beg[au]n)\\w*${theInterview}`), ['yes', 'began']],
    [
      new RegExp(
        `\\b(?:(?:have|has|had) )?(?:finish|complet|done|did|had|took|taken|with)\\w*${theInterview}`,
      ),
      ['yes', 'interview'],
    ],
    [
      new RegExp(
        `\\b(?:still )?wait\\w* for ${human.replace('(?:to (?:talk|speak)(?: to| with)? |for )?', '')}`,
      ),
      ['yes', 'humanWaits'],
    ],
    [new RegExp(`\\b(?:not|never)(?: have| has)? (?:ask|want|request)\\w* ${human}`), ['no', 'human']],
    [new RegExp(`\\b(?:(?:have|has|had) )?(?:ask|want|request|prefer)\\w* ${human}`), ['yes', 'human']],
    [
      /\bunconfirmed(?: (?:scores?|results?))?\b|\bprovisional(?: (?:scores?|results?))?\b|\b(?:scores?|results?) (?:is |are |was )?not(?: yet)?(?: been)? confirmed(?: yet)?\b/,
      ['yes', 'provisional'],
    ],
    [
      /\bconfirmed(?: (?:scores?|results?))?\b|\b(?:scores?|results?) (?:is |are |was )?confirmed\b/,
      ['yes', 'confirmed'],
    ],
    [
      /\bunscored\b|\b(?:without|no|have no|not have|missing)(?: an?| any| the)? (?:scores?|interview scores?)(?: yet)?\b|\bnot(?: yet)?(?: been)? scored(?: yet)?\b/,
      ['no', 'scored'],
    ],
    [
      /\b(?:have|has|with|got) (?:an? |any )?(?:interview )?scores?\b(?! (?:of|over|above|under|below|at|between|higher|lower|more|less|exactly|better|from|\d))/,
      ['yes', 'scored'],
    ],
    [
      /\b(?:ask|want|request)\w*(?: for)?(?: an?| the| their| his| her| interview)*(?: (?:scores?|results?|ratings?))?(?: to be| be)? (?:re-?)?(?:review(?:ed)?|looked at again|checked again|second look)(?: of)?(?: (?:the|their|his|her))?(?: (?:scores?|results?|ratings?))?\b/,
      ['yes', 'review'],
    ],
    ...both('account', 'accounts?\\b'),
    ...both('letter', '(?:cover(?:ing)? )letters?\\b'),
    ...both('resume', 'resumes?\\b'),
    ...both('phone', 'phones?(?: numbers?)?\\b'),
    ...both('linkedin', 'linked ?in(?: profiles?)?\\b'),
    [
      /\b(?:not|never)(?: yet| have| has)* (?:hand|submit|sen|upload|gave|give|turn|deliver)\w*(?: in)?(?: the| their| any)*(?: onboarding)? (?:documents?|paperwork)(?: yet)?/,
      ['no', 'documents'],
    ],
    [
      /\b(?:without|no|missing)(?: their| any| the)? (?:onboarding )?(?:documents|paperwork)\b/,
      ['no', 'documents'],
    ],
    [
      /\b(?:hand|submit|sen[dt]|upload|gave|turn|deliver)\w*(?: in)?(?: the| their| any)*(?: onboarding)? (?:documents?|paperwork)\b/,
      ['yes', 'documents'],
    ],
    [/\buntagged\b|\b(?:without|no)(?: an?| any)? tags?\b/, ['no', 'tagged']],
    [/\b(?:have|has|with) (?:an?|any) tags?\b/, ['yes', 'tagged']],
    [/\b(?:not|never)(?: yet| have| has)* worked(?: yet| a shift)?\b/, ['no', 'worked']],
  ],
  interviews: [
    [
      /\b(?:unfinished|incomplete|abandoned|in progress|still open|(?:not|never)(?: yet)?(?: been)? (?:finish|complet)\w*)(?: yet)?\b/,
      ['no', 'done'],
    ],
    [
      /\b(?:un|not(?: yet)?(?: been)? )confirmed(?: yet)?\b|\bprovisional\b|\b(?:need|wait)\w*(?: for)?(?: a)?(?: to be)? confirm\w*\b|\bto confirm\b/,
      ['yes', 'provisional'],
    ],
    [/\bconfirmed\b/, ['yes', 'confirmed']],
    [/\b(?:could not be scored|failed(?: scoring| to be scored)?|scoring failed)\b/, ['yes', 'failed']],
    [new RegExp(`\\b(?:asked|wanted|requested) ${human}`), ['yes', 'human']],
    [/\b(?:finished|completed|done|complete)\b/, ['yes', 'done']],
  ],
  sessions: [
    [
      /\b(?:open|running|active|ongoing|going on|in progress|not (?:yet )?(?:ended|finished|closed))\b/,
      ['yes', 'open'],
    ],
    [/\b(?:ended|finished|completed|closed|over already)\b/, ['no', 'open']],
    [/\bidle\b/, ['yes', 'idle']],
  ],
  tasks: [
    [/\b(?:not(?: yet)? graded|ungraded)\b/, ['no', 'graded']],
    [
      /\b(?:have been|are|were|was|been) graded\b(?! (?:over|under|above|below|at|between|less|more|lower|higher|better))/,
      ['yes', 'graded'],
    ],
    [/\b(?:pending|open|unfinished|not (?:yet )?(?:done|finished|completed))\b/, ['pending', 'status']],
    [/\b(?:failed|fail)\b/, ['failed', 'status']],
    [/\b(?:completed|finished|done|passed)\b/, ['completed', 'status']],
    [/\b(starter|standard|advanced)\b/, ['$1', 'difficulty']],
  ],
  practice: [
    [/\bflagged\b/, ['yes', 'flagged']],
    [
      /\b(?:not|never|un)(?: yet| been)* ?(?:solved|resolved)\b/,
      ['open', 'outcome'],
      ['escalated', 'outcome'],
      ['left', 'outcome'],
    ],
    [/\b(?:solved|resolved|successful(?:ly)?|happy)\b/, ['satisfied', 'outcome']],
    [/\b(satisfied|escalated|left|open)\b/, ['$1', 'outcome']],
    [/\b(?:ended|finished|completed)\b/, ['ended', 'status']],
  ],
  jobs: [
    [
      /\b(?:nobody|no one|no (?:candidates?|applicants?|people)|none)(?: has| have| had| ever| yet)* (?:appl(?:ied|y|ies))(?: (?:to|for))?(?: (?:it|them))?(?: yet)?\b/,
      ['no', 'wanted'],
    ],
    [
      /\b(?:without|no|zero|0)(?: any| real| single)* (?:applications?|applicants?|candidates?)(?: yet)?\b/,
      ['no', 'wanted'],
    ],
    [/\b(?:did|have|has) (?:we|hr) (?:already )?closed?\b/, ['closed', 'status']],
    [/\b(?:without|no)(?: an?| any)? (?:deadline|last day|closing date)s?\b/, ['no', 'dated']],
    [/\b(?:have|has|with)(?: an?)? (?:deadline|last day|closing date)s?\b/, ['yes', 'dated']],
    [/\b(?:without|no|not show)(?: an?| any| the)? salar(?:y|ies)\b/, ['no', 'paid']],
    [/\b(?:active|open|live|online|published)\b/, ['active', 'status']],
    [/\bclosed\b/, ['closed', 'status']],
    [/\bdrafts?\b/, ['draft', 'status']],
  ],
  documents: [
    [
      /\b(?:un|not (?:yet )?(?:been )?|still (?:to be |need(?:s|ing)? (?:to be )?|have to be |not )?|need(?:s|ing)? (?:to be )?|wait(?:s|ing)? (?:for|to be) (?:a )?|to be |to )(?:checke?d?|checking|review(?:ed|ing)?|check)\b(?: yet)?|\bpending\b|\bwaiting\b/,
      ['yes', 'unchecked'],
    ],
    [/\b(?:checked|reviewed)\b/, ['yes', 'checked']],
    [/\basked for again\b/, ['yes', 'asked']],
  ],
  contests: [
    [
      /\b(?:open|undecided|pending|waiting|unresolved|not (?:yet )?(?:been )?(?:decided|resolved)|(?:need|have|wait|left)\w*(?: for us)? to (?:be )?decided?|to (?:be )?decided?)\b/,
      ['no', 'decided'],
    ],
    [/\b(?:decided|resolved|closed)\b/, ['yes', 'decided']],
  ],
  requests: [
    [/\b(?:open|unanswered|waiting|pending|not (?:yet )?answered)\b/, ['yes', 'open']],
    [/\banswered\b/, ['no', 'open']],
    [/\b(?:for )?(?:a )?(?:human|person)\b/, ['a person', 'kind']],
    [/\b(?:for )?(?:a )?(?:score )?reviews?\b/, ['a score review', 'kind']],
    [
      /\bask(?:ed|s|ing)?(?: (?:us|hr|nora))?(?: (?:in|during) (?:(?:the|their|his|her|an?|ai) )*interviews?)?\b/,
      ['an answer', 'kind'],
    ],
    [
      /\bquestions?(?: (?:in|during) (?:(?:the|their|his|her|an?|ai) )*interviews?)?\b/,
      ['an answer', 'kind'],
    ],
  ],
  emails: [
    [/\b(?:fail(?:ed|ing)?|(?:did|could) not (?:leave|be sent|go out)|not sent)\b/, ['failed', 'state']],
    [/\b(?:returned|bounced|bounce|(?:came|come|coming) back|undelivered)\b/, ['returned', 'state']],
    [/\b(?:queued|in the queue|waiting|not (?:yet )?sent)\b/, ['queued', 'state']],
    [/\b(?:sent|left|gone out|went out|send)(?: out)?\b/, ['yes', 'gone']],
  ],
  asked: [
    [/\boverdue\b/, ['yes', 'overdue']],
    [/\b(?:still )?(?:missing|open|outstanding|not (?:yet )?(?:in|here|handed in))\b/, ['yes', 'open']],
  ],
  audit: [
    [/\bchanged(?: ;)*(?: the)? status\b(?: of)?/, ['candidate.status_changed', 'action']],
    [/\bclosed?\b/, ['job.closed', 'action'], ['job.closed_by_deadline', 'action']],
    [/\bposted\b/, ['job.created', 'action'], ['job.published', 'action']],
    [/\bto what\b/, ['candidate.status_changed', 'action']],
    [/\b(?:refused|failed) sign ?-?ins?\b/, ['auth.sign_in_refused', 'action']],
    [/\bsign(?:ed)? ?-?ins?\b|\blog(?:ged)? ?ins?\b/, ['auth.signed_in', 'action']],
    [/\bstatus changes?\b/, ['candidate.status_changed', 'action']],
    [/\bexports?\b/, ['export.prepared', 'action']],
    [/\brevealed?(?: numbers?)?\b/, ['documents.revealed', 'action']],
  ],
};
