import type { CandidateRow } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { shortDate } from '../../../shared/time.ts';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import type { ChangeStatus } from './useStatusChange.tsx';

export type CandidateRowsProps = {
  rows: CandidateRow[];
  /** Shows grey rows instead, of the same height. */
  loading: boolean;
  selected: CandidateId | null;
  onOpen: (id: CandidateId) => void;
  onStatus: ChangeStatus;
};

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** HR's table on a wide screen. */
export function CandidateTable({ rows, loading, selected, onOpen, onStatus }: CandidateRowsProps) {
  return (
    <section className="ad-scroll" aria-label="Candidates, table">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Position</th>
            <th scope="col">Country</th>
            <th scope="col" className="r">
              Score
            </th>
            <th scope="col">Status</th>
            <th scope="col">Applied</th>
          </tr>
        </thead>
        <tbody className={loading ? 'ad-wait' : ''}>
          {loading && waiting.map((key) => <WaitingRow key={key} />)}
          {rows.map((row) => (
            <tr key={row.id} className={row.id === selected ? 'sel' : ''}>
              <td>
                <span className="row g8">
                  <InitialsAvatar name={row.fullName} size={24} />
                  <NameButton row={row} onOpen={onOpen} />
                  {row.live && <LiveBadge />}
                </span>
              </td>
              <td className="dim" title={row.email}>
                {row.email}
              </td>
              <td title={row.position}>
                <bdi>{row.position}</bdi>
              </td>
              <td className="dim" title={row.country}>
                <bdi>{row.country}</bdi>
              </td>
              <td className="r ad-score">{row.score ?? '–'}</td>
              <td>
                <StatusMenu person={row} onChange={onStatus} />
              </td>
              <td className="dim tn">{shortDate(row.appliedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same people on a phone: two lines each. */
export function CandidatePeople({ rows, loading, selected, onOpen, onStatus }: CandidateRowsProps) {
  return (
    <ul className={`ad-people ${loading ? 'ad-wait' : ''}`}>
      {loading &&
        waiting.map((key) => (
          <li key={key}>
            <span className="sk" style={{ width: '60%', height: 22 }} />
            <span className="sk" style={{ width: 92, height: 24 }} />
            <span className="sk" style={{ width: '80%' }} />
          </li>
        ))}
      {rows.map((row) => (
        <li key={row.id} className={row.id === selected ? 'sel' : ''}>
          <span className="row g8" style={{ minWidth: 0 }}>
            <NameButton row={row} onOpen={onOpen} />
            {row.live && <LiveBadge />}
          </span>
          <StatusMenu person={row} onChange={onStatus} />
          <span className="xs dim ad-line">
            <bdi>{row.position}</bdi> · <bdi>{row.country}</bdi>
          </span>
          <span className="xs dim tn" style={{ textAlign: 'end' }}>
            {row.score !== null && `Score ${row.score} · `}
            {shortDate(row.appliedAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where the drawer's focus comes back to. */
export function focusCandidate(id: CandidateId): void {
  document.querySelector<HTMLElement>(`[data-candidate="${id}"]`)?.focus();
}

function NameButton({ row, onOpen }: { row: CandidateRow; onOpen: (id: CandidateId) => void }) {
  return (
    <button
      type="button"
      className="ad-name"
      dir="auto"
      data-candidate={row.id}
      title={row.fullName}
      onClick={() => onOpen(row.id)}
    >
      {row.fullName}
    </button>
  );
}

const widths = { name: 150, email: 180, position: 170, country: 80, score: 24, status: 92, applied: 44 };

function WaitingRow() {
  return (
    <tr>
      {Object.entries(widths).map(([column, width]) => (
        <td key={column}>
          <span className="sk" style={{ width, marginLeft: column === 'score' ? 'auto' : undefined }} />
        </td>
      ))}
    </tr>
  );
}
