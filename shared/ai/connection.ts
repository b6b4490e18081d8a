import { z } from 'zod';
import { figure } from '../text/counted.ts';

/** A problem that persists until a setting is changed or the account is paid. */
const aiTroubleKinds = ['key', 'rights', 'model', 'spent', 'unreachable'] as const;
export type AiTroubleKind = (typeof aiTroubleKinds)[number];

export const AiTrouble = z.object({
  kind: z.enum(aiTroubleKinds),
  /** Which model was asked, and where. */
  model: z.string(),
  server: z.string(),
  /** When the first call failed. */
  since: z.iso.datetime(),
});
export type AiTrouble = z.infer<typeof AiTrouble>;

/** What a test of the connection tries, in its order. */
export const aiTestSteps = ['words', 'schema', 'json', 'tools'] as const;
export type AiTestStep = (typeof aiTestSteps)[number];

/** What went wrong with a step. */
const aiTestFaults = ['slow', 'busy', 'failed', 'refused', 'empty', 'thinking', 'ignored', 'broken'] as const;
export type AiTestFault = (typeof aiTestFaults)[number];

/** How a step ended: it works when it has no fault. */
const AiTestResult = z.object({
  step: z.enum(aiTestSteps),
  fault: z.enum(aiTestFaults).nullable(),
  /** The server's status, where it says what is wrong. */
  status: z.number().int().nullable(),
});
export type AiTestResult = z.infer<typeof AiTestResult>;

export const AiTest = z.object({
  at: z.iso.datetime(),
  model: z.string(),
  server: z.string(),
  /** Milliseconds until the first word; null when none came. */
  firstWordMs: z.number().nullable(),
  /** Null when the answer was too short to tell. */
  tokensPerSecond: z.number().nullable(),
  steps: z.array(AiTestResult),
  /** A problem that blocks all steps; later steps weren't tried. */
  trouble: z.enum(aiTroubleKinds).nullable(),
});
export type AiTest = z.infer<typeof AiTest>;

/** How requests to a model are made, as tests and calls found it. */
export type AiAsked = {
  form: 'schema' | 'json' | 'words';
  thinks: boolean | null;
  contextTokens: number | null;
  /** When an answer last ran out of tokens before its first word. */
  ranOutAt: string | null;
};

/** What HR sees of a model; never its key. */
export type AiModel = {
  model: string;
  /** Host of the server, for example "api.openai.com". */
  server: string;
  trouble: AiTrouble | null;
  /** The last test of this model on this server. */
  test: AiTest | null;
  /** Null while nothing was found out. */
  asked: AiAsked | null;
};

/** The model for conversations, and the one for judgments if different. */
export type AiConnection = AiModel & {
  builtIn: boolean;
  scoring: AiModel | null;
  /** Whether a test is running, started by any admin. */
  testing: boolean;
};

const whatToDo: Readonly<Record<AiTroubleKind, (at: { model: string; server: string }) => string>> = {
  key: ({ server }) => `${server} rejected the key (401). Check OPENAI_API_KEY.`,
  rights: ({ model, server }) =>
    `${server} accepted the key but doesn’t let it use ${model} (403). Allow the model in your account there, or set AI_MODEL to another one.`,
  model: ({ model, server }) =>
    `${server} has no model called ${model} at this address (404). Check AI_MODEL and OPENAI_BASE_URL.`,
  spent: ({ server }) => `The account at ${server} is out of credit. Add credit there.`,
  unreachable: ({ server }) =>
    `We couldn’t reach ${server}. Check OPENAI_BASE_URL, and make sure the server is running.`,
};

/** A problem in plain words, with what to do about it. */
export const aiTroubleText = (at: { kind: AiTroubleKind; model: string; server: string }): string =>
  whatToDo[at.kind](at);

/** What a model is used for: with a scoring model of its own, the other one is for conversations only. */
export type AiUse = 'all' | 'conversations' | 'scoring';

const meanwhile: Readonly<Record<AiUse, Record<'spent' | 'other', string>>> = {
  all: {
    spent: 'interviews, shifts, practice chats, and scoring are paused',
    other: 'the built-in assistant fills in, and interview scoring is paused',
  },
  conversations: {
    spent: 'interviews, shifts, and practice chats are paused',
    other: 'the built-in assistant fills in',
  },
  scoring: {
    spent: 'interview scoring and task grading are paused',
    other: 'built-in rules grade work, and interview scoring is paused',
  },
};

/** What a problem means for people until a call works again. */
export const aiMeanwhileText = (kind: AiTroubleKind, use: AiUse): string =>
  `Until the model works again, ${meanwhile[use][kind === 'spent' ? 'spent' : 'other']}.`;

const faultTexts: Readonly<Record<AiTestFault, (status: string) => string>> = {
  slow: () => 'no answer in time',
  busy: (status) => `the server was too busy${status}`,
  failed: (status) => `the server returned an error${status}`,
  refused: (status) => `the server rejected the request${status}`,
  empty: () => 'the answer was empty',
  thinking: () => 'it used up its tokens on reasoning',
  ignored: () => 'it answered with plain text',
  broken: () => 'the answer was cut off or didn’t come from a model',
};

const formTexts: Readonly<Record<AiAsked['form'], string>> = {
  schema: 'Structured output with a JSON schema',
  json: 'Structured output in JSON mode',
  words: 'Structured output through instructions only',
};

/** How requests to a model are made, in one line. */
export function aiAskedText({ form, thinks, contextTokens }: AiAsked): string {
  return [
    formTexts[form],
    ...(thinks ? ['reasons before it answers'] : []),
    ...(contextTokens ? [`${figure(contextTokens)}-token context`] : []),
  ].join(', ');
}

/** How a step of a test ended, in plain words. */
export const aiTestText = ({ fault, status }: AiTestResult): string =>
  fault === null ? 'works' : `doesn’t work: ${faultTexts[fault](status === null ? '' : ` (${status})`)}`;

/** Faults that may pass and say nothing about what the model can do. */
const UNSETTLED: ReadonlySet<AiTestFault> = new Set(['slow', 'busy', 'failed']);

/** The result of a test, in a sentence or two. */
export function aiTestSummary({ steps, trouble, ...at }: AiTest): string {
  if (trouble) return aiTroubleText({ ...at, kind: trouble });
  if (steps.every(({ fault }) => fault === null)) return 'Everything works.';
  const talks = steps.some(({ step, fault }) => step === 'words' && fault === null);
  if (!talks) return `${at.model} didn’t answer. The built-in assistant is filling in for now.`;
  if (steps.some(({ fault }) => fault !== null && UNSETTLED.has(fault)))
    return 'It can hold a conversation. The server didn’t answer everything, so test it again later.';
  return 'It can hold a conversation. For anything that doesn’t work, we ask in plain text instead.';
}
