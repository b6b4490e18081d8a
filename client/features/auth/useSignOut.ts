import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readError } from '../../errors.ts';
import { liveSocket, trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { clearDrafts } from '../conversation/drafts.ts';

export type SignOut = { start: () => void; pending: boolean };

/**
 * Ends the session and forgets everything personal this browser had read or kept (quality S23); then home,
 * unless `stay`.
 */
export function useSignOut({ stay = false }: { stay?: boolean } = {}): SignOut {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const signOut = trpc.auth.signOut.useMutation({
    onSuccess: async () => {
      clearDrafts('');
      liveSocket.renew();
      if (!stay) await navigate({ to: '/' });
      queries.removeQueries({ type: 'inactive' });
      await utils.invalidate();
    },
    onError: (error) => toast.error('You are still signed in', readError(error).message, { id: 'sign-out' }),
  });
  return { start: () => signOut.mutate(), pending: signOut.isPending };
}
