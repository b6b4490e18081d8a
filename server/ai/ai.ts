import type { z } from 'zod';
import type { ErrorCode } from '../../shared/errors/errors.ts';

/** Why a model could not answer; each maps to one domain error code. */
export type AiFailure = 'rate_limited' | 'payment_required' | 'stream_failed' | 'budget_spent';

export class AiError extends Error {
  readonly failure: AiFailure;

  constructor(failure: AiFailure, options?: ErrorOptions) {
    super(`AI: ${failure}`, options);
    this.name = 'AiError';
    this.failure = failure;
  }
}

/** The server or the model doesn't support tools. */
export class NoTools extends AiError {
  constructor(options?: ErrorOptions) {
    super('stream_failed', options);
    this.name = 'NoTools';
  }
}

export const aiPurposes = ['interview', 'scoring', 'work', 'practice', 'assistant', 'safety'] as const;
export type AiPurpose = (typeof aiPurposes)[number];

/** Priority of a call on a server with limited concurrency; everything except conversation is a judgment. */
export type AiRank = 'talk' | 'grade' | 'score';

/** A lookup that a model may ask for. */
export type AiTool = { name: string; description: string; input: z.ZodType };

/** One lookup as a model asks for it; `input` is what it wrote, which may not be JSON. */
export type ToolUse = { id: string; name: string; input: string };

/** One step of an answer so far: what the model said, and what each of its lookups found. */
export type AiStep = { said: string; results: readonly { use: ToolUse; text: string }[] };

export type AiRequest = {
  purpose: AiPurpose;
  /**
   * Set where it differs from the default of the purpose: scoring interviews is a judgment, everything else
   * conversation.
   */
  rank?: AiRank;
  /** Whose daily budget it counts against: a person's id. */
  subject: string;
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** What it may look up on the way; only {@link Ai.step} asks for it. */
  tools?: readonly AiTool[];
  /** What was looked up for this answer so far. */
  steps?: readonly AiStep[];
  /**
   * The same facts as the prompt, as data, for the built-in model: which script answers, and its input.
   * A connected model never sees it.
   */
  script: { name: string; input: unknown };
  /** Limit for the visible answer; a reasoning model gets extra tokens for its reasoning. */
  maxOutputTokens: number;
  signal: AbortSignal;
  /** How long it may take once its turn has come, where that's less than usual. */
  timeoutMs?: number;
  /** Where its tokens were set aside with those of other calls. */
  callBudget?: CallBudget | null;
};

export const rankOf = ({ purpose, rank }: Pick<AiRequest, 'purpose' | 'rank'>): AiRank =>
  rank ?? (purpose === 'scoring' ? 'score' : 'talk');

/** One call's part of a {@link CallBudget}. */
type Share = {
  /** Null: the call never ran. */
  spend(tokens: { inputTokens: number; outputTokens: number } | null): void;
};

/** Tokens of several calls, set aside in one go and settled in one. */
export type CallBudget = {
  /** A reservation for one call of this purpose; null if none is left, and the call reserves its own tokens. */
  take(purpose: AiPurpose): Share | null;
  /** Replaces the estimate with the actual usage; a call that was never made counts zero. Idempotent. */
  close(): Promise<void>;
};

/** All the product knows of a language model. Tests fake this, never the SDK. */
export type Ai = {
  /** True for the built-in scripted model. */
  builtIn: boolean;
  /** Name for the record. */
  model: string;
  /** When two models alternate, the current one. */
  now?(): Ai;
  /**
   * Streams text pieces.
   * @throws AiError before or between pieces; an empty or cut stream is `stream_failed`.
   */
  stream(request: AiRequest): AsyncIterable<string>;
  /**
   * One step of an answer with tools: streams text, and returns the lookups that the model requests instead of ending. Missing
   * in the built-in model.
   * @throws AiError as `stream` does, and `NoTools` once the server has shown that it takes none.
   */
  step?(request: AiRequest & { tools: readonly AiTool[] }): AsyncGenerator<string, ToolUse[], undefined>;
  /**
   * Reserves tokens for a sequence of calls; null if they don't fit together, in which case each call reserves its own.
   */
  setAside(requests: readonly AiRequest[]): Promise<CallBudget | null>;
  /** One answer that fits `schema`, with one retry if the first doesn't, unless `tries` differs. @throws AiError */
  object<T>(request: AiRequest & { schema: z.ZodType<T>; tries?: number }): Promise<T>;
};

/** Pins one model for all calls of a judgment and for the name on its record. */
export const settled = (ai: Ai): Ai => ai.now?.() ?? ai;

/** A script of the built-in model: pure, from its input to the whole text. Registered by feature in deps.ts. */
export type Script = (input: unknown) => string;
/** A script that reads what sentences mean, and takes a moment for it. */
export type ReadingScript = (input: unknown) => Promise<string>;

/** Message for people when a model call failed (specification file 1 §8). */
const domainCodes: Record<AiFailure, ErrorCode> = {
  rate_limited: 'ai_rate_limited',
  payment_required: 'ai_unavailable',
  budget_spent: 'ai_unavailable',
  stream_failed: 'ai_stream_failed',
};

/** Message for people about a model failure (quality R6). */
export function aiErrorCode(error: AiError): ErrorCode {
  return domainCodes[error.failure];
}
