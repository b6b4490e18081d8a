import type { ExportRecord } from '../../../../shared/exports.ts';
import { momentText } from '../../../../shared/time.ts';
import { trpc } from '../../../trpc.ts';

const states: Record<ExportRecord['state'], { word: string; look: string }> = {
  open: { word: 'Not finished', look: 'bdg line' },
  complete: { word: 'Complete', look: 'bdg green' },
  cut: { word: 'Cut off', look: 'bdg red' },
};

/** Whether the files of the latest exports are whole. */
export function RecentExports() {
  const recent = trpc.admin.exports.recent.useQuery();
  if (!recent.data || recent.data.length === 0) return null;
  return (
    <section className="ad-panel" aria-labelledby="recent-exports">
      <div className="ad-box">
        <h3 className="h4" id="recent-exports">
          Latest exports
        </h3>
        <p className="sm dim">
          A file is whole when it stands here as complete; it then has as many rows, and one more with the
          names of the columns. One that broke off is marked as failed by the browser, too.
        </p>
      </div>
      <div className="ad-scroll">
        <table className="tbl ad-rows">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Export</th>
              <th scope="col">Who</th>
              <th scope="col">Rows</th>
              <th scope="col">Personal data</th>
              <th scope="col">File</th>
            </tr>
          </thead>
          <tbody>
            {recent.data.map(({ id, at, kind, who, rows, personal, state }) => (
              <tr key={id}>
                <th scope="row" className="ad-rowhead tn">
                  {momentText(at)}
                </th>
                <td data-label="Export">{kind}</td>
                <td data-label="Who">
                  <bdi>{who}</bdi>
                </td>
                <td data-label="Rows" className="tn">
                  {rows === null ? '–' : rows.toLocaleString('en-US')}
                </td>
                <td data-label="Personal data">{personal ? 'In full' : 'Masked'}</td>
                <td data-label="File">
                  <span className={states[state].look}>{states[state].word}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
