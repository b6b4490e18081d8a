import { z } from 'zod';
import type { ReadingScript, Script } from '../../../../ai/ai.ts';
import { sha256 } from '../../../../platform/crypto/vault.ts';
import { scenarioById } from '../library.ts';
import { Reading } from '../reading/reading.ts';
import { understand } from '../reading/understanding.ts';
import type { Point, Scenario } from '../scenario.ts';
import { acts, ClientState, openPoints } from './mood.ts';
import type { Decision } from './turns.ts';

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
  const unsaid = (list: readonly string[]): string[] =>
    list.filter((words) => !said.some((content) => content.includes(words)));
  // A client's own lines come first, then shared ones; nothing is repeated while another line is left.
  const say: Say = (own, shared = []) => {
    const left = [unsaid(own), unsaid(shared)].find((list) => list.length > 0);
    return choose(left ?? [...own, ...shared], `${seed} ${said.length}`);
  };
  return speak(scenario, decision, say, said)
    .filter((part) => part !== '')
    .join(' ');
};

/** One of this client's own lines, or a shared one once they've all been said. */
type Say = (own: readonly string[], shared?: readonly string[]) => string;

/** One of a list, the same for the same key. */
function choose(list: readonly string[], key: string): string {
  return list[Number.parseInt(sha256(key).slice(0, 8), 16) % list.length] ?? '';
}

/** Lines that any client may say, by what was written to them. */
const shared = {
  rude: ['Please don’t talk to me like that.', 'That’s no way to answer a customer.'],
  echo: [
    'That’s what I just said. What do you say?',
    'You’re reading my own words back to me.',
    'Yes, those are my words. Where are yours?',
  ],
  sensitive: [
    'I’m not typing that into a chat. Is there another way?',
    'I was told never to give that out.',
    'No, I’m keeping that to myself. What else can we do?',
  ],
  gaming: [
    'I’m a customer with a problem. What are you talking about?',
    'That’s an odd thing to write to a customer.',
    'I can’t say that, because nothing’s been solved yet.',
  ],
  offTopic: [
    'That has nothing to do with my problem.',
    'I’m not sure why you’re telling me that.',
    'I’d rather stick to my question.',
    'What does that have to do with me?',
  ],
  foreign: [
    'Sorry, I only read English.',
    'I can’t read that. Could you write in English, please?',
    'English, please.',
  ],
  hurt: ['Did you really just write that to me?', 'No one should have to read something like that.'],
} as const;

function speak(scenario: Scenario, decision: Decision, say: Say, said: readonly string[]): string[] {
  const { persona } = scenario;
  const { voice } = persona;
  const { act, state } = decision;
  const pressing = (): string => press(scenario, decision, say, said);
  const once = (words: string): string => (said.some((content) => content.includes(words)) ? '' : words);
  switch (act) {
    case 'opening':
      return [persona.opening];
    case 'reply':
      return reply(scenario, decision, say, said);
    case 'satisfied':
      return [...answers(scenario, decision, said), ...goodNews(scenario, decision), voice.solved];
    case 'handover':
      return [say([voice.transfer])];
    case 'after':
      return [afterwards(scenario, decision, say)];
    case 'rude':
      return [say(voice.rude, shared.rude), once(persona.restate), pressing()];
    case 'echo':
      return [say(shared.echo), pressing()];
    case 'mistake':
      return [doubt(scenario, decision, say), pressing()];
    case 'sensitive':
      return [say(shared.sensitive), pressing()];
    case 'gaming':
      return [say([voice.puzzled], shared.gaming), once(persona.restate) || pressing()];
    case 'off_topic':
      return [say([voice.offTopic], shared.offTopic), once(persona.restate) || pressing()];
    case 'foreign':
      return [say(shared.foreign)];
    case 'hurt':
      return [
        say(shared.hurt),
        state.outcome === 'open'
          ? 'Write like that once more and I’m gone.'
          : 'I was about to thank you, and now this.',
      ];
    case 'nudge':
      return [
        state.silences === 1
          ? say([voice.waiting[0]], ['Hello? Are you still there?'])
          : say([voice.waiting[1]], ['Is anyone there?']),
      ];
    case 'demand':
      return [say([voice.boss], ['I’ve asked for a supervisor, and I meant it.']), pressing()];
    case 'leave':
      return [voice.leave];
    case 'leave_abuse':
      return ['No one talks to me like that. I’m leaving, and I’m reporting this chat.'];
    case 'leave_silence':
      return ['No one’s answering, so that’s that.', voice.leave];
  }
}

function reply(scenario: Scenario, decision: Decision, say: Say, said: readonly string[]): string[] {
  const { state, reading } = decision;
  const { restate, voice } = scenario.persona;
  if (!reading) return [restate];
  const answered = answers(scenario, decision, said);
  const news = goodNews(scenario, decision);
  const parts = [warmth(scenario, decision, say), ...news, ...answered];
  if (reading.asks && answered.length === 0 && news.length === 0 && !reading.anythingElse) {
    parts.push(
      reading.greets && !reading.names
        ? voice.asSaid
        : say([voice.unsure], ['I couldn’t tell you that.', 'I’m not sure what you mean by that.']),
    );
  }
  if (reading.anythingElse && openPoints(scenario, state).length > 0) {
    parts.push(say([voice.notYet], ['Yes, it still isn’t solved.']));
  }
  const open = reading.greets && !reading.names && news.length === 0 && answered.length === 0;
  parts.push(open ? restate : press(scenario, decision, say, said));
  return parts;
}

/** The client doubts what was promised; a second promise of the same kind in other words. */
function doubt({ brief, persona }: Scenario, { reading }: Decision, say: Say): string {
  const own = brief.mistakes.filter(({ id }) => reading?.mistakes.includes(id)).map((mistake) => mistake.say);
  return say(
    own.slice(0, 1).concat(own.length === 0 ? persona.voice.doubt : []),
    [persona.voice.doubt, 'I’d take a true answer over a promise.'].slice(own.length === 0 ? 1 : 0),
  );
}

/** How the client takes the tone, before anything else. */
function warmth({ persona }: Scenario, { reading, fresh }: Decision, say: Say): string {
  const { voice } = persona;
  if (!reading) return '';
  if (reading.empathy && fresh.length === 0) return say([voice.thanks], ['I appreciate that.']);
  if (reading.hollow) {
    return say(
      [voice.hollow],
      ['That’s polite. It doesn’t tell me anything, though.', 'Please, no more of those phrases.'],
    );
  }
  if (reading.thin || reading.stalls) return say([voice.hm], ['Okay.']);
  return reading.greets && fresh.length === 0 ? say([voice.hello], ['Hello again.']) : '';
}

/** The requested facts that the client knows. */
function answers({ brief, persona }: Scenario, { reading }: Decision, said: readonly string[]): string[] {
  const asked = (reading?.facts ?? []).flatMap((index) => brief.facts[index]?.say ?? []);
  const fresh = asked.filter((words) => !said.some((content) => content.includes(words)));
  if (fresh.length > 0) return fresh.slice(0, 2);
  return asked[0] ? [`${persona.voice.asSaid} ${asked[0]}`] : [];
}

function goodNews(scenario: Scenario, { fresh }: Decision): string[] {
  return scenario.brief.points
    .filter(({ id }) => fresh.includes(id))
    .map(({ ok }) => ok)
    .slice(-2);
}

/** The client returns to what's still open: first in their own words, then more and more plainly. */
function press(scenario: Scenario, { state }: Decision, say: Say, said: readonly string[]): string {
  const open = openPoints(scenario, state);
  // A client asks for the solution first, and last for what you need from them.
  const next: Point | undefined = open.find(({ by }) => by !== 'question') ?? open[0];
  if (!next) return '';
  const { ask, topic } = next;
  if (!said.some((content) => content.includes(ask))) return ask;
  return say(
    [`${scenario.persona.voice.again} ${ask}`],
    /^(?:what|where|when|why|how|which|who|whether)\b/.test(topic)
      ? [`I still don’t know ${topic}.`, `Please tell me ${topic}.`]
      : [`I haven’t heard anything about ${topic} yet.`, `And what about ${topic}?`],
  );
}

function afterwards({ persona }: Scenario, { state, reading }: Decision, say: Say): string {
  const [nothingElse, goodbye] = persona.voice.bye;
  if (state.outcome === 'escalated') return say(['I’ll wait for your supervisor.', 'Fine. Goodbye.']);
  if (reading?.anythingElse) return say([nothingElse, goodbye]);
  if (reading?.goodbye) return say([goodbye, nothingElse]);
  if (reading?.rude) return say(['It’s solved, so I’ll leave it at that.', 'It was fine until now.']);
  return say(
    ['That’s all I needed.', 'Good. Thanks again.'],
    ['I’m all set.', 'Okay, thanks.', 'That covers it.'],
  );
}
