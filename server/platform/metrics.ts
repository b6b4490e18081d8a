import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics; one registry per process. */
export type Metrics = {
  /** Text of /metrics. */
  render(): Promise<string>;
  requestSeconds(route: string, status: number, seconds: number): void;
  taskSeconds(name: string, outcome: 'done' | 'failed', seconds: number): void;
  aiCall(purpose: string, outcome: string, seconds: number): void;
  email(kind: string, outcome: 'sent' | 'failed'): void;
  sockets(change: 1 | -1): void;
  /** AI replies of all processes: due, and being written. */
  replies(pending: { due: number; writing: number }): void;
};

/** A separate registry, so that a second one in the same process doesn't clash. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // The default looks a hundred times a second, which is half of what an idle process costs.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const tasks = new Histogram({
    name: 'task_seconds',
    help: 'Duration of a background task',
    labelNames: ['name', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 30, 120],
    registers,
  });
  const ai = new Histogram({
    name: 'ai_call_seconds',
    help: 'Duration of a model call',
    labelNames: ['purpose', 'outcome'],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 120],
    registers,
  });
  const emails = new Counter({
    name: 'mails_total',
    help: 'Emails by outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const sockets = new Gauge({ name: 'sockets_open', help: 'Open WebSocket connections', registers });
  const replies = new Gauge({
    name: 'replies_pending',
    help: 'Replies of all processes that are due or being written',
    labelNames: ['state'],
    registers,
  });
  return {
    render: () => registry.metrics(),
    requestSeconds: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    taskSeconds: (name, outcome, seconds) => tasks.observe({ name, outcome }, seconds),
    aiCall: (purpose, outcome, seconds) => ai.observe({ purpose, outcome }, seconds),
    email: (kind, outcome) => emails.inc({ kind, outcome }),
    sockets: (change) => sockets.inc(change),
    replies({ due, writing }) {
      replies.set({ state: 'due' }, due);
      replies.set({ state: 'writing' }, writing);
    },
  };
}
