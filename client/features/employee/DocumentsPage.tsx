import { Link } from '@tanstack/react-router';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { DocumentsCard } from '../documents/DocumentsCard.tsx';
import { Page } from '../employeeArea/Page.tsx';
import { PageSkeleton } from '../employeeArea/PageSkeleton.tsx';
import { ConfirmFirst } from '../portal/OwnAccess.tsx';

/** Where hired people submit onboarding documents and change their bank details. */
export function DocumentsPage() {
  useTitle('Onboarding documents');
  return (
    <Page
      title="Onboarding documents"
      text="What we need to pay you: your address, Social Security number if you have one, bank details, and ID."
    >
      <Content />
      <Text size="sm">
        <Link to="/employee/profile">Your profile</Link>
      </Text>
    </Page>
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
      <Panel as="section" round="lg" pad="lg" gap={16}>
        {!own.data.onFile && <p>You haven’t submitted anything yet.</p>}
        <DocumentsCard
          area="/employee"
          action={own.data.onFile ? 'Change your documents' : 'Submit documents'}
        />
      </Panel>
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
