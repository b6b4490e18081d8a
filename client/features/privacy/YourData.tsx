import { useEffect, useRef, useState } from 'react';
import type { PrivacyKind } from '../../../shared/privacy.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';

const LOOK_MS = 3_000;

const sent: Record<PrivacyKind, string> = {
  copy: 'We prepare the copy of your data. A mail with the download link follows within minutes.',
  deletion:
    'We delete your data now, and write to you what was deleted and what, if anything, the law makes us keep.',
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
      toast.error('The request was not sent', readError(error).message, { id: 'your-data' }),
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
        You can have a copy of everything we store about you, or have it deleted. We send the copy to your
        e-mail address.
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
          We delete your applications, interview, files, messages, answers to voluntary questions, mails and
          account, and your candidate portal closes. This cannot be undone. If you work or have worked with
          us, the law makes us keep payroll and tax records for some years; we tell you by mail what stays and
          until when.
        </p>
      </ConfirmDialog>
    </section>
  );
}
