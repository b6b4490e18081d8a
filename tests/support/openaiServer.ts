import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AiRequest } from '../../server/ai/ai.ts';

/** How the server behaves at the next call. */
export type Behaviour =
  | 'answer'
  | '401'
  | '402'
  | '403'
  | '404'
  | '429'
  | '500'
  | '503'
  | 'cut'
  | 'stall'
  | 'silent'
  | 'empty'
  | 'garbage'
  /** Ends as if nothing were missing, without saying why. */
  | 'unfinished'
  /** Its tokens ran out. */
  | 'length'
  /** Its tokens ran out before its first word. */
  | 'length_silent'
  /** Refuses after it began. */
  | 'late_error'
  /** Asked for too often, and says when to come again. */
  | 'wait'
  /** The account is spent. */
  | 'quota'
  /** Some servers say 400 for a model they don't know. */
  | 'no_model'
  /** A page of something else that answers under the address. */
  | 'html'
  /** Letter by letter. */
  | 'letters'
  /** Thinks in a field of its own before it speaks. */
  | 'reasoning';

export type Call = {
  messages: { role: string; content: string; tool_call_id?: string }[];
  model: string;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: string;
  stream?: boolean;
  response_format?: {
    type: 'json_schema' | 'json_object';
    json_schema?: { strict: boolean; schema: object };
  };
  tools?: { function: { name: string } }[];
};
/** A call that it takes exception to, and what it says then. */
type Refusal = { status?: number; message: string; code?: string; headers?: Record<string, string> };
/** Look-ups that it asks for in place of words. */
type Uses = { uses: readonly { name: string; input: string }[] };
/** What it says, always the same or by what it was asked. */
export type Words = string | ((call: Call) => string | Uses);

export type OpenAiServer = {
  url: string;
  /** Bodies it received. */
  calls: Call[];
  behave(behaviour: Behaviour, text?: Words): void;
  /** Refuses calls by how they ask, before anything else. */
  refuse(rule: (call: Call) => Refusal | null): void;
  /** What its list of models says of the one it has. */
  listed: object;
  close(): Promise<void>;
};

/** A local server that speaks the OpenAI streaming chat protocol, well or badly. */
export async function openAiServer(): Promise<OpenAiServer> {
  let behaviour: Behaviour = 'answer';
  let text: Words = 'Hello there, how are you?';
  let rule: (call: Call) => Refusal | null = () => null;
  const own = { listed: {} };
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: [{ id: 'm', ...own.listed }] }));
        return;
      }
      const call: Call = JSON.parse(body);
      calls.push(call);
      const refusal = rule(call);
      if (refusal) {
        const { status = 400, message, code, headers } = refusal;
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify({ error: { message, type: 'x', ...(code ? { code } : {}) } }));
        return;
      }
      // Its words may tell it how to behave at the next call.
      const now = behaviour;
      const words = typeof text === 'string' ? text : text(call);
      if (typeof words !== 'string') void answer(response, now, '', words);
      else if (call.stream === true || now !== 'answer') void answer(response, now, words);
      else answerWhole(response, call, words);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(own, {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    refuse(next: typeof rule) {
      rule = next;
    },
    behave(next: Behaviour, words: Words = text) {
      behaviour = next;
      text = words;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/** Without a stream: the words, or a call of the first tool. */
function answerWhole(response: ServerResponse, { tools }: Call, content: string): void {
  const [tool] = tools ?? [];
  const call = tool && {
    id: 'call',
    type: 'function',
    function: { name: tool.function.name, arguments: '{"month":"May"}' },
  };
  const message = call ? { content: null, tool_calls: [call] } : { content };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'local',
      choices: [
        { index: 0, message: { role: 'assistant', ...message }, finish_reason: call ? 'tool_calls' : 'stop' },
      ],
      usage: { prompt_tokens: 20, completion_tokens: 5, total_tokens: 25 },
    }),
  );
}

async function answer(
  response: ServerResponse,
  behaviour: Behaviour,
  text: string,
  { uses }: Uses = { uses: [] },
): Promise<void> {
  if (/^\d+$/.test(behaviour)) {
    response.writeHead(Number(behaviour), { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ error: { message: `refused with ${behaviour}`, type: 'x', code: behaviour } }),
    );
    return;
  }
  if (behaviour === 'wait' || behaviour === 'quota') {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after-ms': '20' });
    const code = behaviour === 'quota' ? 'insufficient_quota' : 'rate_limit_exceeded';
    response.end(JSON.stringify({ error: { message: 'refused', type: 'x', code } }));
    return;
  }
  if (behaviour === 'no_model') {
    response.writeHead(400, { 'content-type': 'application/json' });
    const error = { message: 'The requested model does not exist.', type: 'x', code: 'model_not_found' };
    response.end(JSON.stringify({ error }));
    return;
  }
  if (behaviour === 'silent') return;
  if (behaviour === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><body>Welcome to nginx!</body></html>');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour === 'garbage') {
    response.end('data: {"this is": not json\n\n');
    return;
  }
  const chunk = (delta: object, finish: string | null = null): string =>
    `data: ${JSON.stringify({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'local',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`;
  response.write(chunk({ role: 'assistant', content: '' }));
  if (behaviour === 'reasoning')
    response.write(chunk({ reasoning_content: 'The candidate seems weak, I give a 2.' }));
  const pieces = behaviour === 'letters' ? [...text] : (text.match(/\S+\s*/g) ?? []);
  const words = behaviour === 'empty' || behaviour === 'length_silent' ? [] : pieces;
  for (const [index, word] of words.entries()) {
    response.write(chunk({ content: word }));
    if (behaviour === 'cut' && index === 1) {
      response.destroy();
      return;
    }
    if (behaviour === 'stall' && index === 1) return;
  }
  if (behaviour === 'unfinished') {
    response.end();
    return;
  }
  if (behaviour === 'late_error') {
    response.end(`data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}\n\n`);
    return;
  }
  for (const [index, { name, input }] of uses.entries()) {
    const call = { index, id: `call${index}`, type: 'function', function: { name, arguments: input } };
    response.write(chunk({ tool_calls: [call] }));
  }
  const end = behaviour.startsWith('length') ? 'length' : uses.length > 0 ? 'tool_calls' : 'stop';
  response.write(chunk({}, end));
  const usage = { prompt_tokens: 20, completion_tokens: words.length, total_tokens: 20 + words.length };
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'local', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

/** A short request, for tests of what happens around a call. */
export const anyRequest = (): AiRequest => ({
  purpose: 'interview',
  subject: 'somebody',
  system: '',
  messages: [{ role: 'user', content: 'Hi' }],
  script: { name: 'none', input: {} },
  maxOutputTokens: 50,
  signal: new AbortController().signal,
});
