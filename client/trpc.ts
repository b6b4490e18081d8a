import { QueryClient } from '@tanstack/react-query';
import { createWSClient, httpBatchLink, splitLink, TRPCClientError, wsLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../server/router.ts';
import { readError } from './errors.ts';

export const trpc = createTRPCReact<AppRouter>();
export type Outputs = inferRouterOutputs<AppRouter>;

/** Refused requests are not worth repeating; a lost connection is. */
const finalCodes = new Set(['session_ended', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_input', 'too_many_attempts']);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && !finalCodes.has(readError(error).code),
    },
    mutations: { retry: false },
  },
});

type Watcher = (state: 'connecting' | 'open' | 'closed') => void;
const watchers = new Set<Watcher>();

/** Tells whether the live connection stands; returns how to stop listening. */
export function watchConnection(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const tell: Watcher = (state) => {
  for (const watcher of watchers) watcher(state);
};

const socket = createWSClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/trpc`,
  lazy: { enabled: true, closeMs: 5_000 },
  keepAlive: { enabled: true, intervalMs: 20_000, pongTimeoutMs: 8_000 },
  retryDelayMs: (attempt) => Math.min(500 * 2 ** attempt, 8_000),
  onOpen: () => tell('open'),
  onClose: () => tell('closed'),
});

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: wsLink({ client: socket }),
      false: httpBatchLink({ url: '/trpc', maxItems: 10 }),
    }),
  ],
});

export function isTrpcError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}
