import { Link } from '@tanstack/react-router';
import type { CountedValues, DeskKind, LoadSources } from '../../../shared/panel/schema.ts';
import { counted as countedText, figure } from '../../../shared/text/counted.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import { FoldedFigures } from '../../ui/figures/Figures.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Fine, Remark, Text } from '../../ui/text/Text.tsx';
import parts from '../panel/parts.module.css';
import type { AdminSearch } from '../panel/search.ts';
import styles from './overview.module.css';

type Entry = { key: string; name: string; value: number; note?: string; search?: AdminSearch };

const desk: Record<DeskKind, { name: string; search: AdminSearch }> = {
  interviews: {
    name: 'Waiting for a decision',
    search: { tab: 'candidates', status: 'interviewed', sort: 'oldest' },
  },
  applications: {
    name: 'New applications',
    search: { tab: 'candidates', status: 'applied', sort: 'oldest' },
  },
  human: { name: 'Asked for a person', search: { tab: 'inbox' } },
  review: { name: 'Score reviews', search: { tab: 'inbox' } },
  question: { name: 'Questions to answer', search: { tab: 'inbox' } },
  contest: { name: 'Contested grades', search: { tab: 'inbox' } },
  documents: { name: 'Documents to check', search: { tab: 'inbox' } },
  privacy: { name: 'Personal data requests', search: { tab: 'privacy' } },
};

const purposes: Record<LoadSources['purposes'][number]['purpose'], string> = {
  interview: 'Interviews',
  scoring: 'Scoring',
  work: 'Work supervisor',
  practice: 'Practice clients',
  assistant: 'HR’s assistant',
  safety: 'Safety checks',
};

function counted({ named, others }: CountedValues, searchOf: (value: string) => AdminSearch): Entry[] {
  const entries: Entry[] = named.map(({ value, count }) => ({
    key: value,
    name: value,
    value: count,
    search: searchOf(value),
  }));
  return others > 0 ? [...entries, { key: ' others', name: 'All others', value: others }] : entries;
}

const waitText = (days: number | null): string =>
  days === null ? '' : days === 0 ? 'Oldest: today' : `Oldest: ${countedText(days, 'day')}`;

type Props = {
  sources: LoadSources | undefined;
  /** The Monday since which applications are counted. */
  since: string | undefined;
};

/** Sources of work; each line links to its records. Applications are counted, but their link lists people. */
export function Sources({ sources, since }: Props) {
  const days = since === undefined ? undefined : Math.ceil((Date.now() - Date.parse(since)) / DAY_MS);
  return (
    <ChartFrame title="Workload" className={parts.space} {...(sources ? {} : { figures: null })}>
      {sources && (
        <div className={styles.sources}>
          <List
            title="Applications by position"
            unit="Applications"
            empty="No applications in this period."
            entries={counted(sources.positions, (position) => ({ tab: 'candidates', position, days }))}
          />
          <List
            title="Applications by country"
            unit="Applications"
            empty="No applications in this period."
            entries={counted(sources.countries, (country) => ({ tab: 'candidates', country, days }))}
          />
          <List
            title="On your desk now"
            unit="Waiting"
            extra="Oldest"
            empty="Nothing is waiting."
            entries={sources.desk
              .filter(({ count }) => count > 0)
              .sort((a, b) => b.count - a.count)
              .map(({ kind, count, oldestDays }) => ({
                key: kind,
                name: desk[kind].name,
                value: count,
                note: waitText(oldestDays),
                search: desk[kind].search,
              }))}
          />
          <List
            title="AI tokens, last 14 days"
            unit="Tokens"
            extra="Calls"
            empty="No AI calls in the last 14 days."
            entries={sources.purposes.map(({ purpose, tokens, calls }) => ({
              key: purpose,
              name: purposes[purpose],
              value: tokens,
              note: countedText(calls, 'call'),
            }))}
          />
        </div>
      )}
    </ChartFrame>
  );
}

function List(props: {
  title: string;
  unit: string;
  extra?: string;
  empty: string;
  entries: readonly Entry[];
}) {
  const { title, unit, extra, empty, entries } = props;
  const highest = Math.max(1, ...entries.map(({ value }) => value));
  return (
    <div>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <Remark>{empty}</Remark>
      ) : (
        <>
          <ul className={styles.lines} data-tight="">
            {entries.map(({ key, name, value, note, search }) => (
              <li key={key}>
                <Group as="span" gap={8} justify="between">
                  {search ? (
                    <Link to="/admin" search={search} dir="auto">
                      {name}
                    </Link>
                  ) : (
                    <Text as="span" lines="anywhere" dir="auto">
                      {name}
                    </Text>
                  )}
                  <Text as="b" bold figures>
                    {figure(value)}
                  </Text>
                </Group>
                <span className={styles.track} data-thin="" aria-hidden="true">
                  <i data-status="hired" style={{ width: `${(value / highest) * 100}%` }} />
                </span>
                {note && (
                  <Fine as="span" figures>
                    {note}
                  </Fine>
                )}
              </li>
            ))}
          </ul>
          <FoldedFigures
            caption={title}
            columns={extra ? ['Source', unit, extra] : ['Source', unit]}
            rows={entries.map(({ name, value, note }) => (extra ? [name, value, note ?? ''] : [name, value]))}
          />
        </>
      )}
    </div>
  );
}
