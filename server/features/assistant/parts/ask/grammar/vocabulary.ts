import type { Subject } from '../query.ts';
import { says } from './rowPhrases.ts';

/** Tables by word; the first match decides. */
export const nouns: readonly (readonly [Subject, RegExp])[] = [
  [
    'contests',
    /\b(?:contest(?:ed|s)?|disputed?)(?: (?:grades?|tasks?|results?))?\b|\bgrades? (?:\w+ )?(?:contested|disputed)\b|\bsecond looks?\b/,
  ],
  ['practice', /\bpractice(?: client)?(?: (?:chats?|sessions?|talks?|conversations?))?\b|\bclient chats?\b/],
  [
    'asked',
    /\b(?:documents?|things|what) (?:did |have |has )?(?:we|hr) ask(?:ed)? for\b|\b(?:requested documents?|document requests?|documents? (?:we )?(?:asked|requested) for)\b/,
  ],
  [
    'audit',
    /\bstatus changes?\b|\bwho (?:changed|closed|reopened|posted|archived|exported)\b|\baudit(?: (?:log|trail|lines?|entries|entry|events?))*\b/,
  ],
  [
    'requests',
    /\b(?:candidate )?requests\b|\brequest\b(?= (?:is|are|waits?))|\b(?:what|which)(?: questions?)? (?:did|do|does|has|have) (?!we\b|hr\b|i\b)(?:[\w'-]+ ){1,4}ask(?:ed)?\b(?! for\b)|\bquestions? (?:from|by|of) (?!hr\b|us\b)\w+|\bquestions? (?!we\b|hr\b)(?:[\w'-]+ ){1,3}(?:asked|has|had)\b/,
  ],
  ['emails', /\be?mails?\b/],
  ['sessions', /\b(?:work(?:ing)? )?(?:sessions?|shifts?)\b|\bhours (?:worked|of work)\b/],
  ['tasks', /\b(?:tasks?|assignments?)\b|\bgrades?\b|\bgraded\b/],
  ['applications', /\bapplications?\b/],
  [
    'jobs',
    /\bjob (?:ads?|posts?|postings?|offers?|openings?)\b|\b(?:jobs?|postings?|vacanc(?:y|ies)|openings)\b/,
  ],
  ['documents', /\b(?:sets? of )?(?:documents?|paperwork)(?: sets?)?\b/],
  ['interviews', /\b(?:ai )?interviews?\b/],
];

export const peopleWords =
  /\b(?:candidates?|people|persons?|applicants?|employees?|staff|workers?|hires|folks|everyone|everybody|anyone|anybody|somebody|someone|who|whom|whose|ones)\b/;
export const employeeWords = /\b(?:employees?|staff|workers?|team members?|hires)\b/;

/** "when did we hire Amina", "when was Amina hired": the verb names the date, not a status. */
const asksWhen = (verb: string, auxiliary = 'did|was|were|has|have'): RegExp =>
  new RegExp(`(?<=\\bwhen (?:${auxiliary}) .{0,60})\\b(?:${verb})\\b`);

/** Fields to add to the list. */
export const columns: readonly (readonly [string, RegExp])[] = [
  ['country', /\bwhere (?:are|is) (?:they|he|she)(?: from)?\b|\bwhere from\b|\bcountr(?:y|ies)\b/],
  ['applied', /\bwhen (?:they|he|she|did they) appl(?:ied|y)\b|\bappl(?:ied|ication) dates?\b/],
  ['applied', asksWhen('appl(?:ied|y)')],
  ['interviewed', /\bwhen (?:they|he|she)(?: were| was)? interviewed\b|\binterview dates?\b/],
  ['interviewed', asksWhen('interview(?:ed)?')],
  ['hired', /\bwhen (?:they|he|she)(?: were| was)? hired\b|\bhir(?:e|ing) dates?\b/],
  ['hired', asksWhen('hired?')],
  ['rejected', asksWhen('reject(?:ed)?|declined?')],
  ['shortlisted', asksWhen('shortlist(?:ed)?')],
  ['deadline', asksWhen('clos(?:e|es|ing)|expires?|expiring', 'does|do|is|are|will')],
  ['hireDays', /\bdays from application to hire\b/],
  ['waited', /\bhow many days\b/],
  ['minutes', /\bhow many minutes\b/],
  ['recommendation', /\brecommendations?\b/],
  ['position', /\b(?:positions?|roles?)\b/],
  ['status', /\b(?:status|stage)\b/],
  ['task', /\b(?:which |what )?tasks?\b/],
  ['grade', /\b(?:what |which )?grades?\b/],
  ['score', /\bscores?\b/],
  ['salary', /\bsalar(?:y|ies)\b|\bpays?\b/],
  ['manager', /\bhiring managers?\b/],
  ['deadline', /\bdeadlines?\b/],
  ['due', /\bdue dates?\b|\bdue\b/],
  ['to', /\bto whom\b/],
];

/** What can be grouped by, in people's words; each table uses those it has. */
export const dimensions: readonly (readonly [string, RegExp])[] = [
  ['country', /countr(?:y|ies)|nations?/],
  ['position', /positions?|roles?/],
  ['status', /status(?:es)?|stages?/],
  ['job', /jobs?(?: titles?)?|postings?/],
  ['department', /departments?/],
  ['location', /locations?/],
  ['tag', /tags?/],
  ['rating', /ratings?/],
  ['difficulty', /difficult(?:y|ies)|levels?/],
  ['outcome', /outcomes?/],
  ['kind', /(?:task |email )?(?:kinds?|types?)/],
  ['action', /actions?/],
  ['actor', /admins?|users?|actors?|hr (?:persons?|people|members?)/],
  ['person', /employees?|persons?|people|candidates?|workers?|each|head/],
  ['month', /months?/],
];

/** Numbers a question can compare, sort by, or average. */
export const measures: readonly (readonly [string, RegExp])[] = [
  [
    'hireDays',
    /(?:time|days|long)(?: (?:does it|it|did it|do we))?(?: take[sn]?| took)?(?: us)? (?:to|until|till|before)(?: the| a| an)? (?:hir(?:e|ing)|be hired|being hired|hire (?:someone|somebody|people|a person))|hiring time/,
  ],
  ['score', /(?:interview |practice )?scores?|scored|scoring|points?|rated|results?/],
  ['grade', /grades?|graded/],
  ['applications', /applications?|applicants?|candidates/],
  ['salary', /salar(?:y|ies)|pay(?:s|ing)?|paid|usd|dollars/],
  ['finished', /tasks?|completed tasks|tasks completed/],
  ['minutes', /minutes?|duration|length|long|time|work time/],
  ['waited', /wait(?:ed|ing)?(?: time)?|days in (?:their )?stage/],
];

/** Words without a meaning of their own. Never add words that narrow anything. */
export const silent = new Set(
  'compare which also a an the is are was were am be been being do does did done have has had i me my our us we you your he she it its they them their this that these those there here can could would will please pls show list give tell find get see display let know want need look check up what which how many much number of count total in on at for to from with and or by as of so ok okay now hi hello hey thanks thank so far yet all any every each everyone ones one right currently moment also too just same about some got ever already altogether overall exactly any more info among amongst still her his him hers ,'.split(
    ' ',
  ),
);
const known =
  'best worst other than top bottom total hours worked today yesterday tomorrow tonight this pays paying real closing closes within never except excluding neither nobody only still both either date dates hour hours minute minutes days weeks months years year quarter least most last next first newest past until task grade due candidates candidate people person persons applicants applicant employees employee hired shortlisted interviewed rejected applied apply applies applying hire hiring reject interviews interview applications application positions position country countries status average median highest lowest newest oldest score scores scored grade grades waiting without confirmed documents document emails session sessions shifts tasks practice between after before since month week yesterday department departments deadline salary active closed draft failed returned clerk clerks customer support virtual assistant assistants admin specialist specialists representative representatives entry data longest most fewest excellent satisfactory improvement unconfirmed account accounts resume human asked many which with from have more than less over under above below january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );

const sources = [nouns, dimensions, measures].flatMap((rules) => rules.map(([, pattern]) => pattern.source));
const phrases = Object.values(says).flatMap((rules) => rules.map(([pattern]) => pattern.source));

/** Every word the grammar knows, so that none of them is taken for a typo of another. */
export const heard: readonly string[] = [
  ...known,
  ...[...sources, ...phrases].flatMap(
    (source) => source.replace(/\\[bwdsW]/g, ' ').match(/[a-z]{4,}/g) ?? [],
  ),
];
