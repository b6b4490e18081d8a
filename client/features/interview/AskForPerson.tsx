import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';

/** The way around the AI. `compact` is one line for the side of a running interview. */
export function AskForPerson({ asked, compact = false }: { asked: boolean; compact?: boolean }) {
  const [sent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const human = trpc.interview.requestHuman.useMutation({
    onSuccess: () => {
      setSent(true);
      void utils.candidatePortal.view.invalidate();
    },
    onError: () => toast.error('Error', 'We couldn’t send your request. Please try again.', { id: 'human' }),
  });
  const known = asked || sent;
  const confirmation = 'HR knows you’d like to talk with a person and will email you.';
  const ask = (): void => human.mutate();
  if (compact) {
    return (
      <p className="dim" role="status">
        {known ? (
          confirmation
        ) : (
          <button type="button" className="link" disabled={human.isPending} onClick={ask}>
            Ask for a person instead
          </button>
        )}
      </p>
    );
  }
  return (
    <section className="slab stack g8">
      <h3>Prefer to talk with a person?</h3>
      <div role="status">
        {known && <p>{confirmation} You can still start here if you change your mind.</p>}
      </div>
      {!known && (
        <>
          <p className="dim">It won’t affect your application. HR will email you to arrange a time.</p>
          <button type="button" className="btn default start" disabled={human.isPending} onClick={ask}>
            {human.isPending ? 'Sending…' : 'Ask for a person instead'}
          </button>
        </>
      )}
    </section>
  );
}
