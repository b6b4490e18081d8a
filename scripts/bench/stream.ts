import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../start.ts';
import { type ChatUser, listen, makeChatUsers, say, startServer, withFolder } from './benchServer.ts';
import { shown } from './measure.ts';

const ROUNDS = 20;
const TOGETHER = 15;
/** What a model that thinks before it speaks takes, and its pace then. */
const THINK_MS = 200;
const WORD_MS = 20;

/**
 * What our way of streaming adds to a model's first word: from the moment a stand-in for the model writes it until a
 * listening browser has it, beside a bare client of the same stand-in in the same run.
 */
export async function benchStream(): Promise<void> {
  await ensureBuilt();
  const model = await standIn();
  await withFolder(async (dataDir) => {
    const server = await startServer(dataDir, {
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: model.url,
      AI_MODEL: 'bench',
      PACING_SCALE: '0',
    });
    try {
      const chatUsers = await makeChatUsers(server.sql, ROUNDS + TOGETHER * 4);
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round++) bare.push(await model.bare());
      const alone: number[] = [];
      for (const chatUser of chatUsers.splice(0, ROUNDS))
        alone.push(await firstWord(server.address, chatUser, model));
      const together: number[] = [];
      while (chatUsers.length > 0) {
        const now = chatUsers.splice(0, TOGETHER);
        together.push(...(await Promise.all(now.map((one) => firstWord(server.address, one, model)))));
      }
      const line = (what: string, values: number[], most: string): void =>
        void process.stdout.write(`${what.padEnd(44)}${shown(values.toSorted((a, b) => a - b))} ${most}\n`);
      process.stdout.write('\nA model’s first word, from its writing to its reader, p50 / p95 ms\n');
      line('a bare client', bare, '');
      line('through the product, alone', alone, '(10 more than bare at most)');
      line(`through the product, ${TOGETHER} at once`, together, '(50 more than bare at most)');
    } finally {
      await server.stop();
    }
  });
  model.close();
}

type StandIn = {
  url: string;
  /** When the first word of the answer to this text was written. */
  wrote: Map<string, number>;
  bare(): Promise<number>;
  close(): void;
};

async function firstWord(address: string, chatUser: ChatUser, model: StandIn): Promise<number> {
  const mark = `MARK${crypto.randomUUID().slice(0, 8)}`;
  let hear = (_at: number): void => {};
  const heard = new Promise<number>((resolve) => {
    hear = resolve;
  });
  const socket = await listen(address, chatUser, (event, at) => {
    if (event.type === 'delta') hear(at);
  });
  await say(address, chatUser, crypto.randomUUID(), `I am well, thank you. ${mark} is where I worked.`);
  const at = await heard;
  socket.terminate();
  return at - (model.wrote.get(mark) ?? Number.NaN);
}

/** Speaks the streaming protocol of the models we can be connected to. */
async function standIn(): Promise<StandIn> {
  const wrote = new Map<string, number>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => void speak(response, body.match(/MARK\w{8}/g)?.at(-1) ?? '', wrote));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/v1`;
  return {
    url,
    wrote,
    async bare() {
      const mark = `MARK${crypto.randomUUID().slice(0, 8)}`;
      const response = await fetch(`${url}/chat/completions`, { method: 'POST', body: mark });
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        if (decoder.decode(chunk).includes('word')) break;
      }
      return performance.now() - (wrote.get(mark) ?? Number.NaN);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function speak(response: ServerResponse, mark: string, wrote: Map<string, number>): Promise<void> {
  const chunk = (delta: object, finish: string | null = null): string =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
  await sleep(THINK_MS);
  wrote.set(mark, performance.now());
  for (let word = 0; word < 20; word++) {
    // The first sentence is whole at once: what is measured comes after it.
    response.write(chunk({ content: word === 0 ? 'I see the word. ' : 'so ' }));
    await sleep(WORD_MS);
  }
  response.write(chunk({}, 'stop'));
  response.end('data: [DONE]\n\n');
}
