import { Link } from '@tanstack/react-router';
import { momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelEmpty } from '../PanelParts.tsx';

/** Onboarding documents that nobody has checked yet; each leads to the person's Documents. */
export function DocumentsToCheck() {
  const list = trpc.admin.inbox.documents.useQuery();
  return (
    <section aria-labelledby="documents-title">
      <div className="ad-section-head">
        <h2 className="h3" id="documents-title">
          Documents to check
        </h2>
        <span className="sm dim tn">{list.data?.length ?? ''}</span>
      </div>
      <div className="ad-panel" aria-busy={list.isFetching}>
        {list.isError && !list.data ? (
          <div className="ad-inset">
            <ErrorState
              title="The documents did not load"
              message={readError(list.error).message}
              onRetry={() => list.refetch()}
            />
          </div>
        ) : list.data?.length === 0 ? (
          <PanelEmpty
            title="Nothing waits"
            text="Onboarding documents appear here when they are handed in."
          />
        ) : (
          <ul className="ad-list">
            {list.data?.map(({ candidateId, fullName, position, since }) => (
              <li key={candidateId}>
                <div className="grow stack g4">
                  <b className="b break" dir="auto">
                    {fullName}
                  </b>
                  <span className="xs dim">
                    <bdi>{position}</bdi> · {momentText(since)}
                  </span>
                </div>
                <Link
                  to="/admin"
                  search={{ tab: 'candidates', candidate: candidateId, show: 'documents' }}
                  className="btn default sm"
                >
                  Check<span className="vh"> the documents of {fullName}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
