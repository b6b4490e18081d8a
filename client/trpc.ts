import { MutationCache, QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink, wsLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../server/router.ts';
import { UNATTENDED_HEADER } from '../shared/auth/attended.ts';
import { readError } from './errors.ts';
import { noticingBuild } from './newVersion.ts';
import { isAttended } from './realtime/attended.ts';
import { createRealtimeSocket } from './realtime/socket.ts';
import { announceSignInChange, onSignInChange } from './signedIn.ts';
import { timed } from './timeouts.ts';

export const trpc = createTRPCReact<AppRouter>();
export type Outputs = inferRouterOutputs<AppRouter>;

/** Refused requests aren't retried; lost connections are. */
const finalCodes = new Set([
  'session_ended',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'no_employee_record',
  'email_unconfirmed',
  'not_hired',
  'invalid_input',
  'too_many_attempts',
]);

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: (_data, _input, _context, { options }) => {
      // Every mutation of the auth router changes who someone is, or may; a code may open someone else's portal.
      const path = options.mutationKey?.[0];
      if (Array.isArray(path) && (path[0] === 'auth' || path[1] === 'open'))
        announceSignInChange(path[1] === 'signOut');
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && !finalCodes.has(readError(error).code),
    },
    // Without a connection, a mutation fails immediately and says so. The library's default would queue it
    // and run it once the connection is back, when no one expects it anymore.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The page's one realtime connection; opened only by pages with realtime content. */
export const realtimeSocket = createRealtimeSocket(() => `${location.origin.replace(/^http/, 'ws')}/trpc`);
// The socket keeps its original cookies; another tab may have newer ones.
onSignInChange(() => realtimeSocket.renew());

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: wsLink({ client: realtimeSocket.client }),
      false: httpBatchLink({
        url: '/trpc',
        maxItems: 10,
        fetch: timed(noticingBuild),
        headers: () => (isAttended() ? {} : { [UNATTENDED_HEADER]: '1' }),
      }),
    }),
  ],
});
