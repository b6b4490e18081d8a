import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { CandidateSort } from '../../../shared/candidateStatus.ts';
import type { CandidateRow } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { shortDate } from '../../../shared/time.ts';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TagLine } from '../tags/TagChip.tsx';
import { DemoMark } from './DemoMark.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { ScoreText, scoreLine } from './ScoreMark.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import type { ChooseStatus } from './useStatusDesk.tsx';

export type CandidateRowsProps = {
  rows: CandidateRow[];
  sort: CandidateSort;
  /** Shows grey rows instead, of the same height. */
  loading: boolean;
  selected: CandidateId | null;
  onOpen: (id: CandidateId) => void;
  onStatus: ChooseStatus;
  /** Whom the next bulk action is about; null where nothing can be changed. */
  picked: Picked | null;
  hidden: readonly CandidateColumn[];
};

export type Picked = {
  ids: ReadonlySet<CandidateId>;
  onToggle: (id: CandidateId) => void;
  onAll: (all: boolean) => void;
};

/** Columns that can be left out; the name and the status always show. */
export const candidateColumns = {
  email: 'Email',
  position: 'Position',
  country: 'Country',
  score: 'Score',
  tags: 'Tags',
  applied: 'Applied',
} as const;
export type CandidateColumn = keyof typeof candidateColumns;

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** HR's table on a wide screen. */
export function CandidateTable(props: CandidateRowsProps) {
  const { rows, sort, loading, selected, onOpen, onStatus, picked, hidden } = props;
  const shows = (column: CandidateColumn): boolean => !hidden.includes(column);
  const all = rows.length > 0 && rows.every(({ id }) => picked?.ids.has(id));
  return (
    <section className="ad-scroll ad-steady" aria-label="Candidates, table">
      <table className="tbl">
        <thead>
          <tr>
            {picked && (
              <th scope="col" className="ad-pick">
                <input
                  type="checkbox"
                  aria-label="Select everybody on this page"
                  checked={all}
                  onChange={() => picked.onAll(!all)}
                />
              </th>
            )}
            <Head label="Name" order={sort === 'name' ? 'ascending' : null} />
            {shows('email') && <th scope="col">Email</th>}
            {shows('position') && <th scope="col">Position</th>}
            {shows('country') && <th scope="col">Country</th>}
            {shows('score') && (
              <Head label="Score" order={sort === 'score' ? 'descending' : null} className="r" />
            )}
            {shows('tags') && <th scope="col">Tags</th>}
            <th scope="col">Status</th>
            {shows('applied') && <Head label="Applied" order={appliedOrder[sort]} />}
          </tr>
        </thead>
        <tbody className={loading ? 'ad-wait' : ''}>
          {loading && waiting.map((key) => <WaitingRow key={key} picked={picked !== null} shows={shows} />)}
          {rows.map((row) => (
            <tr key={row.id} className={row.id === selected || picked?.ids.has(row.id) ? 'sel' : ''}>
              {picked && (
                <td className="ad-pick">
                  <input
                    type="checkbox"
                    aria-label={`Select ${row.fullName}`}
                    checked={picked.ids.has(row.id)}
                    onChange={() => picked.onToggle(row.id)}
                  />
                </td>
              )}
              <td className="ad-person">
                <span className="row g8">
                  <InitialsAvatar name={row.fullName} size={24} />
                  <NameButton row={row} onOpen={onOpen} />
                  <DemoMark person={row.id} />
                  {row.live && <LiveBadge />}
                </span>
              </td>
              {shows('email') && (
                <td className="dim ad-email" title={row.email}>
                  {row.email}
                </td>
              )}
              {shows('position') && (
                <td className="ad-position" title={row.position}>
                  <bdi>{row.position}</bdi>
                </td>
              )}
              {shows('country') && (
                <td className="dim ad-country" title={row.country}>
                  <bdi>{row.country}</bdi>
                </td>
              )}
              {shows('score') && (
                <td className="r ad-score">
                  <ScoreText row={row} />
                </td>
              )}
              {shows('tags') && (
                <td>
                  <TagLine tags={row.tags} most={1} />
                </td>
              )}
              <td>
                {picked ? (
                  <StatusMenu person={row} onChoose={onStatus} />
                ) : (
                  <StatusBadge status={row.status} />
                )}
              </td>
              {shows('applied') && <td className="dim tn">{shortDate(row.appliedAt)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const appliedOrder = { newest: 'descending', oldest: 'ascending', name: null, score: null } as const;

/** A column that the list can be sorted by: an arrow where it is. */
function Head(props: { label: string; order: 'ascending' | 'descending' | null; className?: string }) {
  const { label, order, className } = props;
  const Arrow = order === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" className={className} aria-sort={order ?? undefined}>
      {label}
      {order && <Arrow className="ad-sorted" size={13} stroke={1.75} aria-hidden="true" />}
    </th>
  );
}

/** The same people on a phone: two lines each. */
export function CandidatePeople({ rows, loading, selected, onOpen, onStatus, picked }: CandidateRowsProps) {
  return (
    <ul data-steps="" className={`ad-people ${picked ? 'ad-picking' : ''} ${loading ? 'ad-wait' : ''}`}>
      {loading &&
        waiting.map((key) => (
          <li key={key}>
            {picked && <span className="sk ad-pick" style={{ width: 20, height: 20 }} />}
            <span className="sk" style={{ width: '60%', height: 22 }} />
            <span className="sk" style={{ width: 92, height: 24 }} />
            <span className="sk" style={{ width: '80%' }} />
          </li>
        ))}
      {rows.map((row) => (
        <li key={row.id} className={row.id === selected || picked?.ids.has(row.id) ? 'sel' : ''}>
          {picked && (
            <label className="ad-pick">
              <input
                type="checkbox"
                aria-label={`Select ${row.fullName}`}
                checked={picked.ids.has(row.id)}
                onChange={() => picked.onToggle(row.id)}
              />
            </label>
          )}
          <span className="row g8" style={{ minWidth: 0 }}>
            <NameButton row={row} onOpen={onOpen} />
            <DemoMark person={row.id} />
            {row.live && <LiveBadge />}
          </span>
          {picked ? <StatusMenu person={row} onChoose={onStatus} /> : <StatusBadge status={row.status} />}
          <span className="xs dim ad-line">
            <bdi>{row.position}</bdi> · <bdi>{row.country}</bdi>
          </span>
          <span className="xs dim tn" style={{ textAlign: 'end' }}>
            {scoreLine(row)}
            {shortDate(row.appliedAt)}
          </span>
          <TagLine tags={row.tags} most={3} />
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

const widths = { email: 180, position: 170, country: 80, score: 24, tags: 90, status: 92, applied: 44 };

/** The outline of a row: the same columns, the same height. */
function WaitingRow(props: { picked: boolean; shows: (column: CandidateColumn) => boolean }) {
  const { picked, shows } = props;
  return (
    <tr>
      {picked && (
        <td className="ad-pick">
          <span className="sk" style={{ width: 18, height: 18 }} />
        </td>
      )}
      <td>
        <span className="row g8">
          <span className="sk" style={{ width: 24, height: 24, borderRadius: '50%' }} />
          <span className="sk" style={{ width: 126 }} />
        </span>
      </td>
      {(['email', 'position', 'country', 'score', 'tags'] as const).filter(shows).map((column) => (
        <td key={column}>
          <span
            className="sk"
            style={{ width: widths[column], marginLeft: column === 'score' ? 'auto' : undefined }}
          />
        </td>
      ))}
      <td>
        <span className="sk" style={{ width: widths.status, height: 24 }} />
      </td>
      {shows('applied') && (
        <td>
          <span className="sk" style={{ width: widths.applied }} />
        </td>
      )}
    </tr>
  );
}
