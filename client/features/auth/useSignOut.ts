import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getMutationKey } from '@trpc/react-query';
import { deviceDrafts, tabDrafts } from '../../drafts.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { clearDrafts } from '../conversation/drafts.ts';

export type SignOut = { start: () => void; pending: boolean };

/**
 * Whether a sign-out is in progress here, until its landing page is shown. Listeners that notice the missing
 * session in the meantime must not redirect.
 */
export function useIsSigningOut(): boolean {
  return useIsMutating({ mutationKey: getMutationKey(trpc.auth.signOut) }) > 0;
}

/**
 * Ends the session and removes everything personal this browser read or stored (quality S23); then goes home,
 * unless `stay`.
 */
export function useSignOut({ stay = false }: { stay?: boolean } = {}): SignOut {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const signOut = trpc.auth.signOut.useMutation({
    onSuccess: async () => {
      clearDrafts('');
      for (const store of [deviceDrafts, tabDrafts]) store.clear('draft:');
      if (!stay) await navigate({ to: '/' });
      queries.removeQueries({ type: 'inactive' });
      await utils.invalidate();
    },
    onError: toastFailure('You’re still signed in', 'sign-out'),
  });
  return { start: () => signOut.mutate(), pending: signOut.isPending };
}
