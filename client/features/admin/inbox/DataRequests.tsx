import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { PrivacyRequestRow } from '../../../../shared/privacy.ts';
import { dateText, momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PanelEmpty } from '../PanelParts.tsx';

const kinds = { copy: 'a copy of their data', deletion: 'the deletion of their data' } as const;
const states: Record<PrivacyRequestRow['state'], string> = {
  unconfirmed: 'The link in the mail was not opened yet',
  working: 'Being carried out',
  waiting: 'Waits for you',
  held: 'A legal hold forbids deletion',
  kept: 'Done, but for what the law keeps',
  done: 'Done',
};

/** Who asked for a copy or the deletion of their data; employees wait for HR. */
export function DataRequests() {
  const list = trpc.privacy.requests.useQuery();
  const [asking, setAsking] = useState<PrivacyRequestRow | null>(null);
  return (
    <section aria-labelledby="data-title">
      <div className="ad-section-head">
        <h2 className="h3" id="data-title">
          Requests about personal data
        </h2>
        <span className="sm dim tn">{list.data?.length ?? ''}</span>
      </div>
      <div className="ad-panel" aria-busy={list.isFetching}>
        {list.isError && !list.data ? (
          <div className="ad-inset">
            <ErrorState
              title="The requests did not load"
              message={readError(list.error).message}
              onRetry={() => list.refetch()}
            />
          </div>
        ) : list.data?.length === 0 ? (
          <PanelEmpty
            title="Nobody asked"
            text="Requests from the privacy page and the portal appear here."
          />
        ) : (
          <ul className="ad-list">
            {list.data?.map((request) => (
              <li key={request.id}>
                <div className="grow stack g4">
                  <span className="break">
                    <b className="b" dir="auto">
                      {request.fullName ?? request.email ?? 'Somebody since deleted'}
                    </b>{' '}
                    asks for {kinds[request.kind]}
                  </span>
                  <span className="xs dim">
                    {momentText(request.createdAt)} · {states[request.state]}
                    {request.keepUntil && ` until ${dateText(request.keepUntil)}`}
                  </span>
                  {request.note && (
                    <blockquote className="ad-quote break" dir="auto">
                      {request.note}
                    </blockquote>
                  )}
                </div>
                {(request.state === 'waiting' || request.state === 'held') && (
                  <button type="button" className="btn default sm" onClick={() => setAsking(request)}>
                    Carry out
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <CarryOut request={asking} onClose={() => setAsking(null)} />
    </section>
  );
}

function CarryOut({ request, onClose }: { request: PrivacyRequestRow | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const carryOut = trpc.privacy.carryOut.useMutation({
    onSuccess: () => {
      toast.success('The request is carried out');
      onClose();
    },
    onError: (error) =>
      toast.error('The request was not carried out', readError(error).message, { id: 'data-request' }),
    onSettled: () => Promise.all([utils.privacy.invalidate(), utils.admin.invalidate()]),
  });
  return (
    <Modal opened={request !== null} onClose={onClose} size={520} title="Carry out this request?">
      {request && (
        <div className="stack g16">
          <p className="break">
            <bdi>{request.fullName ?? request.email}</bdi> asked for {kinds[request.kind]}.{' '}
            {request.kind === 'deletion' && 'What is deleted cannot be brought back.'}
          </p>
          <div className="row g8 w">
            <button
              type="button"
              className={request.kind === 'deletion' ? 'btn dfill' : 'btn filled'}
              disabled={carryOut.isPending}
              onClick={() => carryOut.mutate({ requestId: request.id })}
            >
              {carryOut.isPending ? 'Working…' : 'Carry out'}
            </button>
            <button type="button" className="btn default" onClick={onClose}>
              Cancel
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}
