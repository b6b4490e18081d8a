import { describe, expect, it } from 'vitest';
import { tables } from '../../server/features/assistant/parts/ask/tables/tables.ts';
import { sentenceOf } from '../../server/features/assistant/parts/ask/wording.ts';
import { jobDraftScript, unusedIn } from '../../server/features/assistant/parts/jobs/jobDraft.ts';
import { planScript } from '../../server/features/assistant/parts/plan.ts';
import { Plan } from '../../server/features/assistant/parts/toolCalls.ts';
import { JobDraft } from '../../shared/assistant/schema.ts';
import { positions } from '../../shared/jobs/schema.ts';
import { dayStart } from '../../shared/time/zones.ts';
import { jobs } from './assistantJobRequests.ts';
import {
  activities,
  questions,
  type ReportRequest,
  reports,
  unanswered,
  type Wanted,
} from './assistantRequests.ts';

/** A Wednesday. */
const now = '2026-11-25T10:00:00.000Z';
const lexicon = {
  now,
  countries: ['Kenya', 'Philippines', 'India', 'Colombia'],
  positions: [...positions],
  tags: ['demo', 'Night shift'],
  departments: ['Customer Support', 'Operations'],
  locations: ['Remote'],
  jobs: ['Order Desk Specialist', 'Travel Desk Assistant'],
  names: ['Grace Otieno', 'Ana López', 'Hamza Khan'],
};
type Call = Plan['calls'][number];
const calls = ({ ask, action, earlier, isAwaited }: Omit<ReportRequest, 'wanted'>, at = now): Call[] =>
  Plan.parse(
    JSON.parse(
      planScript({
        text: ask,
        action: action ?? null,
        earlier,
        isAwaited,
        lexicon: { ...lexicon, now: at },
      }),
    ),
  ).calls;
const titled = ({ ask, earlier = [] }: { ask: string; earlier?: readonly string[] }): string =>
  [...earlier, ask].join(' > ');
const wordsIn = (made: readonly Call[]): string | null => {
  const [first] = made;
  return first?.tool === 'unclear' ? first.words.join(' ').toLowerCase() : null;
};

type Moments = { from?: string | null | undefined; until?: string | null | undefined };
function expectPeriod(found: Moments | undefined, period: Wanted['period'], zone = 'UTC'): void {
  if (period === 'rolling') expect(found?.until).toBeNull();
  else if (period)
    expect(found).toMatchObject({
      from: dayStart(zone, period.from).toISOString(),
      until: period.until ? dayStart(zone, period.until).toISOString() : null,
    });
  else expect(found?.from ?? found?.until ?? null).toBeNull();
}

describe('a report', () => {
  it.each(reports.map((one) => [titled(one), one] as const))('%s', (_title, one) => {
    const { wanted } = one;
    const made = calls(one);
    if (wanted.unclear !== undefined)
      return expect(wordsIn(made), JSON.stringify(made)).toContain(wanted.unclear);
    if (wanted.asks) return expect(made).toEqual([{ tool: 'period' }]);
    expect(
      made.some(({ tool }) => tool === 'counts'),
      JSON.stringify(made),
    ).toBe(wanted.whole === true);
    const queries = made.flatMap((call) => (call.tool === 'records' ? [call.query] : []));
    expect(queries.length, JSON.stringify(made)).toBe(made.length - (wanted.whole ? 1 : 0));
    if (wanted.about !== undefined) expect(queries.map(({ about }) => about)).toEqual([wanted.about]);
    else expect(queries.length).toBeGreaterThan(1);
    for (const { where } of queries) {
      const found = where.flatMap((filter) => (filter.op === 'when' ? [filter] : []));
      expect(found).toHaveLength(1);
      expectPeriod(found[0], wanted.period);
      for (const [name, values] of Object.entries(wanted.where ?? {})) {
        const op = name.startsWith('not ') ? 'not' : 'is';
        expect(where).toContainEqual({ op, field: name.replace('not ', ''), values });
      }
      if (wanted.about === undefined) expect(where).toHaveLength(1 + Object.keys(wanted.where ?? {}).length);
    }
    return undefined;
  });
});

describe('a question', () => {
  const asked = (talk: string): Call[] => {
    const earlier = talk.split(' > ');
    return calls({ ask: earlier.pop() ?? '', earlier });
  };
  const all = questions.map(([talk, about, where, rest = {}]) => ({ talk, about, where, rest }));
  it.each(all)('$talk', ({ talk, about, where, rest }) => {
    const [first] = asked(talk);
    expect(first?.tool, JSON.stringify(first)).toBe('records');
    if (first?.tool !== 'records') return;
    expect(first.query.about).toBe(about);
    expect(sentenceOf(tables[first.query.about], first.query)).toBe(where);
    expect(first.query).toMatchObject(rest);
  });
  it('compares two periods by the date its verb names', () => {
    expect(asked('how many hires q2 vs q3')).toMatchObject([
      { query: { where: [], compare: [{ field: 'hired' }, { field: 'hired' }] } },
    ]);
  });
  it.each(unanswered)('%s: names “%s”', (talk, word) => {
    const made = asked(talk);
    expect(wordsIn(made), JSON.stringify(made)).toContain(word);
  });
});

describe('activity', () => {
  it.each(activities.map((one) => [one.ask, one] as const))('%s', (ask, { unclear, period, people }) => {
    const made = calls({ ask });
    if (unclear !== undefined) return expect(wordsIn(made), JSON.stringify(made)).toContain(unclear);
    const [first] = made;
    expect(first?.tool, JSON.stringify(made)).toBe('activity');
    if (first?.tool !== 'activity') return undefined;
    expectPeriod(first.period, period, 'America/New_York');
    return expect(first.people).toEqual(people);
  });
});

describe('activity in the evening in New York, when it’s the next day in UTC', () => {
  it.each([
    ['What happened today?', { from: '2026-11-25', until: '2026-11-26' }, 'on Nov 25, 2026'],
    ['What happened yesterday?', { from: '2026-11-24', until: '2026-11-25' }, 'on Nov 24, 2026'],
    [
      'what happened in october',
      { from: '2026-10-01', until: '2026-11-01' },
      'from Oct 1, 2026 to Oct 31, 2026',
    ],
  ])('%s', (ask, period, words) => {
    const [first] = calls({ ask }, '2026-11-26T01:00:00.000Z');
    if (first?.tool !== 'activity') throw new Error(JSON.stringify(first));
    expectPeriod(first.period, period, 'America/New_York');
    expect(first.period?.words).toBe(words);
  });

  it('counts hours back from now', () => {
    const [first] = calls({ ask: 'what happened in the last 12 hours' }, '2026-11-26T01:00:00.000Z');
    expect(first).toMatchObject({ period: { from: '2026-11-25T13:00:00.000Z', until: null } });
  });
});

describe('a job', () => {
  it.each(jobs.map((one) => [one.ask, one] as const))(
    '%s',
    (ask, { has = {}, without = [], unused = [] }) => {
      expect(calls({ ask })).toEqual([{ tool: 'draft_job' }]);
      const draft = JobDraft.parse(JSON.parse(jobDraftScript({ text: ask })));
      const long = new Set(['requirements', 'description', 'workHours']);
      for (const [name, value] of Object.entries(has)) {
        const field = Object.entries(draft).find(([key]) => key === name)?.[1];
        if (long.has(name)) expect(field).toContain(value);
        else expect(field).toBe(value);
      }
      for (const words of without) expect(JSON.stringify(draft)).not.toContain(words);
      expect(unusedIn(ask)).toEqual(unused);
    },
  );
});
