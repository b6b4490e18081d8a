import { Link } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/states/Notice.tsx';

/** Shown while HR still needs documents from this person; hidden until that's known. */
export function DocumentsNotice() {
  const own = trpc.documents.own.useQuery();
  if (!own.data) return null;
  const { onFile, requests } = own.data;
  if (onFile && requests.length === 0) return null;
  return (
    <Notice kind="warn">
      {onFile ? 'HR needs a document from you.' : 'We need your onboarding documents to pay you.'}{' '}
      <Link to="/employee/documents">Submit documents</Link>
    </Notice>
  );
}
