import type { PrivacyRequestRow, PrivacyState } from '../../../../shared/privacy.ts';
import { dateText, momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { PanelEmpty, WaitingRows } from '../PanelParts.tsx';

const widths = { time: 150, who: 160, what: 90, state: 180, action: 90 };

const states: Record<PrivacyState, { text: string; color: string }> = {
  unconfirmed: { text: 'Link sent, not confirmed', color: 'gray' },
  working: { text: 'In work', color: 'blue' },
  waiting: { text: 'Waits for HR', color: 'orange' },
  held: { text: 'Legal hold', color: 'yellow' },
  kept: { text: 'Deleted, records kept', color: 'green' },
  done: { text: 'Done', color: 'green' },
};

/** What people asked for, newest first. */
export function RequestList({ rows }: { rows: PrivacyRequestRow[] | null }) {
  if (rows?.length === 0) {
    return (
      <PanelEmpty
        title="No data requests"
        text="People ask on the page “Request or delete my data” or in the candidate portal."
      />
    );
  }
  return (
    <section className="ad-scroll" aria-label="Data requests, table">
      <table className="tbl ad-rows">
        <thead>
          <tr>
            <th scope="col">Asked</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">State</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody className={rows ? '' : 'ad-wait'}>
          {!rows && <WaitingRows widths={widths} />}
          {rows?.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ row }: { row: PrivacyRequestRow }) {
  const utils = trpc.useUtils();
  const carryOut = trpc.privacy.carryOut.useMutation({
    onSuccess: () => toast.success('The deletion is carried out now', undefined, { id: 'carry-out' }),
    onError: (error) =>
      toast.error('The deletion was not started', readError(error).message, { id: 'carry-out' }),
    onSettled: () => utils.privacy.requests.invalidate(),
  });
  const { text, color } = states[row.state];
  return (
    <tr>
      <th scope="row" className="ad-rowhead tn">
        {momentText(row.createdAt)}
      </th>
      <td>
        <bdi>{row.fullName ?? row.email ?? 'Erased'}</bdi> <DemoMark person={row.candidateId} />
      </td>
      <td>{row.kind === 'copy' ? 'Copy' : 'Deletion'}</td>
      <td title={row.note || undefined}>
        <span className={`bdg ${color}`}>{text}</span>
        {row.keepUntil && <span className="sm dim"> until {dateText(row.keepUntil)}</span>}
      </td>
      <td>
        {row.state === 'waiting' ? (
          <button
            type="button"
            className="btn danger xs"
            disabled={carryOut.isPending}
            onClick={() => carryOut.mutate({ requestId: row.id })}
          >
            Carry out
          </button>
        ) : (
          <span className="dim">–</span>
        )}
      </td>
    </tr>
  );
}
