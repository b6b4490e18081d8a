import { APICallError } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fitted, limitIn } from './window.ts';

const mark = 'data-0123456789ab';
const fence = (text: string): string => `<${mark}>\n${text}\n</${mark}>`;
const promptOf = (answers: number) => ({
  system: `Rules. ${fence('résumé '.repeat(200))} End.`,
  maxOutputTokens: 400,
  messages: [
    { role: 'user' as const, content: 'The candidate has joined.' },
    ...Array.from({ length: answers }, (_, index) => [
      { role: 'assistant' as const, content: `Question ${index}? ${'q'.repeat(200)}` },
      { role: 'user' as const, content: fence(`Answer ${index}. ${'a'.repeat(300)}`) },
    ]).flat(),
  ],
});
const lengthOf = ({
  system,
  messages,
}: {
  system: string;
  messages: readonly { content: string }[];
}): number => messages.reduce((sum, { content }) => sum + content.length, system.length);
const refused = (responseBody: string, statusCode = 400): APICallError =>
  new APICallError({ message: 'no', url: 'http://x', requestBodyValues: {}, statusCode, responseBody });

describe('a context that is full', () => {
  it.each([
    [
      '{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error","n_prompt_tokens":500,"n_ctx":2048}}',
      2048,
    ],
    [
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
      8192,
    ],
  ])('names its limit: %s', (body, tokens) => {
    expect(limitIn(refused(body), promptOf(3))?.tokens).toBe(tokens);
  });

  it('counts the tools and what they found, so that a token stays as long as it is', () => {
    const body = '{"type":"exceed_context_size_error","n_prompt_tokens":1000,"n_ctx":512}';
    const plain = limitIn(refused(body), promptOf(3))?.charactersPerToken ?? 0;
    const tool = { name: 'look_up', description: 'x'.repeat(2_000), input: z.object({ about: z.string() }) };
    const results = [{ use: { id: '1', name: 'look_up', input: '{}' }, text: 'y'.repeat(1_000) }];
    const looked = { ...promptOf(3), tools: [tool], steps: [{ said: '', results }] };
    expect(limitIn(refused(body), looked)?.charactersPerToken).toBeGreaterThan(plain + 3);
  });

  it('is told from other refusals', () => {
    expect(limitIn(refused('{"error":"bad model"}'), promptOf(3))).toBeNull();
    expect(limitIn(refused('context 2048 maximum 2048 tokens', 500), promptOf(3))).toBeNull();
    expect(limitIn(new Error('context'), promptOf(3))).toBeNull();
  });

  it('gets a prompt that fits, with the task, whole fences and the first words of what left', () => {
    for (const tokens of [1_024, 2_048, 4_096])
      for (const answers of [1, 4, 9, 20]) {
        const prompt = promptOf(answers);
        const fit = fitted(prompt, { tokens, charactersPerToken: 4 });
        expect(lengthOf(fit)).toBeLessThanOrEqual(tokens * 4);
        expect(fit.messages.at(-1)).toEqual(prompt.messages.at(-1));
        const whole = [fit.system, ...fit.messages.map(({ content }) => content)].join('\n');
        expect(whole.split(`<${mark}>`).length).toBe(whole.split(`</${mark}>`).length);
        if (fit.messages.length < prompt.messages.length)
          expect(fit.messages[0]?.content).toContain('Answer 0.');
      }
  });

  it('keeps the beginning for some turns, so that it needn’t be read anew', () => {
    const begins = Array.from({ length: 12 }, (_, turn) =>
      JSON.stringify(fitted(promptOf(turn + 6), { tokens: 2_048, charactersPerToken: 4 }).messages[0]),
    );
    expect(new Set(begins).size).toBeLessThanOrEqual(5);
  });

  it('leaves a prompt alone that fits', () => {
    const prompt = promptOf(2);
    expect(fitted(prompt, { tokens: 8_192, charactersPerToken: 4 })).toEqual(prompt);
    expect(fitted(prompt, null)).toBe(prompt);
  });
});
