import { createTRPCClient, createWSClient, httpLink, splitLink, type TRPCClient, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';
import type { AppRouter } from '../../server/router.ts';

export type Visitor = {
  trpc: TRPCClient<AppRouter>;
  /** Hangs up the realtime connection. */
  leave(): Promise<void>;
};

/** A person's browser without the browser: keeps cookies, calls over HTTP and listens over a socket. */
export function visitor(
  address: string,
  network = '192.0.2.1',
  cookies: ReadonlyMap<string, string> = new Map(),
): Visitor {
  const jar = new Map(cookies);
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  class Socket extends WebSocket {
    constructor(url: string | URL) {
      super(url, { headers: { origin: address, cookie: cookie(), 'x-forwarded-for': network } });
    }
  }
  const socket = createWSClient({
    url: `${address.replace(/^http/, 'ws')}/trpc`,
    // The library is typed for the browser's class; this one has the same shape and can send a cookie.
    WebSocket: Socket as unknown as typeof globalThis.WebSocket,
    lazy: { enabled: true, closeMs: 0 },
    retryDelayMs: () => 100,
  });
  const http = httpLink({
    url: `${address}/trpc`,
    headers: () => ({ cookie: cookie(), 'x-forwarded-for': network }),
    async fetch(url, { signal, ...options } = {}) {
      const timeout = AbortSignal.timeout(10_000);
      const response = await fetch(url, {
        ...options,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      for (const line of response.headers.getSetCookie()) {
        const [name, value] = (line.split(';')[0] ?? '').split('=');
        if (name) jar.set(name, value ?? '');
      }
      return response;
    },
  });
  return {
    trpc: createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ type }) => type === 'subscription',
          true: wsLink({ client: socket }),
          false: http,
        }),
      ],
    }),
    leave: () => socket.close(),
  };
}
