import { z } from 'zod';
import type { Look } from '../../../../shared/assistant/looks.ts';
import { type Recipient, unmarked } from '../../../../shared/assistant/schema.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { figureText, madeText } from '../../../../shared/reports/month.ts';
import { monthTitle } from '../../../../shared/time/dates.ts';
import { Month } from '../../../../shared/time/zones.ts';
import type { AiTool, ToolUse } from '../../../ai/ai.ts';
import { type Result, type Tool, toolOf } from '../../../ai/calls/toolCalls.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { monthReport } from '../../reports/service.ts';
import { AskedQuery, catalog, queryOf } from './ask/modelQuery.ts';
import type { Query } from './ask/query.ts';
import { runQuery } from './ask/run.ts';
import { whichOne } from './emailDraft.ts';
import type { ToolCall } from './toolCalls.ts';
import { type Findings, run } from './tools.ts';

/** The time zone for the days in HR's counts. */
const ZONE = 'UTC';

/** The tools' names in a model's request, with what the browser shows while they run. */
const looks: Readonly<Record<string, Look>> = {
  read_person: 'person',
  search_interviews: 'transcripts',
  month_figures: 'month',
  recent_activity: 'activity',
};

const About = z.object({ about: AskedQuery.shape.about });

/** What is being looked up, for the line in the browser; null when nothing is. */
export function lookOf({ name, input }: ToolUse): Look | null {
  if (name !== 'look_up') return looks[name] ?? null;
  try {
    return About.parse(JSON.parse(input)).about;
  } catch {
    return null;
  }
}

/** Whether a draft is for the people of this lookup. */
const DraftTo = z.boolean().nullish();

/** The tools as described to a model. */
export const toolSpecs = {
  look_up: {
    name: 'look_up',
    description: `Lists, counts, or measures records. “where” holds every condition of the question, all of which must be met. Values of dates are days, months, or years (“2026-11-25”, “2026-11”, “2026”), of yes-or-no fields true or false. “figure”: list, count, average, median, sum, highest, or lowest, with “of” a number field. “per”: one figure for each value of a field. “order_by” with “descending”, and “limit”. “draft_to”: true when an email goes to exactly the people this lists. Tables and fields:\n${catalog()}`,
    input: AskedQuery.extend({ draft_to: DraftTo }),
  },
  read_person: {
    name: 'read_person',
    description:
      'Reads one person by name or email address: status, application, résumé, the job’s requirements, and the interview’s result. Needed before a draft to a person and before a résumé review. “draft_to”: true when an email goes to this person.',
    input: z.strictObject({ name: z.string().trim().min(2).max(100), draft_to: DraftTo }),
  },
  search_interviews: {
    name: 'search_interviews',
    description: 'Finds people who said certain words in their interview, with the words around them.',
    input: z.strictObject({ words: z.string().trim().min(2).max(80) }),
  },
  month_figures: {
    name: 'month_figures',
    description: `The figures for one month (“2026-11”) and for the month before (only the same days if the month isn’t over), with days in ${ZONE}: applications, hires, time to hire, interviews, shifts, practice, requests.`,
    input: z.strictObject({ month: Month }),
  },
  recent_activity: {
    name: 'recent_activity',
    description: 'What happened lately: applications, interviews, status changes, shifts.',
    input: z.strictObject({}),
  },
  draft_job: {
    name: 'draft_job',
    description:
      'Only when a job posting is to be drafted: drafts it from what was asked for. No other lookup is needed.',
    input: z.strictObject({}),
  },
} satisfies Record<string, AiTool>;

type Looking = {
  deps: Deps;
  userId: UserId;
  allowed: () => Promise<boolean>;
  /** Collects what was found: the facts, the records to link to, and the recipients of a draft. */
  found: Findings;
  /** The number and the filter of each lookup, in the product's own words. */
  shown: string[];
};

/** How the tools look things up: the admin's access is checked again before each lookup. */
type Lookups = {
  /** @throws DomainError('not_allowed') */
  may(): Promise<void>;
  run(call: ToolCall): Promise<void>;
  /** A query over the grammar's tables. `isFor`: a draft is for the people it lists. */
  records(query: Query, isFor?: boolean): Promise<Result>;
  whom: ReturnType<typeof draftedTo>;
};

function lookupsOf({ deps, allowed, found, shown }: Looking): Lookups {
  const whom = draftedTo(found);
  const may = async (): Promise<void> => {
    if (!(await allowed())) throw new DomainError('not_allowed');
  };
  return {
    may,
    whom,
    async run(call) {
      await may();
      await run(deps, call, found);
    },
    async records(query, isFor = false) {
      await may();
      const { text, sources, recipients } = await runQuery(deps, query);
      found.sources.push(...sources);
      const isList = query.about === 'people' && query.figure === 'list' && query.per === undefined;
      if (isList) whom(recipients, isFor);
      const [words = '', ...more] = text.split(LINK);
      const [first = ''] = words.split('\n');
      shown.push(more.length > 0 ? `${first} ${text.slice(words.length).trim()}` : first);
      return { ok: true, text: forModel(words.trim()) };
    },
  };
}

/**
 * The lookups a connected model may request: the grammar's tables and one person's records, all read-only. The
 * admin's access is checked again before each one, and contact details are left out.
 */
export function modelTools(looking: Looking): Tool[] {
  const { deps, found, shown } = looking;
  const lookups = lookupsOf(looking);
  return [
    toolOf({
      ...toolSpecs.look_up,
      async run({ draft_to: isFor, ...asked }) {
        await lookups.may();
        const read = await queryOf(deps, asked);
        return 'wrong' in read
          ? { ok: false, text: read.wrong }
          : lookups.records(read.query, isFor ?? false);
      },
    }),
    toolOf({
      ...toolSpecs.read_person,
      run: ({ name, draft_to: isFor }) => readPerson(looking, lookups, { name, isFor: isFor ?? false }),
    }),
    toolOf({
      ...toolSpecs.search_interviews,
      run: ({ words }) => lookups.records(said(words)),
    }),
    toolOf({
      ...toolSpecs.month_figures,
      async run({ month }) {
        await lookups.may();
        return monthFigures(looking, month);
      },
    }),
    toolOf({
      ...toolSpecs.recent_activity,
      async run() {
        await lookups.run({ tool: 'activity' });
        const lines = (found.facts.activity ?? []).map(({ at, text }) => `${at}: ${text}`);
        shown.push(`The latest **${lines.length}** events.`);
        return { ok: true, text: forModel(lines.join('\n')) };
      },
    }),
    toolOf({
      ...toolSpecs.draft_job,
      async run() {
        await lookups.run({ tool: 'draft_job' });
        return { ok: true, text: 'Drafted.' };
      },
    }),
  ];
}

/** One person's records, or the question which of several is meant. */
async function readPerson(
  { found, shown }: Looking,
  lookups: Lookups,
  { name, isFor }: { name: string; isFor: boolean },
): Promise<Result> {
  await lookups.run({ tool: 'person', search: name });
  const { person } = found.facts;
  const several = person && whichOne(person, 'Which one is it?');
  if (several) {
    found.facts.recipientsUnclear = [];
    shown.push(unmarked(several));
    return { ok: true, text: forModel(several) };
  }
  if (!person?.found) {
    shown.push(`No one named “${name}”.`);
    return { ok: true, text: forModel(JSON.stringify(person)) };
  }
  const { id, ...rest } = person.found;
  lookups.whom([{ id, name: rest.name }], isFor);
  shown.push(`One record: **${unmarked(rest.name)}**.`);
  return { ok: true, text: forModel(JSON.stringify({ ...person, found: rest })) };
}

/** A month's figures beside those of the month before. */
async function monthFigures({ deps, userId, shown }: Looking, month: string): Promise<Result> {
  try {
    const report = await monthReport(deps, { userId, roles: ['admin'] }, { month, zone: ZONE });
    const sofar = report.partial ? ' so far, compared with the same days of the month before' : '';
    shown.push(`Figures for **${monthTitle(month)}**${sofar}, days in ${ZONE}.`);
    const before = report.partial ? 'same days of the month before' : 'month before';
    const lines = report.lines.map(
      (line) =>
        `${line.label}: ${figureText(line, line.value)} (${before}: ${figureText(line, line.before)})`,
    );
    return { ok: true, text: [`${monthTitle(month)}. ${madeText(report)}`, ...lines].join('\n') };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input')
      return { ok: false, text: 'That month hasn’t begun.' };
    throw error;
  }
}

/**
 * Collects whom a draft is for: the people of the lookups that say so, or else the only people found. After lookups
 * of different people, none of which says so, the draft is for no one yet.
 */
function draftedTo(found: Findings): (people: readonly Recipient[], isFor: boolean) => void {
  const lists: (readonly Recipient[])[] = [];
  const chosen = new Map<string, Recipient>();
  let isChosen = false;
  const keyOf = (people: readonly Recipient[]): string =>
    people
      .map(({ id }) => id)
      .sort()
      .join();
  return (people, isFor) => {
    lists.push(people);
    if (isFor) for (const one of people) chosen.set(one.id, one);
    isChosen ||= isFor;
    const isOpen = !isChosen && new Set(lists.map(keyOf)).size > 1;
    found.recipients = isChosen ? [...chosen.values()] : isOpen ? [] : [...people];
    if (isOpen) found.facts.recipientsUnclear = [];
    else delete found.facts.recipientsUnclear;
  };
}

const LINK = /\n*\[Open this in the panel\]/;

const said = (words: string): Query => ({
  about: 'people',
  where: [{ op: 'said', field: 'said', words }],
  figure: 'list',
});

/**
 * Names, résumés, and notes come from anyone, so no draft marks, addresses, or phone numbers in them reach a model.
 */
export const forModel = (text: string): string =>
  unmarked(text)
    // Of a bounded length, and without an @ in its parts: a résumé full of them would take minutes otherwise.
    .replace(/[^\s<>,;"@]{1,64}(?:@[^\s<>,;"@]{1,255}){1,3}/g, (found) =>
      /@[^.]+\.[^.]/.test(found) ? `(address)${found.endsWith('.') ? '.' : ''}` : found,
    )
    .replace(/\+\d[\d ()-]{7,}\d/g, '(number)');
