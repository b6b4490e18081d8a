import {
  type FairnessCell,
  type FairnessRow,
  type FairnessVerdict,
  fairnessMeasureLabels,
  fairnessMeasures,
  fairnessVerdictWords,
  restLabel,
  type FairnessTable as Table,
} from '../../../../shared/fairness.ts';
import { chanceText, ratioText } from './Findings.tsx';

/** Short words beside a figure; the sentence is there for pointers and screen readers. */
const marks: Record<FairnessVerdict, { word: string; tone: string }> = {
  highest: { word: 'Highest', tone: 'line' },
  within: { word: 'Within', tone: 'green' },
  unlikely: { word: 'Look', tone: 'orange' },
  maybeChance: { word: 'Watch', tone: 'yellow' },
  below: { word: 'Look', tone: 'red' },
  small: { word: 'Under 2%', tone: 'gray' },
  few: { word: 'Too few', tone: 'gray' },
  none: { word: 'None', tone: 'gray' },
};

/** Groups by step. The bars only repeat what stands beside them. */
export function FairnessTable({ table, label }: { table: Table; label: string }) {
  return (
    <section className="ad-scroll fr-scroll" aria-label={`Chances by ${label.toLowerCase()}, table`}>
      <table className="tbl ad-rows fr-table">
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">People</th>
            {fairnessMeasures.map((measure) => (
              <th scope="col" key={measure}>
                {fairnessMeasureLabels[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <GroupRow key={row.key} row={row} />
          ))}
          <tr>
            <th scope="row" className="ad-rowhead">
              {restLabel(table.rest)}
            </th>
            <td data-label="People" className="tn">
              {table.rest.people.toLocaleString('en-US')}
            </td>
            <td className="dim" colSpan={fairnessMeasures.length}>
              Not compared
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function GroupRow({ row }: { row: FairnessRow }) {
  return (
    <tr>
      <th scope="row" className="ad-rowhead">
        {row.label}
      </th>
      {row.state === 'shown' ? (
        <>
          <td data-label="People" className="tn">
            {row.people?.toLocaleString('en-US')}
          </td>
          {fairnessMeasures.map((measure) => (
            <td key={measure} data-label={fairnessMeasureLabels[measure]}>
              {row.measures[measure] ? <Figures cell={row.measures[measure]} /> : <HeldBack />}
            </td>
          ))}
        </>
      ) : (
        <>
          <td data-label="People">{row.state === 'few' ? 'Fewer than 5' : 'Held back'}</td>
          <td className="dim" colSpan={fairnessMeasures.length}>
            {row.state === 'few'
              ? 'Not shown, so that no one can be recognized'
              : 'Not shown, so that no one can work out a smaller group'}
          </td>
        </>
      )}
    </tr>
  );
}

function HeldBack() {
  return <span className="dim sm">Held back</span>;
}

function Figures({ cell }: { cell: FairnessCell }) {
  const { reached, of, rate, ratio, p, verdict } = cell;
  const { word, tone } = marks[verdict];
  const sentence = [fairnessVerdictWords[verdict], p === null ? '' : chanceText(p)]
    .filter(Boolean)
    .join(', ');
  return (
    <span className="fr-cell">
      <span className="tn nw">
        <b className="b">{rate === null ? '–' : percent(rate)}</b>{' '}
        <span className="dim xs">
          {reached.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
        </span>
      </span>
      {ratio !== null && (
        <span className="fr-bar" aria-hidden="true">
          <i className={tone} style={{ width: `${Math.min(1, ratio) * 100}%` }} />
        </span>
      )}
      <span className="row g6 w" title={sentence}>
        {ratio !== null && <span className="xs tn">ratio {ratioText(ratio)}</span>}
        <span className={`bdg ${tone} fr-mark`} aria-hidden="true">
          {word}
        </span>
        <span className="vh">{sentence}</span>
      </span>
    </span>
  );
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
