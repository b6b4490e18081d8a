import { Link } from '@tanstack/react-router';
import { momentText } from '../../../../shared/time.ts';
import { trpc } from '../../../trpc.ts';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { InboxSection } from './InboxSection.tsx';

/** Onboarding documents that nobody has checked yet; each leads to the person's Documents. */
export function DocumentsToCheck() {
  const list = trpc.admin.inbox.documents.useQuery();
  return (
    <InboxSection
      title="Documents to check"
      noun="documents"
      query={list}
      count={list.data?.length ?? null}
      empty={{
        title: 'Nothing waits',
        text: 'Onboarding documents appear here when they are handed in.',
      }}
    >
      {list.data?.map(({ candidateId, fullName, position, since }) => (
        <li key={candidateId}>
          <div className="grow stack g4">
            <b className="b break" dir="auto">
              {fullName} <DemoMark person={candidateId} />
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
    </InboxSection>
  );
}
