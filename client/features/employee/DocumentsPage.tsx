import { Link } from '@tanstack/react-router';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { DocumentsCard } from '../documents/DocumentsCard.tsx';
import { ConfirmFirst } from '../portal/OwnAccess.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Where hired people hand in onboarding documents and change their bank details. */
export function DocumentsPage() {
  useTitle('Onboarding documents');
  return (
    <main className="em-main stack g24" id="main">
      <div className="stack g4">
        <h1 className="h2 em-title">Onboarding documents</h1>
        <p className="dim">What we need to pay you: your address, tax number, bank details, and ID.</p>
      </div>
      <Content />
      <p className="sm">
        <Link to="/employee/profile">Your profile</Link>
      </p>
    </main>
  );
}

function Content() {
  const me = trpc.auth.me.useQuery();
  const own = trpc.documents.own.useQuery(undefined, { enabled: me.data?.emailConfirmed === true });
  if (me.data && !me.data.emailConfirmed) {
    return (
      <p>
        <ConfirmFirst email={me.data.email} what="submit documents" />
      </p>
    );
  }
  if (own.data) {
    return (
      <section className="em-panel em-pad stack g16">
        {!own.data.onFile && <p>You haven’t submitted anything yet.</p>}
        <DocumentsCard action={own.data.onFile ? 'Change your documents' : 'Submit documents'} />
      </section>
    );
  }
  const failed = own.error ?? me.error;
  if (!failed) return <PageSkeleton heights={[180]} />;
  return (
    <ErrorState
      title="We couldn’t load your documents"
      message={readError(failed).message}
      onRetry={() => void (me.data ? own.refetch() : me.refetch())}
    />
  );
}
