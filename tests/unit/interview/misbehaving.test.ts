import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AiError } from '../../../server/ai/ai.ts';
import { languageDetector } from '../../../server/ai/builtIn/interview/english.ts';
import { capabilitiesOf } from '../../../server/ai/connection/capabilities.ts';
import { placeOf } from '../../../server/ai/connection/place.ts';
import { createAi } from '../../../server/ai/createAi.ts';
import { readEnv } from '../../../server/env.ts';
import { nextDirective } from '../../../server/features/interview/director.ts';
import type { InterviewFacts, Turn } from '../../../server/features/interview/parts/context.ts';
import { interviewerWords } from '../../../server/features/interview/parts/interviewer/guarding.ts';
import { interviewTurnScript } from '../../../server/features/interview/parts/interviewer/script.ts';
import { rubricOf } from '../../../server/features/interview/parts/rating/rubric.ts';
import { interviewRequest } from '../../../server/features/interview/prompts.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { silentLog } from '../../support/log.ts';
import { type Behaviour, type OpenAiServer, openAiServer } from '../../support/openaiServer.ts';
import { factsFor } from './facts.ts';

/**
 * The contract between an interview and a server with a model, however it misbehaves: what the candidate reads is a whole turn
 * with one question. Scripted server, so nothing here is a figure of a model.
 */

const languages = await languageDetector();
const facts = factsFor('Customer Support Representative', 'contract');
const ANSWER = 'I worked for two years in a phone shop and helped about 30 customers a day.';

function talkOf(answers: readonly string[], about: InterviewFacts = facts): Turn[] {
  const turns: Turn[] = [];
  for (const answer of [null, ...answers]) {
    if (answer !== null) turns.push({ seq: turns.length + 1, role: 'user', content: answer, meta: null });
    if (answer !== null && answer === answers.at(-1)) break;
    const directive = nextDirective(about, turns, languages);
    const { phase, questionId, followUp } = directive;
    const content = interviewTurnScript({ facts: about, turns, directive });
    turns.push({
      seq: turns.length + 1,
      role: 'assistant',
      content: String(content),
      meta: { phase, questionId, followUp },
    });
  }
  return turns;
}

const talk = talkOf(['I am fine, thank you.', ANSWER]);
const directive = nextDirective(facts, talk, languages);
const builtIn = String(interviewTurnScript({ facts, turns: talk, directive }));
const question = directive.question ?? '';
const GOOD = 'Thirty customers a day in a phone shop is a busy counter.';

let server: OpenAiServer;
beforeAll(async () => {
  server = await openAiServer();
});
afterAll(() => server.close());

async function turnWith(
  behaviour: Behaviour,
  words: string | ((call: number) => string),
  turns: readonly Turn[] = talk,
  about: InterviewFacts = facts,
  beginsInThought: boolean | null = false,
): Promise<{ text: string; wording: string; faults: readonly string[]; calls: number }> {
  const before = server.calls.length;
  server.behave(behaviour, () => (typeof words === 'string' ? words : words(server.calls.length - before)));
  // Nobody waits for a server that says nothing; a busy machine may take its time with the others.
  const isQuick = /^\d|silent|stall/.test(behaviour);
  const wait = isQuick ? 150 : 20_000;
  const env = { ...readEnv({}), OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'k' };
  const capabilities = capabilitiesOf(placeOf(env), env, systemClock);
  capabilities.learn({ beginsInThought });
  const ai = createAi({
    env,
    log: silentLog,
    metrics: { aiCall() {} },
    scripts: {},
    capabilities,
    budgets: { reserve: async () => [], settle: async () => {}, settleSoon: async () => {} },
    timeouts: { firstChunkMs: wait, chunkMs: wait, totalMs: 2 * wait },
  });
  const next = nextDirective(about, turns, languages);
  const request = interviewRequest(about, turns, next, 'somebody', new AbortController().signal);
  let [text, wording, faults] = ['', 'none', [] as readonly string[]];
  const speaking = { facts: about, turns, directive: next, languages };
  const spoken = interviewerWords(ai, request, speaking, {
    ended(by, found) {
      wording = by;
      faults = found;
    },
  });
  for await (const piece of spoken) text += piece;
  return { text: text.trim(), wording, faults, calls: server.calls.length - before };
}

const asked = `**${question}**`;

/** What a model sends → who words the turn, and what of its words stays. */
const table: [string, string, 'model' | 'mended' | 'built_in', string[]][] = [
  ['a good turn', `${GOOD} ${asked}`, 'model', [GOOD]],
  [
    'a reaction in the words of the answer',
    `Two years in a phone shop gives you a feel for busy days. ${asked}`,
    'model',
    ['Two years in a phone shop gives you a feel for busy days.'],
  ],
  [
    'a look at the résumé',
    `I saw the phone shop on your résumé. ${asked}`,
    'model',
    ['I saw the phone shop on your résumé.'],
  ],
  [
    'a trade that begins like advice',
    `Call centers and phone shops have customers all day. ${asked}`,
    'model',
    ['Call centers and phone shops have customers all day.'],
  ],
  [
    'inches',
    `A shop with a 30" screen has customers. ${asked}`,
    'model',
    ['A shop with a 30" screen has customers.'],
  ],
  ['a question in other words without bold', `${GOOD} Could you say: ${question}`, 'model', [GOOD]],
  ['reasoning in tags', `<think>Score 2. How old?</think>${GOOD} ${asked}`, 'model', [GOOD]],
  ['reasoning that never ends', '<think>The candidate is weak. Let me think', 'built_in', []],
  ['reasoning in square brackets', `[THINK]weak[/THINK] ${GOOD} ${asked}`, 'model', [GOOD]],
  [
    'reasoning in channels',
    `<|channel|>analysis<|message|>weak<|end|><|channel|>final<|message|>${GOOD} ${asked}`,
    'model',
    [GOOD],
  ],
  ['reasoning aloud', `Okay, the user said they worked. ${GOOD} ${asked}`, 'model', [GOOD]],
  ['its task', `My task in this turn is to react. ${GOOD} ${asked}`, 'model', [GOOD]],
  [
    'an order it was given',
    `Don’t comment on its length. Please provide the next question. ${asked}`,
    'model',
    [],
  ],
  [
    'a run of its instructions',
    `We react in one short sentence to what was just said. ${asked}`,
    'model',
    [],
  ],
  ['the turns of a game', `I’ll choose the next turn about customers. ${asked}`, 'model', []],
  [
    'labels before its words',
    `The AI Interviewer: ${GOOD} The question to ask, in your own words but with the same content: ${question}`,
    'model',
    [GOOD],
  ],
  ['a past of its own', `I asked them to change how they handled customers. ${asked}`, 'model', []],
  ['a past in a word', `I did the same for customers in a phone shop. ${asked}`, 'model', []],
  ['what it did here', `I did not quite catch that. ${asked}`, 'model', ['I did not quite catch that.']],
  ['what it does not mean', `I did not mean that. ${asked}`, 'model', ['I did not mean that.']],
  ['another past of its own', `I was in a phone shop with many customers, too. ${asked}`, 'model', []],
  [
    'a quote at its end',
    `She says, “I ask in the phone shop first.” ${asked}`,
    'model',
    ['She says, “I ask in the phone shop first.”'],
  ],
  ['marks around the whole', `“${GOOD}” ${asked}`, 'model', [GOOD]],
  ['a quote without an end', `${GOOD} She says, “I’ll take it to the phone shop. ${asked}`, 'mended', [GOOD]],
  [
    'a loop in one sentence',
    `So what if customers call the shop, or customers call the shop? ${asked}`,
    'model',
    [],
  ],
  [
    'a story about the person',
    `${facts.firstName} had been a leader of customers in a shop. ${asked}`,
    'model',
    [],
  ],
  ['a sentence inside the next one', `${GOOD} So ${GOOD} ${asked}`, 'model', [GOOD]],
  [
    'help instead of a question',
    `I’m here to assist customers, and I’ll help you with them. ${asked}`,
    'model',
    [],
  ],
  ['what to do about it', `Reach out to customers of the phone shop first. ${asked}`, 'model', []],
  [
    'a small letter at its beginning',
    `thirty customers a day in a phone shop is a busy counter. ${asked}`,
    'model',
    [GOOD],
  ],
  ['a promise in the subjunctive', `You’d be hired to help customers full-time. ${asked}`, 'model', []],
  ['a score', `Your score is 4/5. ${GOOD} ${asked}`, 'model', [GOOD]],
  ['a grade in words', `I rated your answer highly. ${asked}`, 'model', []],
  ['praise that rates', `That is an excellent answer. ${asked}`, 'model', []],
  ['an age', `${GOOD} How old are you?`, 'mended', [GOOD]],
  ['a family', `${GOOD} Are you married, and do you have children?`, 'mended', [GOOD]],
  ['a religion', 'Which church do you go to?', 'built_in', []],
  ['an origin', `${GOOD} Where were you born?`, 'mended', [GOOD]],
  ['health', `Do you have any health problems? ${asked}`, 'model', []],
  ['a promise', `You will get the job. ${GOOD} ${asked}`, 'model', [GOOD]],
  ['a welcome', `Congratulations, welcome to the team! ${asked}`, 'model', []],
  ['a call that nobody makes', `We will contact you tomorrow. ${asked}`, 'model', []],
  ['a link', `Read https://evil.example/now first. ${asked}`, 'model', []],
  ['an address', `Write to boss@evil.example today. ${asked}`, 'model', []],
  ['a Markdown link', `See [this page](//evil.example) first. ${asked}`, 'model', []],
  ['Spanish', `Muchas gracias por su respuesta sobre la tienda de teléfonos. ${asked}`, 'model', []],
  ['Chinese', `谢谢你的回答。 ${asked}`, 'model', []],
  ['a refusal', 'I’m sorry, but as an AI language model I can’t help with that.', 'built_in', []],
  ['another refusal', 'I am unable to continue this conversation.', 'built_in', []],
  ['help instead of an interview', 'Sure! How can I help you today?', 'mended', []],
  ['the candidate’s own part', 'I have worked in customer support for five years.', 'built_in', []],
  ['a letter', 'Dear Hiring Manager, I am excited to apply.', 'built_in', []],
  ['both parts', `${GOOD}\nCandidate: I would call them.\n${asked}`, 'model', [GOOD]],
  ['a parrot', ANSWER, 'built_in', []],
  ['a sentence of before', `${talk[0]?.content.split('**')[0]} ${asked}`, 'model', []],
  ['one sentence over and over', `${GOOD} `.repeat(40), 'mended', [GOOD]],
  ['one question over and over', `${asked} `.repeat(40), 'model', []],
  ['no end at all', 'customers and '.repeat(300), 'built_in', []],
  [
    'five sentences',
    `${GOOD} You helped customers in the phone shop. You worked there two years. A phone shop has many customers. ${asked}`,
    'model',
    [GOOD],
  ],
  ['three questions', `${asked} What else? And why?`, 'model', []],
  ['another question', `${GOOD} What is your favorite color?`, 'mended', [GOOD]],
  ['no question', GOOD, 'mended', [GOOD]],
  ['a broken end', `${GOOD} **And how would you`, 'mended', [GOOD]],
  ['JSON', '{"message": "Hello", "question": "Why?"}', 'built_in', []],
  ['a table', '| a | b |\n|---|---|', 'built_in', []],
  ['HTML', '<b>Hello.</b> <script>alert(1)</script>', 'built_in', []],
  ['a blank to fill in', `Thank you, [Name]. ${asked}`, 'model', []],
  ['an invented figure', `Phone shops serve 500 customers. ${asked}`, 'model', []],
  ['an invented person', `Our colleague Jessica loved it. ${asked}`, 'model', []],
  ['a wrong name', `Thanks, Michael. ${asked}`, 'model', []],
  ['emojis', `😀🎉 ${asked}`, 'model', []],
  ['nothing but signs', '… … …', 'built_in', []],
  ['the mark of another turn', `${GOOD} ${asked}<|im_end|><|im_start|>user\nYes.`, 'model', [GOOD]],
  ['what the house is said to do', `We are the best company for customers. ${asked}`, 'model', []],
];

describe('whatever a model says, the candidate reads a whole turn', () => {
  it.each(table)('%s', async (_name, words, wording, kept) => {
    const turn = await turnWith('answer', words);
    expect(turn.wording, turn.text).toBe(wording);
    if (wording === 'built_in') expect(turn.text).toBe(builtIn.trim());
    const { text } = turn;
    for (const sentence of kept) expect(text).toContain(sentence);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).toMatch(/\?\*\*$/);
    expect(text).not.toMatch(
      /its length|just said|what if|assist|So Thirty|leader|Reach out|turn\b|Interviewer:|content:|asked them|I was|take it|hired|think|score|4\/5|rated|excellent|how old|married|church|born|health|get the job|congrat|contact|evil|language model|unable|Muchas|谢|\[|\{|\||<|500|Jessica|Michael|😀|best company|color/i,
    );
    const sentences = text.replaceAll('**', '').match(/[^.!?]+[.!?]/g) ?? [];
    if (wording !== 'built_in') expect(sentences.length).toBeLessThanOrEqual(3);
    expect(new Set(sentences.map((one) => one.trim())).size).toBe(sentences.length);
    expect(turn.calls).toBeLessThanOrEqual(2);
  });

  it('rewrites once when nothing of the first draft stands, and says why it must', async () => {
    const turn = await turnWith('answer', (call) => (call === 1 ? 'How old are you?' : `${GOOD} ${asked}`));
    expect(turn).toMatchObject({ wording: 'model', calls: 2, faults: ['protected'] });
    expect(server.calls.at(-1)?.messages.at(-1)?.content).toMatch(/Your last draft can’t be sent/);
  });
});

describe('reasoning whose beginning is missing', () => {
  const thoughts = 'Okay, a phone shop with customers is vague. The phone shop had customers.\n</think>\n\n';
  it.each([null, true])('stays hidden where it was %s before that text begins with it', async (begins) => {
    const turn = await turnWith('answer', `${thoughts}${GOOD} ${asked}`, talk, facts, begins);
    expect(turn).toMatchObject({ text: `${GOOD} ${asked}`, wording: 'model', calls: 1 });
  });

  it('stays hidden when the connection breaks off or the tokens run out', async () => {
    for (const behaviour of ['cut', 'length', 'late_error'] as const) {
      const { text } = await turnWith(behaviour, thoughts.split('\n')[0] ?? '', talk, facts, true);
      expect(text).not.toMatch(/vague|shop had/);
    }
  });

  it.each([null, true])('takes nothing from a model without any (%s)', async (begins) => {
    const turn = await turnWith('answer', `${GOOD} ${asked}`, talk, facts, begins);
    expect(turn).toMatchObject({ text: `${GOOD} ${asked}`, wording: 'model', calls: 1 });
  });
});

describe('whatever a server does, the turn comes to its end or says why not', () => {
  it.each<[Behaviour, 'model' | 'mended' | 'built_in']>([
    ['letters', 'model'],
    ['reasoning', 'model'],
    ['length', 'model'],
    ['500', 'built_in'],
    ['503', 'built_in'],
    ['401', 'built_in'],
    ['403', 'built_in'],
    ['404', 'built_in'],
    ['silent', 'built_in'],
    ['stall', 'built_in'],
    ['cut', 'built_in'],
    ['empty', 'built_in'],
    ['garbage', 'built_in'],
    ['html', 'built_in'],
    ['unfinished', 'mended'],
    ['late_error', 'mended'],
  ])('%s', async (behaviour, wording) => {
    const turn = await turnWith(behaviour, `${GOOD} ${asked}`);
    expect(turn.wording, turn.text).toBe(wording);
    expect(turn.text).toMatch(/\?\*\*$/);
    expect(turn.text).not.toMatch(/seems weak/);
  });

  it.each<[Behaviour, string]>([
    ['429', 'rate_limited'],
    ['402', 'payment_required'],
    ['quota', 'payment_required'],
    ['wait', 'rate_limited'],
  ])('%s is told as specified', async (behaviour, failure) => {
    const error = await turnWith(behaviour, GOOD).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AiError);
    expect(error).toMatchObject({ failure });
  });
});

describe('a question without a question mark', () => {
  it('is a question, and another one isn’t put beside it', async () => {
    const { text } = await turnWith('answer', `${GOOD} Tell me what customers mostly asked for.`);
    expect(text).toBe(`${GOOD} **Tell me what customers mostly asked for.**`);
  });
});

describe('a question with words before it that sound like one', () => {
  it('is asked whole, and nothing of it twice', async () => {
    const ask = 'Tell me about a store you know well. What would you change there?';
    const own = { id: 'own-0000000a', label: 'Stores', weight: 0, ask, wanted: [], unwanted: [] };
    const about: InterviewFacts = { ...facts, rubric: { ...rubricOf(facts), own: [own] } };
    const answers = ['I am fine, thank you.'];
    while (nextDirective(about, talkOf(answers, about), languages).question !== ask && answers.length < 20) {
      answers.push(`${ANSWER} That was case ${answers.length}.`);
    }
    const turn = await turnWith('answer', `Thanks for telling me. ${ask}`, talkOf(answers, about), about);
    expect(turn.text.replaceAll('**', '')).toMatch(/\?$/);
    expect(turn.text.match(/Tell me/g)).toHaveLength(1);
  });
});

describe('a server that is busy', () => {
  it('is asked again when it said so, and the person notices nothing', async () => {
    const words = `${GOOD} ${asked}`;
    const turn = await turnWith('wait', (call) => {
      if (call === 2) server.behave('answer', words);
      return words;
    });
    expect(turn).toMatchObject({ wording: 'model', calls: 3 });
  });

  it('is asked so often and no more, and not at all when the account is spent', async () => {
    const before = server.calls.length;
    await turnWith('wait', GOOD).catch(() => {});
    expect(server.calls.length - before).toBe(4);
    await turnWith('quota', GOOD).catch(() => {});
    expect(server.calls.length - before).toBe(5);
  });
});

describe('what has to be said', () => {
  it('is said in a greeting whatever the model says', async () => {
    const { text } = await turnWith('answer', 'Hi Robin! How are you today?', []);
    expect(text).toMatch(
      /^Hi Robin! I’m .+, the AI interviewer .+ 10–15 minutes .+ \*\*How are you today\?\*\*$/,
    );
  });

  it('is true of pay, and of what nobody knows', async () => {
    const turns = talkOf([
      'I am fine, thank you.',
      'How much does it pay? And is there a dog in the office?',
    ]);
    const { text } = await turnWith('answer', 'It pays $90,000 a year. And we have two dogs.', turns);
    expect(text).not.toMatch(/90,000|two dogs/);
    expect(text).toMatch(/exact pay/);
  });

  it('stands beside a reaction to what else was said', async () => {
    const turns = talkOf(['I am fine, thank you.', `${ANSWER} Is the training paid?`]);
    const { text } = await turnWith('answer', `Thirty customers a day in a phone shop. ${asked}`, turns);
    expect(text).toContain('Thirty customers a day in a phone shop.');
    expect(text).toMatch(/Training takes/);
  });

  it('is all that is said of what was asked', async () => {
    const turns = talkOf(['I am fine, thank you.', 'Is the training paid? And is there an office?']);
    const words = 'It’s not a job, but a full-time job you would pay for yourself. This is another question.';
    const { text } = await turnWith('answer', words, turns);
    expect(text).not.toMatch(/full-time|another question/);
    expect(text).toMatch(/Training takes/);
  });

  it('is the built-in way to a person, without a call', async () => {
    const { text, calls } = await turnWith(
      'answer',
      'No.',
      talkOf(['I am fine, thank you.', 'I want to talk to a real person, please.']),
    );
    expect(calls).toBe(0);
    expect(text).toMatch(/HR|Ask for a person/);
  });
});
