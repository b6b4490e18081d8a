/** Prometheus metrics; one registry per process. */
export type Metrics = {
  /** Text of /metrics. */
  render(): Promise<string>;
  requestSeconds(route: string, status: number, seconds: number): void;
  taskSeconds(name: string, outcome: 'done' | 'failed', seconds: number): void;
  aiCall(purpose: string, outcome: string, seconds: number): void;
  sockets(change: 1 | -1): void;
};
