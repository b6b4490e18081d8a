import { APICallError } from '@ai-sdk/provider';
import type { AiRequest } from '../ai.ts';
import { shapeOf } from './shape.ts';

/** How much a model reads at once, learned from its refusals. */
type ContextLimit = { tokens: number; charactersPerToken: number };

type Prompt = Pick<AiRequest, 'system' | 'messages' | 'maxOutputTokens' | 'steps' | 'tools'>;

/**
 * Messages are dropped in steps of this size, so the prompt's beginning stays the same for several turns and can be
 * cached.
 */
const STEP = 6;
/** Characters of a dropped message that are quoted in the summary. */
const QUOTED_MAX = 80;
/** Room for the marks of the model's template, and for errors of the token estimate. */
const MARGIN = 0.9;
/** Number of latest messages that are never dropped: without them there's nothing to continue from. */
const LAST_MESSAGES = 3;
const CHARACTERS_PER_TOKEN = 4;
/** Fewer tokens are no answer. */
const ANSWER_LEAST = 64;

const FENCE = /<(data-[0-9a-f]{12})>\n([\s\S]*?)\n<\/\1>/g;

/** The limit that a refusal for a full context names; null for any other error. */
export function limitIn(error: unknown, prompt: Asked): ContextLimit | null {
  if (!APICallError.isInstance(error) || error.statusCode === undefined || error.statusCode >= 500)
    return null;
  const said = error.responseBody ?? '';
  if (!/context|too many tokens|prompt is too long/i.test(said)) return null;
  const tokens = figure(said, /"n_ctx"\s*:\s*(\d+)/) ?? figure(said, /maximum[^.]*?(\d{3,})\s*tokens/i);
  if (tokens === null) return null;
  const asked =
    figure(said, /"n_prompt_tokens"\s*:\s*(\d+)/) ??
    figure(said, /resulted in (\d+) tokens/i) ??
    figure(said, /\((\d+) in the messages/i);
  return { tokens, charactersPerToken: asked ? lengthOf(prompt) / asked : CHARACTERS_PER_TOKEN };
}

/**
 * A prompt within the limit: the oldest messages leave, with the first words of what the person wrote in their place, then the
 * longest of what is fenced in the rules, a résumé as a rule, is shortened. The last messages and the task always stay.
 */
export function fitted<P extends Prompt>(prompt: P, limit: ContextLimit | null): P {
  if (!limit) return prompt;
  const answer = Math.min(prompt.maxOutputTokens, limit.tokens / 4);
  const room = (limit.tokens - answer) * limit.charactersPerToken * MARGIN;
  let fit = prompt;
  for (
    let leaving = STEP;
    lengthOf(fit) > room && prompt.messages.length - leaving > LAST_MESSAGES;
    leaving += STEP
  )
    fit = { ...prompt, messages: without(prompt.messages, leaving) };
  const over = lengthOf(fit) - room;
  return over > 0 ? { ...fit, system: shortened(fit.system, over) } : fit;
}

/** The most tokens that an answer to this prompt can have; servers refuse more than fits beside it. */
export function roomLeft(prompt: Prompt, limit: ContextLimit | null): number {
  if (!limit) return prompt.maxOutputTokens;
  const left = limit.tokens - lengthOf(prompt) / limit.charactersPerToken / MARGIN;
  return Math.max(ANSWER_LEAST, Math.min(prompt.maxOutputTokens, Math.floor(left)));
}

const figure = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

type Asked = Pick<Prompt, 'system' | 'messages' | 'steps' | 'tools'>;

/** Characters of everything that a model reads of a request. */
export const lengthOf = ({ system, messages, steps = [], tools = [] }: Asked): number =>
  [
    ...messages.map(({ content }) => content),
    ...tools.flatMap(({ description, input }) => [description, JSON.stringify(shapeOf(input).schema)]),
    ...steps.flatMap(({ said, results }) => [said, ...results.map(({ text }) => text)]),
  ].reduce((sum, { length }) => sum + length, system.length);

/** Drops messages after the first one, which then summarizes them. */
function without(messages: Prompt['messages'], leaving: number): Prompt['messages'] {
  const [first, ...others] = messages;
  if (!first) return messages;
  const quoted = others.slice(0, leaving).flatMap(({ content }) =>
    [...content.matchAll(FENCE)].map(([, mark = '', text = '']) => ({
      mark,
      text: text.slice(0, QUOTED_MAX),
    })),
  );
  const mark = quoted[0]?.mark;
  const summary = mark
    ? `\n\nEarlier they said, in short:\n<${mark}>\n${quoted.map(({ text }) => text).join(' …\n')}\n</${mark}>`
    : '';
  return [{ ...first, content: first.content + summary }, ...others.slice(leaving)];
}

/** The longest fenced text loses its end, and keeps its marks. */
function shortened(system: string, by: number): string {
  const longest = [...system.matchAll(FENCE)].reduce<RegExpExecArray | null>(
    (best, one) => ((one[2]?.length ?? 0) > (best?.[2]?.length ?? 0) ? one : best),
    null,
  );
  if (!longest) return system;
  const [whole, mark = '', text = ''] = longest;
  const start = text.slice(0, Math.max(0, text.length - Math.ceil(by)));
  return system.replace(whole, () => `<${mark}>\n${start}\n</${mark}>`);
}
