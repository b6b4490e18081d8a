import websocket from '@fastify/websocket';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Deps } from './deps.ts';
import { appRouter } from './router.ts';
import type { Context } from './trpc.ts';

/** Limits of one socket and one person (quality S6, Facts). */
const MAX_PAYLOAD = 64 * 1024;
const MAX_BUFFERED = 1024 * 1024;
const MAX_SUBSCRIPTIONS = 10;
const MAX_SOCKETS_PER_PERSON = 10;
/** A client sends a frame per subscription and per ping; more is a flood. */
const MAX_FRAMES_PER_MINUTE = 300;
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
/** How long a socket may take to say good-bye at shutdown. */
const GOODBYE_MS = 1_000;

type SocketOptions = {
  /** Whether this Origin header belongs to us. */
  ownOrigin(origin: string | undefined): boolean;
  /** Who opens a socket, as a name to count by; null without any session cookie: live streams are for people inside. */
  callerOf(request: FastifyRequest): Promise<string | null>;
  createContext(request: FastifyRequest): Context;
};

/** Live streams at `/trpc` over WebSocket. */
export async function registerSockets(
  app: FastifyInstance,
  deps: Deps,
  options: SocketOptions,
): Promise<void> {
  const open = new Map<string, Set<WebSocket>>();
  const callers = new WeakMap<FastifyRequest, string>();

  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD, perMessageDeflate: false },
    // The default waits for every client to leave by itself, which may be never.
    preClose: async () => {
      const sockets = [...open.values()].flatMap((set) => [...set]);
      for (const socket of sockets) {
        socket.send(JSON.stringify({ id: null, method: 'reconnect' }));
        socket.close(GOING_AWAY);
      }
      await Promise.race([
        Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))),
        new Promise((resolve) => setTimeout(resolve, GOODBYE_MS)),
      ]);
      for (const socket of sockets) socket.terminate();
    },
  });

  app.get(
    '/trpc',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!options.ownOrigin(request.headers.origin)) return reply.code(403).send();
        const caller = await options.callerOf(request);
        if (caller === null) return reply.code(401).send();
        callers.set(request, caller);
      },
    },
    (socket, request) => {
      const caller = callers.get(request) ?? '';
      const mine = open.get(caller) ?? new Set();
      open.set(caller, mine);
      mine.add(socket);
      deps.metrics.sockets(1);
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        mine.delete(socket);
        if (mine.size === 0) open.delete(caller);
        deps.metrics.sockets(-1);
      });
      if (mine.size > MAX_SOCKETS_PER_PERSON) {
        socket.close(POLICY_VIOLATION, 'Too many open pages');
        return;
      }
      dropSlowReader(socket);
      const accept = guardFrames(deps, socket);
      const connect = getWSConnectionHandler({
        router: appRouter,
        createContext: () => options.createContext(request),
        keepAlive: { enabled: true, pingMs: 25_000, pongWaitMs: 10_000 },
        // Only typed for a whole server; a single connection never reads it.
        wss: app.websocketServer,
      });
      socket.on('message', accept);
      connect(socket, request.raw);
    },
  );
}

/** A reader that does not read would grow the server's memory without end. */
function dropSlowReader(socket: WebSocket): void {
  const send = socket.send.bind(socket);
  const guarded = (data: string | Buffer): void => {
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else send(data);
  };
  Object.assign(socket, { send: guarded });
}

/** Counts frames and subscriptions; runs before tRPC sees the frame. */
function guardFrames(deps: Deps, socket: WebSocket): (raw: Buffer) => void {
  const subscriptions = new Set<unknown>();
  let frames = 0;
  let minute = deps.clock.now().getTime();
  const refuse = (reason: string): void => {
    socket.removeAllListeners('message');
    socket.close(POLICY_VIOLATION, reason);
  };
  return (raw) => {
    const now = deps.clock.now().getTime();
    if (now - minute > 60_000) {
      minute = now;
      frames = 0;
    }
    if (++frames > MAX_FRAMES_PER_MINUTE) return refuse('Too many messages');
    for (const call of callsIn(raw)) {
      if (call.method === 'subscription') subscriptions.add(call.id);
      if (call.method === 'subscription.stop') subscriptions.delete(call.id);
    }
    if (subscriptions.size > MAX_SUBSCRIPTIONS) refuse('Too many subscriptions');
  };
}

function callsIn(raw: Buffer): { id?: unknown; method?: unknown }[] {
  try {
    const parsed: unknown = JSON.parse(raw.toString('utf8'));
    const list = Array.isArray(parsed) ? parsed : [parsed];
    return list.filter(
      (call): call is { id?: unknown; method?: unknown } => typeof call === 'object' && call !== null,
    );
  } catch {
    return []; // PING and PONG are not JSON; tRPC answers what is malformed.
  }
}
