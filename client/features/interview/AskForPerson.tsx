import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';

/** The way around the AI. `compact` is one line for the side of a running interview. */
export function AskForPerson({ asked, compact = false }: { asked: boolean; compact?: boolean }) {
  const [sent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const human = trpc.interview.requestHuman.useMutation({
    onSuccess: () => {
      setSent(true);
      void utils.candidatePortal.view.invalidate();
    },
    onError: () => toast.error('Error', 'Your request was not sent. Please try again.', { id: 'human' }),
  });
  const known = asked || sent;
  const confirmation = 'HR knows that you would like to talk with a person and will write to you.';
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
      <h3>Would you rather talk with a person?</h3>
      <div role="status">
        {known && <p>{confirmation} You can still start here if you change your mind.</p>}
      </div>
      {!known && (
        <>
          <p className="dim">It is no disadvantage for you. HR writes to you and agrees on a time.</p>
          <button type="button" className="btn default start" disabled={human.isPending} onClick={ask}>
            {human.isPending ? 'Sending…' : 'Ask for a person instead'}
          </button>
        </>
      )}
    </section>
  );
}
