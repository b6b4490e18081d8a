import { dateText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';
import { DemoMark } from '../../candidates/DemoMark.tsx';

/** Whose data must not be deleted, and why. A hold is set in the person's drawer. */
export function Holds() {
  const holds = trpc.privacy.holds.useQuery();
  const utils = trpc.useUtils();
  const lift = trpc.privacy.setHold.useMutation({
    onSuccess: () => toast.success('The legal hold is lifted', undefined, { id: 'hold' }),
    onError: (error) => toast.error('Not lifted', readError(error).message, { id: 'hold' }),
    onSettled: () => Promise.all([utils.privacy.holds.invalidate(), utils.privacy.retention.invalidate()]),
  });
  return (
    <section className="ad-panel ad-inset stack g12" aria-labelledby="holds-title">
      <h2 className="h3" id="holds-title">
        Legal holds
      </h2>
      <p className="sm dim">
        Nothing of these people is deleted, by nobody, until the hold is lifted. You set one in the person’s
        drawer, under Documents.
      </p>
      {holds.data?.length === 0 && <p className="sm">There is none.</p>}
      <ul className="stack g8">
        {holds.data?.map(({ candidateId, fullName, reason, since }) => (
          <li key={candidateId} className="row g12 w sm">
            <span className="grow break">
              <bdi className="b">{fullName}</bdi> <DemoMark person={candidateId} /> · {reason}{' '}
              <span className="dim">· since {dateText(since)}</span>
            </span>
            <button
              type="button"
              className="btn default xs"
              aria-label={`Lift the hold on ${fullName}`}
              disabled={lift.isPending}
              onClick={() => lift.mutate({ candidateId, held: false, reason: 'Lifted in the panel' })}
            >
              Lift
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
