import { type CriterionId, type PracticeTrendData, playbook } from '../../../../shared/clientChat/schema.ts';
import { shortDate } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { TitledPanel } from '../../../ui/layout/Panel.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Hidden, Remark, Text } from '../../../ui/text/Text.tsx';
import styles from './PracticeTrend.module.css';

const WIDTH = 160;
const HEIGHT = 36;
const PAD = 5;
const BEST = 5;

/** For Reports: how each playbook criterion changed over the latest practice chats. */
export function PracticeTrend() {
  const trend = trpc.clientChat.trend.useQuery();
  // Practice is for hired employees; others have nothing to show.
  if (trend.isError && readError(trend.error).code === 'not_hired') return null;
  return (
    <TitledPanel title="Practice chats">
      {trend.isPending && <SkeletonLines widths={['60%', '100%', '99%', '98%']} />}
      {trend.isError && <QueryError title="We couldn’t load your practice results" query={trend} />}
      {trend.data &&
        (trend.data.points.length === 0 ? (
          <Text tone="dim">
            No practice chats yet. After your first one, you’ll see how each skill develops.
          </Text>
        ) : (
          <Trend data={trend.data} />
        ))}
    </TitledPanel>
  );
}

function Trend({ data: { points } }: { data: PracticeTrendData }) {
  const last = points.at(-1);
  const chats = points.length === 1 ? 'chat' : `${points.length} chats`;
  return (
    <>
      <Remark>
        From the coaching notes on your last {chats}. Your latest score: {last?.score} out of 100. “–” means
        you didn’t show that skill.
      </Remark>
      <ul className={styles.trend} aria-hidden="true">
        {playbook.map(({ id, label }) => (
          <li key={id}>
            <Text as="span" size="sm" bold>
              {label}
            </Text>
            {points.length > 1 && <Spark values={points.map(({ ratings }) => ratings[id])} />}
            <Remark as="span" figures>
              {ratingText(last?.ratings[id] ?? null)}
            </Remark>
          </li>
        ))}
      </ul>
      <TrendTable points={points} />
    </>
  );
}

/** The line from the oldest to the newest of two or more chats; ratings that weren't given are at the bottom. */
function Spark({ values }: { values: (number | null)[] }) {
  const step = (WIDTH - 2 * PAD) / (values.length - 1);
  const dots = values.map((value, index) => ({
    x: PAD + index * step,
    y: HEIGHT - PAD - ((value ?? 0) / BEST) * (HEIGHT - 2 * PAD),
  }));
  const end = dots.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.spark} aria-hidden="true">
      <line x1={PAD} x2={WIDTH - PAD} y1={HEIGHT - PAD} y2={HEIGHT - PAD} className={styles.base} />
      <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end && <circle cx={end.x} cy={end.y} r={4} />}
    </svg>
  );
}

function TrendTable({ points }: PracticeTrendData) {
  return (
    <Hidden as="div">
      <table>
        <caption>Ratings from 1 to 5 by chat</caption>
        <thead>
          <tr>
            <th scope="col">Chat</th>
            {playbook.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, score, ratings }) => (
            <tr key={at}>
              <th scope="row">{shortDate(at)}</th>
              {playbook.map(({ id }: { id: CriterionId }) => (
                <td key={id}>{ratings[id] ?? 'not shown'}</td>
              ))}
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Hidden>
  );
}

function ratingText(rating: number | null): string {
  return rating === null ? '–' : `${rating} of ${BEST}`;
}
