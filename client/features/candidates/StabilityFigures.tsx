import type { Spread, StabilityCheck } from '../../../shared/stability.ts';
import { momentText } from '../../../shared/time.ts';

/** What the runs of a check say: about the score, each criterion, the recommendation and lost quotes. */
export function StabilityFigures({ check }: { check: StabilityCheck }) {
  const { summary, runs } = check;
  const dropped = runs.flatMap((run) =>
    run.dropped.map((lost, place) => ({ ...lost, run: run.number, key: `${run.number} ${place}` })),
  );
  return (
    <div className="stack g12">
      {summary.score && (
        <dl className="stb-figures tn">
          {(
            [
              ['Lowest', summary.score.min],
              ['Middle', summary.score.median],
              ['Highest', summary.score.max],
              ['Deviation', summary.score.deviation],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt className="xs dim">{label}</dt>
              <dd className="b">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="sm">
        {summary.changed === 0
          ? `All ${summary.runs} runs came to “${summary.usual}” (provisional).`
          : `${summary.changed} of ${summary.runs} runs came to another recommendation than “${summary.usual}” (provisional).`}
      </p>
      {check.builtIn && (
        <p className="sm dim">
          Scored by the built-in model. Its rules are the same on every run, so nothing moves; with a
          connected model this shows how much it does.
        </p>
      )}
      <table className="rp-table">
        <caption className="vh">Spread of each criterion</caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Ratings</th>
            <th scope="col">Deviation</th>
            <th scope="col">No evidence</th>
          </tr>
        </thead>
        <tbody>
          {summary.criteria.map(({ criterion, label, spread, without }) => (
            <tr key={criterion}>
              <th scope="row">{label}</th>
              <td className="tn">{rangeText(spread)}</td>
              <td className="tn">{spread?.deviation ?? '–'}</td>
              <td className="tn">{without === 0 ? '–' : `${without} of ${summary.runs}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="ov-table">
        <summary className="xs">
          {runs.length === 1 ? '1 run' : `${runs.length} runs`}
          {dropped.length > 0 && `, ${dropped.length === 1 ? '1 quote' : `${dropped.length} quotes`} dropped`}
        </summary>
        <p className="sm tn">{runs.map(({ number, score }) => `Run ${number}: ${score}`).join(' · ')}</p>
        {dropped.length > 0 && (
          <>
            <p className="xs dim">These quotes aren’t in the transcript and counted for nothing:</p>
            <ul className="rp-notable sm">
              {dropped.map(({ key, label, quote, run }) => (
                <li key={key} className="break">
                  Run {run}, {label}: <q dir="auto">{quote}</q>
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
      <p className="xs dim">
        {momentText(check.startedAt)} · {check.model}
        {check.startedBy && (
          <>
            {' '}
            · started by <bdi>{check.startedBy}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

function rangeText(spread: Spread | null): string {
  if (!spread) return '–';
  return spread.min === spread.max ? String(spread.min) : `${spread.min}–${spread.max}`;
}
