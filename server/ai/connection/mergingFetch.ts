import { setTimeout as sleep } from 'node:timers/promises';

/** The same rhythm in which conversation/parts/pieces.ts passes text on: reading more often would only cost. */
const MS_PER_STREAM = 0.7;
const MOST_MS = 200;
/** Servers send a role before the first word. */
const FIRST_PACKETS = 2;

/**
 * A `fetch` for streamed answers. A model sends a packet for each token, and parsing one packet costs as much as parsing several that
 * arrived together. The more answers are being read, the longer each read waits for further packets, up to {@link MOST_MS}. The first
 * packets of an answer never wait, because someone waits for its first word, and one answer alone isn't slowed. What arrives
 * in the meantime waits in the socket.
 */
export function mergingFetch(pause: (ms: number) => Promise<unknown> = sleep): typeof fetch {
  let reading = 0;
  return async (...request) => {
    const response = await fetch(...request);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return response;
    const reader = response.body.getReader();
    let [packets, readAt] = [0, 0];
    let open = true;
    reading++;
    const close = (): void => {
      if (open) reading--;
      open = false;
    };
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const waitMs = readAt + Math.min(MOST_MS, reading * MS_PER_STREAM) - performance.now();
          if (packets >= FIRST_PACKETS && waitMs >= 1) await pause(waitMs);
          try {
            const { done, value } = await reader.read();
            packets++;
            readAt = performance.now();
            if (!done) return controller.enqueue(value);
            close();
            controller.close();
          } catch (error) {
            close();
            throw error;
          }
        },
        async cancel(reason) {
          close();
          await reader.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}
