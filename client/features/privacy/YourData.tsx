import { useEffect, useRef, useState } from 'react';
import type { PrivacyKind } from '../../../shared/privacy.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';

const LOOK_MS = 3_000;

const sent: Record<PrivacyKind, string> = {
  copy: 'We’re preparing your copy. You’ll get an email with the download link within minutes.',
  deletion:
    'We’re deleting your data. We’ll email you what we deleted and what, if anything, we have to keep by law.',
};

/** A copy of one's data, or its deletion, from inside the portal. `onDeleting` hears that a deletion began. */
export function YourData({ onDeleting }: { onDeleting: () => void }) {
  const [asking, setAsking] = useState(false);
  const keys = useRef<Partial<Record<PrivacyKind, string>>>({});
  const utils = trpc.useUtils();
  const request = trpc.privacy.requestOwn.useMutation({
    onSuccess: ({ kind }) => {
      setAsking(false);
      if (kind === 'deletion') onDeleting();
    },
    onError: (error) =>
      toast.error('We couldn’t send your request', readError(error).message, { id: 'your-data' }),
  });
  const deleting = request.data?.kind === 'deletion';
  useEffect(() => {
    if (!deleting) return;
    // Once it is carried out the portal is closed, and a look at it says so.
    const timer = setInterval(() => void utils.candidatePortal.view.invalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [deleting, utils]);
  const send = (kind: PrivacyKind): void => {
    if (request.isPending) return;
    keys.current[kind] ??= crypto.randomUUID();
    request.mutate({ kind, idempotencyKey: keys.current[kind] });
  };
  return (
    <section className="stack g12" style={{ marginTop: 16 }} aria-labelledby="your-data">
      <h3 className="h4" id="your-data">
        Your data
      </h3>
      <p className="sm dim">
        You can get a copy of everything we store about you, or have it deleted. We’ll email you the copy.
      </p>
      {request.data && (
        <div role="status">
          <Notice kind="good">{sent[request.data.kind]}</Notice>
        </div>
      )}
      <div className="row g8 w">
        <button
          type="button"
          className="btn default sm"
          disabled={request.isPending}
          onClick={() => send('copy')}
        >
          Send me a copy
        </button>
        <button
          type="button"
          className="btn danger sm"
          disabled={request.isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Delete my data
        </button>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete your data?"
        action="Delete my data"
        doing="Sending…"
        pending={request.isPending}
        danger
        onConfirm={() => send('deletion')}
      >
        <p>
          We’ll delete your applications, interview, files, messages, answers to voluntary questions, emails,
          and account, and close your candidate portal. This can’t be undone. If you work or have worked with
          us, we have to keep payroll and tax records for some years by law. We’ll email you what stays and
          until when.
        </p>
      </ConfirmDialog>
    </section>
  );
}
