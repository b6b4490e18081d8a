import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A stand-in for a connected model, in a process of its own: it thinks half a second, then writes 100 tokens at the
 * pace of a person reading. Readings for safety are answered in one piece, as a short JSON answer would be. It tells
 * its parent the address, and for each text with a mark when its first and its last word left.
 */
const THINK_MS = 500;
const TOKENS = 100;
const TOKEN_MS = 40;
const READ_MS = 100;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => void answer(response, body));
});
server.listen(0, '127.0.0.1', 4_096, () => {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  process.send?.({ url: `http://127.0.0.1:${port}/v1` });
});
process.once('disconnect', () => process.exit(0));

async function answer(response: ServerResponse, body: string): Promise<void> {
  const asked = performance.timeOrigin + performance.now();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
  if (body.includes('You check one text for danger')) {
    await sleep(READ_MS);
    response.write(chunk({ content: '{"kind": "none", "language": "en", "quote": ""}' }));
  } else {
    await sleep(THINK_MS);
    const mark = body.match(/MARK\w{8}/g)?.at(-1) ?? '';
    const first = performance.timeOrigin + performance.now();
    for (let token = 0; token < TOKENS; token++) {
      // A sentence reaches the person when it's whole; the first one is short, and the rest ends in no question.
      response.write(chunk({ content: token === 0 ? 'I see the word. ' : 'so ' }));
      const due = first + (token + 1) * TOKEN_MS - performance.timeOrigin;
      await sleep(Math.max(0, due - performance.now()));
    }
    process.send?.({ mark, asked, first, last: performance.timeOrigin + performance.now() });
  }
  response.write(chunk({}, 'stop'));
  response.end('data: [DONE]\n\n');
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench', choices })}\n\n`;
}
