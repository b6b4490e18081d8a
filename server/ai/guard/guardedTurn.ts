import { type Ai, AiError, type AiRequest } from '../ai.ts';
import { type Fault, faultOf, type Heard, isPartOf, isSame } from './rules.ts';
import { isInQuote, isWhole, spokenSentences } from './sentences.ts';

/** Requirements for a turn, independent of who words it. */
export type TurnPlan = {
  /** Words of the built-in interviewer for the whole turn. */
  builtIn(): string;
  /** Sentences beside the question. */
  statements: number;
  /** Text the turn must contain verbatim, unless the draft already covers it. */
  musts: readonly { words: string; met(said: string): boolean }[];
  /**
   * The question the turn ends with: whether a sentence asks it, and the built-in words for it. Null where none is set: then
   * questions are statements like others.
   */
  question: {
    words: string;
    asks(sentence: string): boolean | Promise<boolean>;
    /** Text that introduces the question, even if it sounds like one ("Tell me about …"). */
    opens?(sentence: string): boolean;
  } | null;
  /** What else keeps a statement from the person. */
  unfit?(statement: string): boolean;
  heard: Heard;
};

/** What came of a model's draft. */
type Draft = {
  question: string | null;
  faults: (Fault | 'off_question' | 'unfit')[];
  failure: AiError | null;
};

/** How a turn was worded: by the model alone, completed with built-in text, or replaced by it. */
export type Wording = 'model' | 'mended' | 'built_in';

/** Number of faults after which a draft is abandoned: a looping model doesn't stop. */
const FAULTS_MAX = 4;

/**
 * Streams a model's turn to the person sentence by sentence, each checked before it's shown, with the question last. A
 * draft without any valid sentence is requested once more, with its faults; missing parts are then filled with built-in
 * text, so a turn always completes.
 * @throws AiError when the provider refuses before anything was shown; a call that breaks off later is completed
 * instead.
 */
export async function* guardedTurn(
  ai: Ai,
  request: AiRequest,
  plan: TurnPlan,
  ended: (wording: Wording, faults: readonly string[]) => void,
): AsyncGenerator<string> {
  const said: string[] = [];
  const faults: string[] = [];
  let question: string | null = null;
  let failure: AiError | null = null;
  let asked = request;
  for (let draft = 0; draft < 2; draft++) {
    const read: Draft = yield* draftOf(ai, asked, plan, said);
    faults.push(...read.faults);
    ({ question, failure } = read);
    if (said.length > 0 || question !== null) break;
    if (read.failure) {
      if (request.signal.aborted || read.failure.failure !== 'stream_failed') throw read.failure;
      break;
    }
    asked = again(request, plan, read.faults);
  }
  if (said.length === 0 && question === null) {
    yield plan.builtIn();
    ended('built_in', faults);
    return;
  }
  const missing = plan.musts.filter(({ met }) => !met(said.join(' '))).map(({ words }) => words);
  const own = missing.length === 0 && (plan.question ? question !== null : failure === null);
  const last = plan.question ? [question ?? plan.question.words] : [];
  yield [...missing, ...last].map((words) => `${words} `).join('');
  ended(own ? 'model' : 'mended', faults);
}

/** Reads one draft; valid statements are yielded immediately and added to `said`. */
async function* draftOf(
  ai: Ai,
  request: AiRequest,
  plan: TurnPlan,
  said: string[],
): AsyncGenerator<string, Draft> {
  const draft: Draft = { question: null, faults: [], failure: null };
  try {
    for await (const sentence of spokenSentences(ai.stream(request), plan.question !== null)) {
      // Anything after the question is dropped; the stream's end reports what the call used.
      if (draft.question !== null) return draft;
      const fault = await faultIn(sentence, plan, said);
      if (fault) draft.faults.push(fault);
      else if (asksIn(plan, sentence)) {
        draft.question = `**${shown(plan, sentence)}**`;
      } else if (said.length < plan.statements) {
        said.push(shown(plan, sentence));
        yield `${shown(plan, sentence)} `;
      }
      if (draft.faults.length >= FAULTS_MAX || (!plan.question && said.length >= plan.statements))
        return draft;
    }
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    // A stopped process hands the task back.
    if (request.signal.aborted) throw error;
    draft.failure = error;
  }
  return draft;
}

async function faultIn(
  raw: string,
  plan: TurnPlan,
  said: readonly string[],
): Promise<Draft['faults'][number] | null> {
  const sentence = plain(raw);
  if (!/\p{L}/u.test(sentence)) return 'markup';
  if (!isWhole(raw) || (plan.question && isInQuote(raw))) return 'cut_off';
  const fault = faultOf(sentence, plan.heard);
  if (fault) return fault;
  if (said.some((other) => isSame(sentence, other) || isPartOf(sentence, other))) return 'repeated';
  if (!asksIn(plan, sentence)) return plan.unfit?.(sentence) ? 'unfit' : null;
  return (await plan.question?.asks(sentence)) ? null : 'off_question';
}

/** Whether a sentence asks the turn's question. */
const asksIn = ({ question }: TurnPlan, sentence: string): boolean =>
  question !== null && isQuestion(sentence) && !question.opens?.(sentence);

/** Phrased as a question, or as a request to answer. */
export const isQuestion = (sentence: string): boolean =>
  sentence.includes('?') ||
  /^\W*(?:(?:so|now|and|then|please|could you)\W+)*(?:tell|describe|walk|explain|share|name|give|show|talk)\b/i.test(
    sentence,
  );

/** A sentence without marks, emojis and its speaker's name in front. */
function plain(sentence: string): string {
  return (
    sentence
      .replace(/[*_#]+/g, '')
      .replace(
        /^\s*(?:[-–•>]|(?:the )?(?:ai )?(?:assistant|interviewer|ai|answer|response|reply)\s*:)\s*/i,
        '',
      )
      .replace(
        /^\s*the (?:next |last |first |open )?(?:question|answer)(?: (?:to|in|is|that|you)\b[^:?,]{0,80}(?:, in your own words[^:?]{0,60})?)?:\s*/i,
        '',
      )
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      // Marks around the whole, or one that has no other; those of a quote stay.
      .replace(/^["“]([^"“”]*)["”]$/, '$1')
      .replace(/^["“](?=[^"”]*$)|(?<!["“][^"”]*)["”]$/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** As the person reads it: an interviewer begins with a capital, a client may not. */
function shown({ question }: TurnPlan, sentence: string): string {
  const words = plain(sentence);
  return question ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

const complaints: Partial<Record<Draft['faults'][number], string>> = {
  cut_off: 'it broke off in the middle of a sentence',
  repeated: 'it repeated what was said before',
  invented: 'it named figures or names that nobody gave you',
  language: 'it wasn’t in English',
  off_question: 'it asked a different question from the one given',
  role: 'it spoke for the other side',
  insult: 'it insulted the person',
};

/** The same turn, with what was wrong at its end, where it costs the least to read. */
function again(request: AiRequest, plan: TurnPlan, faults: Draft['faults']): AiRequest {
  const form = plan.question
    ? 'Write at most two short sentences, the second of them the question.'
    : `Write at most ${plan.statements} short sentences.`;
  const wrong = [...new Set(faults)].map((fault) => complaints[fault] ?? 'it broke your rules');
  const note = `Your last draft can’t be sent: ${[...new Set(wrong)].join('; ') || 'it said nothing'}. ${form}`;
  const last = request.messages.at(-1);
  const messages = last
    ? [...request.messages.slice(0, -1), { ...last, content: `${last.content}\n\n${note}` }]
    : request.messages;
  return { ...request, messages, callBudget: null };
}
