import { auditText, subjectText } from '../../../../shared/auditWords.ts';
import type { CandidateId } from '../../../../shared/ids.ts';
import { toId } from '../../../../shared/isId.ts';
import type { AuditRow } from '../../../../shared/panel.ts';
import { momentText } from '../../../../shared/time.ts';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { WaitingRows } from '../PanelParts.tsx';

const widths = { time: 150, action: 190, who: 120, about: 120, details: 220 };

/** Lines of the log. `onAbout` narrows a list to one thing; null where that is done already. */
export function AuditTable(props: {
  rows: AuditRow[];
  waiting: boolean;
  onAbout: ((subjectId: string) => void) | null;
}) {
  const { rows, waiting, onAbout } = props;
  return (
    <section className="ad-scroll" aria-label="Audit log, table">
      <table className="tbl ad-rows">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Action</th>
            <th scope="col">Who</th>
            <th scope="col">About</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody className={waiting ? 'ad-wait' : ''}>
          {waiting && <WaitingRows widths={widths} />}
          {rows.map((row) => (
            <AuditLine key={row.id} row={row} onAbout={onAbout} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AuditLine({ row, onAbout }: { row: AuditRow; onAbout: ((id: string) => void) | null }) {
  const details = Object.entries(row.data)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  const about = row.subjectId ? (
    <>
      {subjectText(row.subjectKind)} <bdi>{row.subjectName ?? row.subjectId.slice(0, 8)}</bdi>{' '}
      {row.subjectKind === 'candidate' && <DemoMark person={toId<CandidateId>(row.subjectId)} />}
    </>
  ) : (
    '–'
  );
  return (
    <tr>
      <th scope="row" className="ad-rowhead tn">
        {momentText(row.createdAt)}
      </th>
      <td data-label="Action" title={row.action}>
        {auditText(row.action)}
      </td>
      <td data-label="Who" title={row.ip ?? undefined}>
        <bdi>{row.actor}</bdi>
      </td>
      <td data-label="About" title={row.subjectId ?? undefined}>
        {row.subjectId && onAbout ? (
          <button type="button" className="ad-name dim" onClick={() => onAbout(row.subjectId ?? '')}>
            {about}
          </button>
        ) : (
          about
        )}
      </td>
      <td data-label="Details" className="dim" title={details}>
        {details || '–'}
      </td>
    </tr>
  );
}
