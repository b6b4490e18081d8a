import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as listen } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shippedInterviews } from '../server/ai/eval/interviews/cases.ts';
import { evalModel } from '../server/ai/eval/models.ts';
import { readEnv } from '../server/env.ts';
import { createLogger } from '../server/platform/log.ts';
import { type Played, play } from './interviews/play.ts';
import { counting } from './interviews/proxy.ts';

/**
 * Plays five whole interviews of different people with a model file behind a llama.cpp server, through the product's own
 * interviewer. `npm run interviews -- --server PATH --model FILE [--context 8192] [--people 5]`.
 */
const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    model: { type: 'string' },
    context: { type: 'string', default: '8192' },
    people: { type: 'string', default: '5' },
  },
});
if (!values.server || !values.model) {
  process.stderr.write('Give the paths: npm run interviews -- --server llama-server --model model.gguf\n');
  process.exit(1);
}

async function freePort(): Promise<number> {
  const probe = listen().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}

const name = path.basename(values.model).replace(/\.gguf$/, '');
const port = await freePort();
const llama = spawn(
  values.server,
  [
    ...['--model', values.model, '--alias', name, '--host', '127.0.0.1', '--port', String(port)],
    ...['--parallel', '1', '--ctx-size', values.context, '--jinja'],
  ],
  { stdio: 'ignore' },
);
let over = false;
llama.once('exit', () => {
  over = true;
});
llama.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.once('exit', () => llama.kill());
// A signal ends a process without its exit, and would leave the server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (let tries = 0; !(await isUp(port)); tries++) {
  if (over || tries > 240) {
    process.stderr.write('The server didn’t start.\n');
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
const proxy = await counting(port);
const env = { ...readEnv({}), OPENAI_BASE_URL: `${proxy.url}/v1`, OPENAI_API_KEY: 'none', AI_MODEL: name };
const { ai } = evalModel({ env, log: createLogger({ LOG_LEVEL: 'silent' }), builtIn: false });

process.stdout.write(`${name}, ${values.context} tokens of context, one slot\n`);
const people = ['support', 'admin', 'assistant', 'data', 'general'].slice(0, Number(values.people));
const all: Played[] = [];
for (const track of people) {
  const one = shippedInterviews('first').find(({ id }) => id.startsWith(track));
  if (!one) throw new Error(`There’s no sample person for ${track}`);
  const played = await play(ai, one, {
    take: proxy.take,
    onLine: (line) => process.stdout.write(`  ${line}\n`),
  });
  all.push(played);
  process.stdout.write(`${summary(one.id, played)}\n`);
}
const messages = all.flatMap(({ turns }) => turns);
process.stdout.write(
  `\n${all.filter(({ ended }) => ended).length} of ${all.length} finished; ${all.reduce((sum, { repeated }) => sum + repeated, 0)} repeated sentences in ${messages.length} messages; at most ${Math.max(...messages.map(({ sentences }) => sentences))} sentences and ${Math.max(...messages.map(({ questions }) => questions))} questions in one.\n`,
);
await proxy.close();
llama.kill();

function summary(id: string, { ended, turns, repeated }: Played): string {
  const later = turns.slice(2).flatMap(({ share }) => (share === null ? [] : [share]));
  const share =
    later.length === 0
      ? 'unknown'
      : `${Math.round((later.reduce((a, b) => a + b, 0) / later.length) * 100)}%`;
  const own = turns.filter(({ wording }) => wording === 'model').length;
  return `${id}: ${ended ? 'finished' : 'didn’t finish'}, ${turns.length} messages, ${own} worded by the model alone, ${repeated} repeated sentences, from the third turn on ${share} of the prompt processed again`;
}
