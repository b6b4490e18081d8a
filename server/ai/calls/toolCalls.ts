import { z } from 'zod';
import { type Ai, AiError, type AiRequest, type AiStep, type AiTool, NoTools, type ToolUse } from '../ai.ts';
import { visible } from '../guard/sentences.ts';

/** Result of a tool call for the model; `ok` is false if the request was invalid and nothing was looked up. */
export type Result = { ok: boolean; text: string };

/** A tool with what it does; `call` reads what a model wrote. */
export type Tool = AiTool & { call(input: string): Promise<Result> };

/** A tool with validated input; an invalid request returns its errors to the model. */
export function toolOf<T>(tool: {
  name: string;
  description: string;
  input: z.ZodType<T>;
  run(input: T): Promise<Result>;
}): Tool {
  const { name, description, input } = tool;
  return {
    name,
    description,
    input,
    async call(written) {
      const read = input.safeParse(parsed(written));
      if (read.success) return tool.run(read.data);
      const wrong = z.prettifyError(read.error).slice(0, COMPLAINT_MAX);
      return {
        ok: false,
        text: `Not looked up, because the arguments aren’t valid. Correct them and call again.\n${wrong}`,
      };
    },
  };
}

/** Why a model's answer doesn't count. */
export type Flaw =
  /** The server, or the model, knows no tools. */
  | 'no_tools'
  /** The call failed or broke off. */
  | 'failed'
  /** It went on looking things up. */
  | 'steps'
  /** It answered without a look at the records. */
  | 'unfounded'
  /** The answer repeats itself. */
  | 'repeats'
  /** The answer contains a figure that isn't in its input. */
  | 'invented';

export type TalkEvent =
  | { type: 'text'; text: string }
  /** Text before a tool call isn't part of the answer. */
  | { type: 'looks'; use: ToolUse }
  | { type: 'answered'; text: string }
  | { type: 'gave_up'; flaw: Flaw };

type Options = {
  /** The question and the results count as known; any other figure must appear here. */
  known: string;
  /** Puts what was found between its marks. */
  fence(text: string): string;
  /** Whether what was looked up is the whole answer, and no words are wanted. */
  isWhole(): boolean;
};

/** Calls of the model for one answer. */
const STEPS = 6;
/** Tool calls per step; further ones are rejected with a request to wait. */
const AT_ONCE = 4;
/** Characters of one result. */
const RESULT_MAX = 6_000;
const COMPLAINT_MAX = 800;
/** How often a sentence may occur in one answer. */
const SAME_MAX = 2;
/** Shorter sentences, such as a name in a list, may repeat. */
const SAME_LENGTH = 25;

/**
 * One answer of a model with tools. Each step may call tools, whose results go back until the model answers. The answer
 * is valid if at least one tool was called, it doesn't repeat itself, and each of its figures was found or asked for.
 * Otherwise it ends as `gave_up`, so the caller can answer differently.
 * @throws AiError when the provider refuses: too many requests, a spent account or budget.
 */
export async function* toolTalk(
  ai: Ai,
  request: AiRequest,
  tools: readonly Tool[],
  { known, fence, isWhole }: Options,
): AsyncGenerator<TalkEvent> {
  const steps: AiStep[] = [];
  const done = new Set<string>();
  let facts = known;
  let founded = false;
  while (steps.length < STEPS) {
    const check = checker(facts);
    let text = '';
    let uses: ToolUse[];
    try {
      if (!ai.step) throw new NoTools();
      const words = ai.step({ ...request, steps, tools });
      const said = wordsOf(words);
      for await (const piece of said.pieces) {
        const flaw = check(piece);
        if (flaw) {
          yield { type: 'gave_up', flaw };
          return;
        }
        text += piece;
        // Until something was looked up, words are no answer.
        if (founded) yield { type: 'text', text: piece };
      }
      uses = said.uses();
    } catch (error) {
      const flaw = flawIn(error, request.signal);
      if (!flaw) throw error;
      yield { type: 'gave_up', flaw };
      return;
    }
    if (uses.length === 0) {
      yield founded && text.trim() !== ''
        ? { type: 'answered', text }
        : { type: 'gave_up', flaw: 'unfounded' };
      return;
    }
    const results: { use: ToolUse; text: string }[] = [];
    for (const [at, use] of uses.entries()) {
      yield { type: 'looks', use };
      const { ok, text: said } = at < AT_ONCE ? await look(use, tools, done) : { ok: false, text: LATER };
      founded ||= ok;
      if (ok) facts += ` ${said}`;
      results.push({ use, text: ok ? fence(said) : said });
    }
    steps.push({ said: text, results });
    if (isWhole()) {
      yield { type: 'answered', text: '' };
      return;
    }
  }
  yield { type: 'gave_up', flaw: 'steps' };
}

const LATER = 'Not looked up: too many lookups at once. Ask for it again in your next step.';

/** One lookup; the same one a second time isn't made again. */
async function look(use: ToolUse, tools: readonly Tool[], done: Set<string>): Promise<Result> {
  const tool = tools.find(({ name }) => name === use.name);
  if (!tool) {
    const names = tools.map(({ name }) => name).join(', ');
    return { ok: false, text: `There is no tool “${use.name.slice(0, 60)}”. The tools are ${names}.` };
  }
  const key = `${use.name} ${use.input}`;
  if (done.has(key))
    return { ok: false, text: 'You asked for this before; the result stands above. Answer now.' };
  const { ok, text } = await tool.call(use.input);
  if (ok) done.add(key);
  return { ok, text: text.length > RESULT_MAX ? `${text.slice(0, RESULT_MAX)}… (cut off here)` : text };
}

/** How a failed call ends the answer; null for refusals that are shown to people, and for a person who left. */
function flawIn(error: unknown, signal: AbortSignal): Flaw | null {
  if (!(error instanceof AiError) || signal.aborted) return null;
  if (error instanceof NoTools) return 'no_tools';
  return error.failure === 'stream_failed' ? 'failed' : null;
}

/** The words of a step as whole sentences and lines, and the lookups it ends with. */
function wordsOf(step: AsyncGenerator<string, ToolUse[], undefined>): {
  pieces: AsyncGenerator<string>;
  uses(): ToolUse[];
} {
  let found: ToolUse[] = [];
  async function* raw(): AsyncGenerator<string> {
    found = yield* step;
  }
  async function* pieces(): AsyncGenerator<string> {
    let rest = '';
    for await (const text of visible(raw())) {
      rest += text;
      const end = [...rest.matchAll(/[.!?…]["”’)*_]*\s|\n/g)].at(-1);
      if (!end) continue;
      const whole = end.index + end[0].length;
      yield rest.slice(0, whole);
      rest = rest.slice(whole);
    }
    if (rest !== '') yield rest;
  }
  return { pieces: pieces(), uses: () => found };
}

/** Reads an answer piece by piece and returns its fault, if any. */
function checker(facts: string): (piece: string) => Flaw | null {
  const figures = new Set(figuresIn(facts));
  const counts = new Map<string, number>();
  let inDraft = false;
  return (piece) => {
    for (const sentence of piece.split(/(?<=[.!?…])\s|\n/)) {
      const words = sentence.trim().toLowerCase();
      if (words.length < SAME_LENGTH) continue;
      const times = (counts.get(words) ?? 0) + 1;
      if (times > SAME_MAX) return 'repeats';
      counts.set(words, times);
    }
    // A draft is read and edited before it leaves; words before and after it aren't.
    let outside = '';
    for (const part of piece.split(/(\[\[\/?mail\]\])/)) {
      if (part === '[[mail]]') inDraft = true;
      else if (part === '[[/mail]]') inDraft = false;
      else if (!inDraft) outside += part;
    }
    const plain = outside.replace(/^\s*\d{1,2}[.)]\s/gm, '').replace(/\]\([^)]*\)/g, ']');
    const unknown = figuresIn(plain).filter(
      (figure) => !figures.has(figure) && !isShare(plain, figure, figures),
    );
    return unknown.length > 0 ? 'invented' : null;
  };
}

/** Figures without their separators; numbers in words are words. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([figure]) =>
    String(Number(figure.replaceAll(',', ''))),
  );

/** Whether "40%" is what two known figures come to. */
function isShare(text: string, figure: string, known: ReadonlySet<string>): boolean {
  if (!new RegExp(`\\b${figure.replace('.', '\\.')} ?(?:%|percent)`).test(text)) return false;
  const numbers = [...known].map(Number).filter((one) => one > 0);
  return numbers.some((all) =>
    numbers.some((some) => some <= all && Math.abs((some / all) * 100 - Number(figure)) <= 0.5),
  );
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
