import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Deps } from './deps.ts';
import { appRouter } from './router.ts';
import type { Context } from './trpc.ts';
import type { Leaving } from './web/shutdown.ts';

/** Limits of one socket and one person (quality S6, Facts). */
const MAX_PAYLOAD = 64 * 1024;
const MAX_BUFFERED = 1024 * 1024;
const MAX_SUBSCRIPTIONS = 10;
/** After a reconnect the client sends all its subscriptions in one frame. */
const MAX_CALLS_PER_FRAME = MAX_SUBSCRIPTIONS;
const MAX_SOCKETS_PER_PERSON = 10;
/** A client sends a call per subscription and a frame per ping; more is a flood. */
const MAX_CALLS_PER_MINUTE = 300;
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
/** How long a socket may take to close at shutdown. */
const GOODBYE_MS = 1_000;
/** Sockets of a stopping process leave so far apart, the more of them the closer, and all within the time below. */
const APART_MS = 20;
const TURNS_MS = 2_000;

type SocketOptions = {
  /** Whether an Origin header is ours. */
  ownOrigin(origin: string | undefined): boolean;
  /**
   * The opener of a socket, as a name to count by; null without an open session: subscriptions are for
   * signed-in people.
   */
  callerOf(request: FastifyRequest): Promise<string | null>;
  createContext(request: FastifyRequest): Context;
  leaving: Leaving;
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
    // By default, closing waits for every client to disconnect, which may never happen.
    preClose: async () => {
      const sockets = everySocket(open);
      for (const socket of sockets) socket.close(GOING_AWAY);
      await Promise.all(sockets.map(gone));
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
      const connect = getWSConnectionHandler({
        router: appRouter,
        createContext: () => options.createContext(request),
        keepAlive: { enabled: true, pingMs: 25_000, pongWaitMs: 10_000 },
        // Only typed for a whole server; a single connection never reads it.
        wss: app.websocketServer,
      });
      connect(socket, request.raw);
      guardFrames(deps, socket);
    },
  );
  options.leaving.add(() => leaveInTurns(everySocket(open)));
}

const everySocket = (open: ReadonlyMap<string, ReadonlySet<WebSocket>>): WebSocket[] =>
  [...open.values()].flatMap((set) => [...set]);

/** In turns, so that a crowd doesn't come back in one moment. A client that is asked to reconnect closes its socket once it is about to open the next one. */
async function leaveInTurns(sockets: readonly WebSocket[]): Promise<void> {
  const apart = Math.min(APART_MS, TURNS_MS / Math.max(1, sockets.length));
  const leaving = sockets.map(async (socket, place) => {
    await pause(place * apart);
    if (socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify({ id: null, method: 'reconnect' }));
    await gone(socket);
  });
  await Promise.all(leaving);
}

/** Resolves when the socket has closed, or hasn't in time. */
async function gone(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return;
  const closed = new AbortController();
  socket.once('close', () => closed.abort());
  await pause(GOODBYE_MS, undefined, { signal: closed.signal }).catch(() => {});
}

/** A client that doesn't read would grow the server's memory without limit. */
function dropSlowReader(socket: WebSocket): void {
  const send = socket.send.bind(socket);
  const guarded = (data: string | Buffer): void => {
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else send(data);
  };
  Object.assign(socket, { send: guarded });
}

type Frame = { raw: Buffer; isBinary: boolean };

/**
 * Puts a gate between the socket and tRPC, whose own listeners answer every call of a frame, however many.
 * A refused frame reaches nothing, and the socket is closed with 1008.
 */
function guardFrames(deps: Deps, socket: WebSocket): void {
  const handlers = socket.listeners('message');
  const refusal = createFrameGate(deps);
  let refused = false;
  socket.removeAllListeners('message');
  socket.on('message', (raw: Buffer, isBinary: boolean) => {
    if (refused) return;
    const reason = refusal({ raw, isBinary });
    if (reason === null) {
      for (const handler of handlers) handler.call(socket, raw, isBinary);
      return;
    }
    refused = true;
    socket.close(POLICY_VIOLATION, reason);
    // What the client still sends isn't even read, and a client that ignores the close frame is cut off.
    socket.pause();
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  });
}

/** Answers each frame with the reason to refuse it, or null. Frames and calls count before anything is done. */
function createFrameGate(deps: Deps): (frame: Frame) => string | null {
  const subscriptions = new Set<unknown>();
  let counted = 0;
  let minute = deps.clock.now().getTime();
  return (frame) => {
    const now = deps.clock.now().getTime();
    // If the clock is set back, a new minute starts.
    if (Math.abs(now - minute) > 60_000) {
      minute = now;
      counted = 0;
    }
    const calls = callsIn(frame);
    counted += Math.max(1, calls?.length ?? 0);
    if (counted > MAX_CALLS_PER_MINUTE) return 'Too many messages';
    if (calls === null) return 'Subscriptions only';
    if (calls.length > MAX_CALLS_PER_FRAME) return 'Too many calls';
    for (const { id, method } of calls) {
      if (method === 'subscription') subscriptions.add(id);
      else subscriptions.delete(id);
    }
    return subscriptions.size > MAX_SUBSCRIPTIONS ? 'Too many subscriptions' : null;
  };
}

type Call = { id?: unknown; method: 'subscription' | 'subscription.stop' };

/** The calls of a frame, none in a ping; null when it holds anything else. */
function callsIn({ raw, isBinary }: Frame): Call[] | null {
  if (isBinary) return null;
  const text = raw.toString('utf8');
  if (text === 'PING' || text === 'PONG') return [];
  const parsed = parseJson(text);
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  return list.every(isCall) ? list : null;
}

function isCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null || !('method' in value)) return false;
  return value.method === 'subscription' || value.method === 'subscription.stop';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
