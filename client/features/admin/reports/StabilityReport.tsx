import { momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** How far scores can be relied on, over the latest checks; no scores, no names. */
export function StabilityReport() {
  const report = trpc.admin.stability.report.useQuery();
  const data = report.data;
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="stability-title">
      <h2 className="h3" id="stability-title">
        Stability of scores
      </h2>
      {report.isPending && <p className="dim">Loading…</p>}
      {report.isError && !data && <Notice kind="bad">{readError(report.error).message}</Notice>}
      {data?.checks === 0 && (
        <p className="dim">
          No check yet. “Check stability” beside the score of an interview scores it several times over.
        </p>
      )}
      {data && data.checks > 0 && (
        <>
          <p className="sm">
            {data.checks === 1 ? '1 check' : `${data.checks} checks`} of{' '}
            {data.people === 1 ? '1 person' : `${data.people} people`}. The widest spread was{' '}
            {data.worst === 1 ? '1 point' : `${data.worst} points`};{' '}
            {data.changed === 1 ? 'in 1 check' : `in ${data.changed} checks`} a run came to another
            recommendation.
          </p>
          <div className="ov-table-scroll">
            <table className="rp-table">
              <caption className="vh">Latest checks</caption>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Model</th>
                  <th scope="col">Runs</th>
                  <th scope="col">Spread</th>
                  <th scope="col">Deviation</th>
                  <th scope="col">Changed</th>
                </tr>
              </thead>
              <tbody>
                {data.latest.map((check) => (
                  <tr key={check.at}>
                    <th scope="row">{momentText(check.at)}</th>
                    <td>{check.model}</td>
                    <td className="tn">{check.runs}</td>
                    <td className="tn">{check.range}</td>
                    <td className="tn">{check.deviation}</td>
                    <td className="tn">{check.changed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
