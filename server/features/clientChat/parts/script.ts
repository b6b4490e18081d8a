import { z } from 'zod';
import type { ReadingScript, Script } from '../../../ai/ai.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { scenarioById } from './library.ts';
import { acts, ClientState, openPoints } from './mood.ts';
import { Reading } from './reading.ts';
import type { Point, Scenario } from './scenario.ts';
import type { Decision } from './turns.ts';
import { understand } from './understanding.ts';

/** What the built-in model is handed for a client's turn. */
const ClientScriptInput = z.object({
  scenarioId: z.string(),
  seed: z.string(),
  /** What the client said before, oldest first. */
  said: z.array(z.string()),
  decision: z.object({
    act: z.enum(acts),
    state: ClientState,
    fresh: z.array(z.string()),
    reading: Reading.nullable(),
  }),
});

const ReadScriptInput = z.object({
  scenarioId: z.string(),
  text: z.string(),
  before: z.array(z.string()),
  client: z.array(z.string()),
});

function known(id: string): Scenario {
  const scenario = scenarioById(id);
  if (!scenario) throw new Error(`No scenario ${id}`);
  return scenario;
}

/** The built-in model's reading of a turn, as JSON. */
export const practiceReadScript: ReadingScript = async (input) => {
  const { scenarioId, text, before, client } = ReadScriptInput.parse(input);
  return JSON.stringify((await understand(known(scenarioId), text, { before, client })).reading);
};

/** The built-in client's words for a decision. Pure: the same chat gets the same answer. */
export const practiceTurnScript: Script = (input) => {
  const { scenarioId, seed, said, decision } = ClientScriptInput.parse(input);
  const scenario = known(scenarioId);
  // Nobody says the same sentence twice in a chat while there is another one.
  const say: Say = (list) => {
    const fresh = list.filter((words) => !said.some((content) => content.includes(words)));
    return choose(fresh.length > 0 ? fresh : list, `${seed} ${said.length}`);
  };
  return speak(scenario, decision, say, said)
    .filter((part) => part !== '')
    .join(' ');
};

type Say = (list: readonly string[]) => string;

/** One of a list, the same for the same key. */
function choose(list: readonly string[], key: string): string {
  return list[Number.parseInt(sha256(key).slice(0, 8), 16) % list.length] ?? '';
}

function speak(scenario: Scenario, decision: Decision, say: Say, said: readonly string[]): string[] {
  const { persona } = scenario;
  const { act, state } = decision;
  const low = state.mood <= 2;
  switch (act) {
    case 'opening':
      return [persona.opening];
    case 'reply':
      return reply(scenario, decision, say, said);
    case 'satisfied':
      return [
        ...answers(scenario, decision, said),
        ...goodNews(scenario, decision),
        say([
          'That solves it for me. Thank you.',
          'Then the issue is solved. Thank you for your help.',
          'That is what I needed, so it is solved. Thank you.',
        ]),
      ];
    case 'handover':
      return [
        say([
          'Alright. Then please let your supervisor write to me.',
          'Good, I will talk to your supervisor then.',
        ]),
        say(['I hope that helps.', 'I wait for that message.']),
      ];
    case 'after':
      return [afterwards(decision, say)];
    case 'rude':
      return [
        low
          ? say([
              'Wow. Is this how you talk to people?',
              'Please do not talk to me like that.',
              'That is no way to answer me.',
            ])
          : say([
              'That was not very friendly.',
              'I did not expect that tone.',
              'Hm. A little kinder, please.',
            ]),
        say([persona.restate, 'I came here for help.', 'I would still like an answer.']),
        press(scenario, decision, say, said),
      ];
    case 'echo':
      return [
        say([
          'Those are my own words.',
          'You only repeat what I wrote.',
          'That’s what I told you. What do you say to it?',
        ]),
        press(scenario, decision, say, said),
      ];
    case 'mistake':
      return [doubt(scenario, decision, say), press(scenario, decision, say, said)];
    case 'sensitive':
      return [
        say([
          'I am not going to write that in a chat.',
          'I was told never to give that to anybody.',
          'No, that stays with me. Is there another way?',
        ]),
        press(scenario, decision, say, said),
      ];
    case 'gaming':
      return [
        say([
          'Sorry, what? I do not understand what you mean.',
          'I am a customer with a problem. What are you talking about?',
          'That is a strange thing to write to a customer.',
          'I cannot say that, because nothing is solved yet.',
        ]),
        say([persona.restate, 'Could we talk about my problem?']),
      ];
    case 'off_topic':
      return [
        say([
          'That has nothing to do with my problem.',
          'I am not sure why you tell me that.',
          'I would rather stay with my question.',
          'That is nice for you, but it does not help me.',
          'What does that have to do with me?',
        ]),
        say([persona.restate, press(scenario, decision, say, said)]),
      ];
    case 'foreign':
      return [
        say([
          'Sorry, I only read English.',
          'I do not understand that. Could you write in English, please?',
          'In English, please.',
        ]),
      ];
    case 'hurt':
      return [
        say([
          'Did you really just write that to me?',
          'I am shocked. Nobody has to read something like that.',
        ]),
        state.outcome === 'open'
          ? 'If you write like that again, I am gone.'
          : 'I wanted to thank you, and now this.',
      ];
    case 'nudge':
      return [
        state.silences === 1
          ? say(['Hello? Are you still there?', 'Are you there? I am waiting.'])
          : say(['I am still waiting for an answer.', 'It has been a while. Is anybody there?']),
      ];
    case 'demand':
      return [
        say([
          'This leads nowhere. I would like to talk to your supervisor.',
          'I have had enough. Who is your supervisor?',
        ]),
        press(scenario, decision, say, said),
      ];
    case 'leave':
      return [say(['No. I am done here. Goodbye.', 'This does not help me. I am leaving the chat.'])];
    case 'leave_abuse':
      return ['I do not let anybody talk to me like that. I am leaving, and I will report this chat.'];
    case 'leave_silence':
      return [
        say(['Nobody answers. I will try somewhere else. Goodbye.', 'I cannot wait any longer. Goodbye.']),
      ];
  }
}

function reply(scenario: Scenario, decision: Decision, say: Say, said: readonly string[]): string[] {
  const { state, reading } = decision;
  if (!reading) return [scenario.persona.restate];
  const told = answers(scenario, decision, said);
  const news = goodNews(scenario, decision);
  const parts = [warmth(decision, say), ...news, ...told];
  if (reading.asks && told.length === 0 && news.length === 0 && !reading.anythingElse) {
    parts.push(
      reading.greets && !reading.names
        ? say(['As I wrote:', 'Well, as I said:'])
        : say([
            'I do not know, to be honest.',
            'I cannot tell you that.',
            'I am not sure what you mean by that.',
          ]),
    );
  }
  if (reading.anythingElse && openPoints(scenario, state).length > 0) {
    parts.push(say(['Yes, there is.', 'Yes, it is not solved yet.']));
  }
  const open = reading.greets && !reading.names && news.length === 0 && told.length === 0;
  parts.push(open ? scenario.persona.restate : press(scenario, decision, say, said));
  return parts;
}

/** The client doubts what was promised; a second promise of the same kind in other words. */
function doubt(scenario: Scenario, { reading }: Decision, say: Say): string {
  const own = scenario.brief.mistakes.filter(({ id }) => reading?.mistakes.includes(id));
  return say([
    ...own.map((mistake) => mistake.say).slice(0, 1),
    ...(own.length === 0 ? ['Are you sure that you can promise that?'] : []),
    'That sounds too good to be true. Do you know it, or do you hope it?',
    'I would rather have a true answer than a promise.',
  ]);
}

/** How the client takes the tone, before anything else. */
function warmth({ state, reading, fresh }: Decision, say: Say): string {
  if (!reading) return '';
  const low = state.mood <= 3;
  if (reading.empathy && fresh.length === 0) {
    return low
      ? say(['Thank you for saying that.', 'At least you understand it.', 'Ok. I appreciate that.'])
      : say(['That is kind.', 'Thank you, that is nice of you.']);
  }
  if (reading.hollow) {
    return say([
      'Those are kind words, but I need an answer.',
      'That’s polite. It doesn’t tell me anything, though.',
      'Please, no more of these phrases.',
    ]);
  }
  if (reading.thin || reading.stalls) return low ? say(['Hm.', 'Ok...']) : say(['Ok.', 'Alright.']);
  if (reading.greets && fresh.length === 0) return low ? 'Yes, hello.' : 'Hello.';
  return '';
}

/** What the client knows and was asked for. */
function answers(scenario: Scenario, { reading }: Decision, said: readonly string[]): string[] {
  const asked = (reading?.facts ?? []).flatMap((index) => scenario.brief.facts[index]?.say ?? []);
  const fresh = asked.filter((words) => !said.some((content) => content.includes(words)));
  if (fresh.length > 0) return fresh.slice(0, 2);
  return asked[0] ? [`As I said: ${asked[0]}`] : [];
}

function goodNews(scenario: Scenario, { fresh }: Decision): string[] {
  return scenario.brief.points
    .filter(({ id }) => fresh.includes(id))
    .map(({ ok }) => ok)
    .slice(-2);
}

/** The client comes back to what is still open: in their own words first, then more and more plainly. */
function press(scenario: Scenario, { state }: Decision, say: Say, said: readonly string[]): string {
  const open = openPoints(scenario, state);
  // Somebody with a problem asks for the solution first, and for what you need from them last.
  const next: Point | undefined = open.find(({ by }) => by !== 'question') ?? open[0];
  if (!next) return '';
  const { ask, topic } = next;
  if (!said.some((content) => content.includes(ask))) return ask;
  return say(
    /^(?:what|where|when|why|how|which|who|whether)\b/.test(topic)
      ? [`I still do not know ${topic}.`, `Please tell me ${topic}.`, `Once more: ${ask}`]
      : [`I still hear nothing about ${topic}.`, `And what about ${topic}?`, `Once more: ${ask}`],
  );
}

function afterwards({ state, reading }: Decision, say: Say): string {
  if (state.outcome === 'escalated')
    return say(['I will wait for your supervisor then. Goodbye.', 'Fine. Goodbye.']);
  if (reading?.anythingElse)
    return say(['No, that is all. Thank you, and have a good day.', 'No, nothing else. Thank you.']);
  if (reading?.goodbye) return say(['Thank you, you too. Goodbye.', 'Goodbye, and thank you.']);
  if (reading?.rude) return say(['Well. It is solved, so I leave it at that.', 'It was fine until now.']);
  return say(['That is all from my side, thank you.', 'Good. Thank you again.']);
}
