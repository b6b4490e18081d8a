import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getMutationKey } from '@trpc/react-query';
import { readError } from '../../errors.ts';
import { liveSocket, trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';
import { clearDrafts } from '../conversation/drafts.ts';

export type SignOut = { start: () => void; pending: boolean };

/**
 * Whether somebody is signing out here, until the page they land on is there: what hears meanwhile that nobody is
 * signed in must not lead elsewhere.
 */
export function useIsSigningOut(): boolean {
  return useIsMutating({ mutationKey: getMutationKey(trpc.auth.signOut) }) > 0;
}

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
    onError: (error) => toast.error('You’re still signed in', readError(error).message, { id: 'sign-out' }),
  });
  return { start: () => signOut.mutate(), pending: signOut.isPending };
}
