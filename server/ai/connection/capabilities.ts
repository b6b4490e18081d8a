import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from './place.ts';

/** How data is asked for: held to a schema by the server, as JSON, or in words alone. */
const answerForms = ['schema', 'json', 'words'] as const;
export type AnswerForm = (typeof answerForms)[number];

/** From the least thinking to the most. */
const efforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
type Effort = (typeof efforts)[number];

const limitNames = ['max_tokens', 'max_completion_tokens'] as const;

/** What a model on a server can do, as tests and calls found it; never derived from its name. */
export const Found = z.object({
  model: z.string(),
  server: z.string(),
  form: z.enum(answerForms),
  /** What the server calls the most tokens of an answer. */
  limitName: z.enum(limitNames),
  /** The least effort that it takes; `unsent` where it knows no such setting. */
  effort: z.enum([...efforts, 'unsent']),
  /** Whether reasoning uses tokens before the answer; null while unknown. */
  thinks: z.boolean().nullable(),
  /** Whether its text begins inside a thought, whose opening mark is missing; null while unknown. */
  beginsInThought: z.boolean().nullable().default(null),
  tools: z.boolean().nullable(),
  /** The most tokens that it takes for an answer; null without a limit that showed. */
  answerTokens: z.int().positive().nullable(),
  /** How much it reads at once. */
  context: z.object({ tokens: z.int().positive(), charactersPerToken: z.number().positive() }).nullable(),
  /** When an answer last ran out of tokens before its first word. */
  ranOutAt: z.iso.datetime().nullable(),
});
export type Found = z.infer<typeof Found>;
export type Change = Partial<Omit<Found, 'model' | 'server'>>;

/**
 * What is tried first. `max_tokens` is what every server obeys or refuses in plain words; its newer name is passed over by
 * some, which then never stop. Schema and effort are refused at once, or passed over without harm.
 */
export const askedFirst = { limitName: 'max_tokens', effort: 'minimal' } as const satisfies Change;
const FIRST: Omit<Found, 'model' | 'server'> = {
  ...askedFirst,
  form: 'schema',
  thinks: null,
  beginsInThought: null,
  tools: null,
  answerTokens: null,
  context: null,
  ranOutAt: null,
};

export type CapabilityEnv = Pick<
  Env,
  | 'AI_STRUCTURED_OUTPUT'
  | 'AI_TOKEN_LIMIT_NAME'
  | 'AI_REASONING_EFFORT'
  | 'AI_CONTEXT_TOKENS'
  | 'AI_HEADROOM_TOKENS'
>;

/** Before a server has counted any. */
const CHARACTERS_PER_TOKEN = 4;

/** Values from settings, which override detected ones. */
function fixedBy(env: CapabilityEnv): Change {
  return {
    ...(env.AI_STRUCTURED_OUTPUT ? { form: env.AI_STRUCTURED_OUTPUT } : {}),
    ...(env.AI_TOKEN_LIMIT_NAME ? { limitName: env.AI_TOKEN_LIMIT_NAME } : {}),
    ...(env.AI_REASONING_EFFORT ? { effort: env.AI_REASONING_EFFORT } : {}),
    ...(env.AI_CONTEXT_TOKENS
      ? { context: { tokens: env.AI_CONTEXT_TOKENS, charactersPerToken: CHARACTERS_PER_TOKEN } }
      : {}),
  };
}

/** What is known of one model, for each call to read and to add to. */
export type Capabilities = {
  read(): Found;
  learn(change: Change): void;
  /** An answer ran out of tokens before its first word. */
  ranOut(): void;
};

type Storage = {
  /** What is stored of the model now; the same object until it changes. */
  stored(): Found | null;
  /** Stores a change for all processes, in the background. */
  store(change: Change): void;
};

/**
 * Capabilities of the model at `place`. Findings of a call apply to the next one immediately; a stored change from
 * another process, such as a test's, replaces them. Without `storage` they last as long as the process.
 */
export function capabilitiesOf(
  place: Place,
  env: CapabilityEnv,
  { now, storage }: { now: Clock['now']; storage?: Storage },
): Capabilities {
  const fixed = fixedBy(env);
  let base: Found | null = null;
  let own: Change = {};
  const read = (): Found => {
    const stored = storage?.stored() ?? null;
    if (stored !== base) [base, own] = [stored, {}];
    return { ...FIRST, ...stored, ...own, ...place, ...fixed };
  };
  const learn = (change: Change): void => {
    const news = Object.fromEntries(Object.entries(change).filter(([name]) => !(name in fixed)));
    if (Object.keys(news).length === 0) return;
    read();
    own = { ...own, ...news };
    storage?.store(news);
  };
  return { read, learn, ranOut: () => learn({ thinks: true, ranOutAt: now().toISOString() }) };
}

/** The change to what is stored, on top of what others stored meanwhile. */
export const changed = (place: Place, stored: Found | null, change: Change): Found => ({
  ...FIRST,
  ...stored,
  ...change,
  ...place,
});

/** What differs between two readings of one model. */
export function learnedBetween(before: Found, after: Found): Change | null {
  const names = ['form', 'limitName', 'effort', 'answerTokens'] as const;
  const change = Object.fromEntries(
    names.flatMap((name) => (before[name] === after[name] ? [] : [[name, after[name]]])),
  );
  return Object.keys(change).length === 0 ? null : Found.partial().parse(change);
}

/** A refusal of how something was asked, and what to ask instead. */
type Adjustment = {
  change: Change;
  /** This schema was the trouble, not schemas: the next call may try its own. */
  onlyNow: boolean;
};

/**
 * How to change the request after a refusal; null if no change would help. `hasForm`: the call requested a response
 * format. If the refusal gives no reason, optional parameters are removed one by one.
 */
export function adjustedTo(error: unknown, asked: Found, hasForm: boolean): Adjustment | null {
  if (!APICallError.isInstance(error)) return null;
  const status = error.statusCode ?? 0;
  const said = error.responseBody ?? '';
  if (![400, 422].includes(status) && !(status >= 500 && hasForm && FORM.test(said))) return null;
  const about = (change: Change | null): Adjustment | null => change && { change, onlyNow: false };
  const most = figureIn(said, ANSWER_MOST);
  if (most !== null && most !== asked.answerTokens) return about({ answerTokens: most });
  if (/max_completion_tokens/.test(said)) return about({ limitName: otherName(asked) });
  if (asked.effort !== 'unsent' && EFFORT.test(said))
    return about({ effort: lessAskedFor(asked.effort, said) });
  if (hasForm && asked.form !== 'words' && FORM.test(said))
    return { change: { form: below(asked.form) }, onlyNow: /invalid schema/i.test(said) };
  if (status >= 500 || KNOWN_REASON.test(said)) return null;
  if (hasForm && asked.form !== 'words') return about({ form: below(asked.form) });
  return asked.effort === 'unsent' ? null : about({ effort: 'unsent' });
}

const EFFORT = /reasoning.?effort|\bthink(?:ing)?\b|supported values[^.]*\b(?:minimal|medium)\b/i;
const FORM = /response_format|json_schema|json_object|structured.?output|\bschema\b|\bgrammar\b/i;
const ANSWER_MOST =
  /(?:supports|generate|allows?) at most (\d+)(?: completion| output)? tokens|max(?:_completion)?_tokens\b[^.]{0,80}?(?:at most|less than or equal to|<=|maximum of)\s*(\d+)/i;
/** Refusals that no change of the request can fix. */
const KNOWN_REASON = /context|too many tokens|prompt is too long|\bmodel\b|api.?key|moderation|policy/i;

function figureIn(text: string, pattern: RegExp): number | null {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  return found === undefined ? null : Number(found);
}

const otherName = ({ limitName }: Found): Found['limitName'] =>
  limitName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';

export const below = (form: AnswerForm): AnswerForm => (form === 'schema' ? 'json' : 'words');

/** The least effort that the refusal names, else the next one that most servers know. */
function lessAskedFor(effort: Effort, said: string): Found['effort'] {
  const listed = /supported values[^:]*:([^.]*)/i.exec(said)?.[1] ?? '';
  const named = efforts.find((one) => one !== effort && new RegExp(`\\b${one}\\b`).test(listed));
  return named ?? (effort === 'minimal' ? 'low' : 'unsent');
}
