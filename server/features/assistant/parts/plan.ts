import { z } from 'zod';
import { AssistantAction } from '../../../../shared/assistant/schema.ts';
import { type CandidateStatus, candidateStatuses } from '../../../../shared/candidates/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import { folded } from '../../../../shared/text/folded.ts';
import { activityCall, asksHappenings, withWeek } from './activityRequest.ts';
import { readQuestions } from './ask/grammar/grammar.ts';
import { Lexicon } from './ask/grammar/lexicon.ts';
import { audienceOf } from './audience.ts';
import { jobAsked } from './jobs/jobRequest.ts';
import { isReport, reportCalls } from './report.ts';
import { isRequestWord, requestIn } from './request.ts';
import type { Plan, ToolCall } from './toolCalls.ts';

/** What the built-in model plans with. */
const PlanInput = z.object({
  text: z.string(),
  action: AssistantAction.nullable(),
  /** Earlier questions of this conversation, oldest first. */
  earlier: z.array(z.string()).default([]),
  /** The last of them was for a report, and its period was asked for. */
  isAwaited: z.boolean().default(false),
  lexicon: Lexicon.optional(),
});

/** What a request without a chosen action is about. */
type Intent =
  | AssistantAction
  | 'draft_job'
  | 'people'
  | 'jobs'
  | 'sessions'
  | 'activity'
  | 'person'
  | 'unknown';

const signs: readonly [Intent, RegExp][] = [
  ['draft_email', /\b(e-?mails?|mails?|write to|draft|invite|remind|reply|rejection)\b/i],
  ['review_resume', /\b(r[ée]sum[ée]s?|cv)(?!\p{L})/iu],
  ['generate_report', /\b(report|how many|numbers|statistics|count|summary)\b/i],
  ['activity', /\b(today|happened|activity|activities|lately|recent)\b/i],
  ['sessions', /\b(sessions?|shifts?|working|on duty)\b/i],
  ['jobs', /\b(jobs?|postings?|vacanc(y|ies)|openings?)\b/i],
];

/** What changes a record; "hire date" is no such thing. */
const changes = String.raw`(?:reject|decline|hire|shortlist|delete|remove|erase|close|publish|merge|change|set|move|tag)\b(?!\s+(?:dates?|rates?|days?|log)\b)`;

/** A request for a change, which the assistant can't make. */
export const deed = new RegExp(String.raw`^\s*(?:please\s+|can you\s+|could you\s+)*${changes}`, 'i');

/** A person's record has the summary of the interview. */
const summarizing = /^\W*(?:(?:please|can you|could you)\s+)*(?:summari[sz]e|sum up)\b.*\binterview/i;

/** A question about the assistant itself. */
const helpAsked =
  /^\W*(?:help|what (?:can|do) you do|what can i ask(?: you)?|how (?:can|do) you help)(?: me| for me| here)?\W*$/i;

/** The intent, from the chosen action or from the text. */
export function intentOf(text: string, action: AssistantAction | null): Intent {
  if (jobAsked(text) !== null) return 'draft_job';
  if (action) return action;
  if (helpAsked.test(text)) return 'unknown';
  if (requestIn(text) !== null && !deed.test(text)) return 'draft_email';
  const sign = signs.find(([, words]) => words.test(text));
  // A list that ignores part of the request would look as if it were about to be done.
  if (deed.test(text) && (!sign || listing.has(sign[0]))) return 'unknown';
  if (sign) return sign[0];
  if (nameIn(text)) return 'person';
  return isNarrowed(text) || /\b(candidates?|people|applicants?|who)\b/i.test(text) ? 'people' : 'unknown';
}

/** Before a question or a request. */
const thanks =
  /^\W*(?:(?:many )?thanks|thank you)(?: (?:so |very )?much| a lot)?[.,!;:\s]*[.,!;:\n]\s*(?=\w)/i;

/** The built-in model's plan: rules over the words, as JSON like a connected model's. */
export function planScript(input: unknown): string {
  const { text: said, action, earlier, isAwaited, lexicon } = PlanInput.parse(input);
  const text = said.replace(thanks, '');
  const report = lexicon ? reportCalls({ text, action, earlier, isAwaited, lexicon }) : null;
  if (report) return JSON.stringify({ calls: report } satisfies Plan);
  if (lexicon && asksActivity(text, action))
    return JSON.stringify({ calls: happeningsIn(text, earlier, lexicon) } satisfies Plan);
  const name = nameIn(text) ?? (lexicon ? nameOf(text, lexicon.names) : null);
  if (action === null && name !== null && summarizing.test(text))
    return JSON.stringify({ calls: [{ tool: 'person', search: name }] } satisfies Plan);
  const asked = lexicon && isQuestion(text, action) ? callsOf(text, earlier, lexicon) : null;
  const lost = lexicon !== undefined && !asked && isQuestion(text, action) && asks.test(text);
  const intent = intentOf(text, action);
  // Neither a list of everyone nor a draft to them answers a question that wasn't understood.
  const calls: ToolCall[] =
    lost && (listing.has(intent) || (intent === 'draft_email' && inquires.test(text)))
      ? [{ tool: 'unclear', words: [text.slice(0, 80)] }]
      : callsFor(intent, text, name, { action, earlier, lexicon });
  return JSON.stringify({ calls: asked ?? calls } satisfies Plan);
}

/** "email candidates?" asks for addresses. */
const bareList = /^\W*\S+ (?:people|candidates|applicants|ones)\s*\?\W*$/i;
/** "emails to Ana that bounced" were sent already. */
const sentEmails =
  /^\W*(?:e-?mails|mails|messages)\b.*\b(?:bounced|failed|returned|queued|sent|(?:came|come) back|went out)\b/i;
const writing = (text: string): boolean =>
  deed.test(text) || (requestIn(text) !== null && !bareList.test(text) && !sentEmails.test(text));
const reading = /\b(?:review|compare|summari[sz]e|read|check|look at)\b.*\b(?:r[ée]sum[ée]s?|cv)(?!\p{L})/iu;

/** An explicit question. */
const asks =
  /^\W*(?:and |so |but )?(?:who|whom|whose|what|whats|which|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|any|anyone)\b/i;
/** A question that no request to write begins with. */
const inquires =
  /^\W*(?:and |so |but )?(?:who|whom|whose|when|where|why|how (?:long|many|much|often|fast|soon))\b/i;
const listing: ReadonlySet<Intent> = new Set(['people', 'person', 'jobs', 'sessions', 'unknown']);

const asksActivity = (text: string, action: AssistantAction | null): boolean =>
  action === null && jobAsked(text) === null && asksHappenings(text) && !writing(text) && !reading.test(text);

/** Something to look up, not to write, read, or do. */
const isQuestion = (text: string, action: AssistantAction | null): boolean =>
  action === null &&
  jobAsked(text) === null &&
  !helpAsked.test(text) &&
  !writing(text) &&
  !reading.test(text) &&
  !isReport(text);

/** Activity, or records that a question with "lately" is about: "Who was hired lately?" */
function happeningsIn(text: string, earlier: readonly string[], lexicon: Lexicon): ToolCall[] {
  const call = activityCall(text, lexicon);
  const dated = withWeek(text);
  if (call.tool !== 'unclear' || dated === text) return [call];
  const [asked] = callsOf(dated, earlier, lexicon) ?? [];
  return [asked?.tool === 'records' ? asked : call];
}

/** The lookup for a question; null when it doesn't ask for records. */
function callsOf(text: string, earlier: readonly string[], lexicon: Lexicon): ToolCall[] | null {
  const talk = [...earlier.filter((said) => isQuestion(said, null)), text];
  const found = readQuestions(talk, lexicon);
  if (!found) return null;
  if (found.unknown.length > 0) return [{ tool: 'unclear', words: found.unknown }];
  const { where, figure } = found.query;
  const [only] = where;
  const one = where.length === 1 && only?.op === 'is' && only.field === 'person' && only.values.length === 1;
  const whole = found.query.show === undefined;
  if (found.query.about === 'people' && figure === 'list' && whole && one && only.values[0] !== undefined)
    return [{ tool: 'person', search: only.values[0] }];
  return [{ tool: 'records', query: found.query }];
}

/** A person's name as people type it, in lowercase: the full name, or a part that is someone's name. */
function nameOf(text: string, names: readonly string[]): string | null {
  const said = ` ${folded(text)
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')} `;
  const has = (words: string): boolean => said.includes(` ${folded(words)} `);
  const parts = names.flatMap((name) =>
    name.split(/\s+/).filter((part) => part.length > 2 && !isFirstWord(part)),
  );
  return names.find(has) ?? parts.find(has) ?? null;
}

type Known = {
  action: AssistantAction | null;
  earlier: readonly string[];
  lexicon: Lexicon | undefined;
};

function callsFor(intent: Intent, text: string, name: string | null, known: Known): ToolCall[] {
  const people = peopleIn(text);
  switch (intent) {
    case 'draft_email':
      return [recipientsOf(text, name, known)];
    case 'review_resume':
      return [name ? { tool: 'person', search: name } : people];
    case 'generate_report':
      return [{ tool: 'counts' }, { tool: 'jobs' }, { tool: 'sessions' }];
    case 'person':
      return [{ tool: 'person', search: name ?? text.slice(0, 100) }];
    case 'people':
      return [people];
    case 'jobs':
      return [{ tool: 'jobs' }];
    case 'sessions':
      return [{ tool: 'sessions' }];
    case 'activity':
      return [known.lexicon ? activityCall(text, known.lexicon) : { tool: 'activity' }];
    case 'draft_job':
      return [{ tool: 'draft_job' }];
    case 'unknown':
      return [{ tool: 'counts' }];
  }
}

/** Whom an email is for. A condition that isn't understood is asked about, because ignoring it would write to others. */
function recipientsOf(text: string, name: string | null, { action, earlier, lexicon }: Known): ToolCall {
  if (!lexicon) return name === null ? peopleIn(text) : { tool: 'person', search: name };
  const audience = audienceOf(text, earlier, { lexicon, isChosen: action === 'draft_email' });
  if (!audience) return { tool: 'recipients', words: [] };
  if ('person' in audience) return { tool: 'person', search: audience.person };
  return 'query' in audience
    ? { tool: 'people', query: audience.query }
    : { tool: 'recipients', words: audience.unclear };
}

const peopleIn = (text: string): ToolCall => ({ tool: 'people', ...statusIn(text), ...positionIn(text) });

/** Whether a request for several people says which ones. */
export const isNarrowed = (text: string): boolean =>
  Object.keys({ ...statusIn(text), ...positionIn(text) }).length > 0;

function statusIn(text: string): { status?: CandidateStatus } {
  if (/\bon (?:the|our) shortlist\b/i.test(text)) return { status: 'shortlisted' };
  const status = candidateStatuses.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(text));
  return status ? { status } : {};
}

function positionIn(text: string): { position?: (typeof positions)[number] } {
  const position = positions.find((name) => {
    const start = name.split(' ').slice(0, 2).join(' ').toLowerCase();
    return name !== 'Other' && text.toLowerCase().includes(start);
  });
  return position ? { position } : {};
}

const firstWord =
  /^(?:please|thank|thanks|find|reject|decline|hire|summarize|read|look|review|compare|check|show|create|generate|what|who|how|is|does|did|the|a|an|and|for|to|with|about|me|r[ée]sum[ée]|cv|of|dear|hello|hi)$/i;
/** Begins a request and is no part of a name. */
const isFirstWord = (word: string): boolean => firstWord.test(word) || isRequestWord(word);

/** The person in a request: in quotes, as an email address, or as two or more capitalized words. */
export function nameIn(text: string): string | null {
  const quoted = text.match(/["“]([^"”]{2,80})["”]/)?.[1];
  if (quoted) return quoted;
  const address = text.match(/[^\s<>,;@]{1,64}@[^\s<>,;.@]{1,63}(?:\.[^\s<>,;.@]{1,63}){1,8}/)?.[0];
  if (address) return address;
  const known = positions.map((name) => name.toLowerCase());
  for (const [run] of text.matchAll(/\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*)*/gu)) {
    const words = run
      .replace(/['’]s$/, '')
      .replace(/[.,]+$/, '')
      .split(/\s+/);
    while (words[0] && isFirstWord(words[0])) words.shift();
    const name = words.join(' ');
    if (words.length >= 2 && !known.some((position) => position.includes(name.toLowerCase()))) return name;
  }
  return text.match(/^\W*[Tt]ell me (?:more )?about (\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+)\W*$/u)?.[1] ?? null;
}
