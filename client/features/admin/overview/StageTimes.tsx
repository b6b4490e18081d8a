import { Link } from '@tanstack/react-router';
import type { Stage, StageTime } from '../../../../shared/stages.ts';
import { ChartTable } from './ChartTable.tsx';

const names: Record<Stage, string> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
};

const daysText = (days: number | null): string =>
  days === null
    ? '–'
    : days === 0
      ? 'same day'
      : days === 1
        ? '1 day'
        : `${days.toLocaleString('en-US')} days`;

/** How long people are in each stage before somebody moves them on. */
export function StageTimes({ stages }: { stages: readonly StageTime[] | undefined }) {
  const longest = Math.max(1, ...(stages ?? []).map(({ p90Days }) => p90Days ?? 0));
  const share = (days: number | null): string => `${((days ?? 0) / longest) * 100}%`;
  const empty = stages?.every(({ moved, waiting }) => moved + waiting === 0);
  return (
    <section className="ad-panel ov-box" aria-labelledby="ov-stages">
      <div className="row sp w g8">
        <h2 className="h3" id="ov-stages">
          Time in stage
        </h2>
        <span className="row g16 sm dim">
          <span className="row g6">
            <i className="ov-key" /> Half of all
          </span>
          <span className="row g6">
            <i className="ov-key soft" /> Nine of ten
          </span>
        </span>
      </div>
      {!stages && <span className="sk ov-chart" />}
      {empty && <p className="dim ov-nothing">Nobody was in any stage in this period.</p>}
      {stages && !empty && (
        <>
          <ul className="ov-stages">
            {stages.map(({ stage, medianDays, p90Days, moved, waiting, longestDays }) => (
              <li key={stage}>
                <div className="row sp g8">
                  <Link to="/admin" search={{ tab: 'candidates', status: stage, sort: 'oldest' }}>
                    {names[stage]}
                  </Link>
                  <span className="tn">
                    <b className="b">{daysText(medianDays)}</b>{' '}
                    {p90Days !== null && <span className="dim">· 90%: {daysText(p90Days)}</span>}
                  </span>
                </div>
                <span className="ov-track ov-double" aria-hidden="true">
                  <i className="ov-fill soft" style={{ width: share(p90Days) }} />
                  <i className="ov-fill ov-hired" style={{ width: share(medianDays) }} />
                </span>
                <span className="xs dim tn">
                  {moved.toLocaleString('en-US')} moved on · {waiting.toLocaleString('en-US')} wait
                  {longestDays !== null && waiting > 0 && `, the longest ${daysText(longestDays)}`}
                </span>
              </li>
            ))}
          </ul>
          <ChartTable
            caption="Time in stage"
            columns={['Stage', 'Half of all', 'Nine of ten', 'Moved on', 'Wait now', 'Longest wait']}
            rows={stages.map(({ stage, medianDays, p90Days, moved, waiting, longestDays }) => [
              names[stage],
              daysText(medianDays),
              daysText(p90Days),
              moved,
              waiting,
              waiting > 0 ? daysText(longestDays) : '–',
            ])}
          />
        </>
      )}
      <p className="xs dim">
        Calendar days of people who left the stage in this period, and of everybody who is still in it.
      </p>
    </section>
  );
}
