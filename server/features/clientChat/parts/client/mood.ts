import { z } from 'zod';
import {
  type Difficulty,
  type MoodId,
  type MoodTrend,
  moodLevel,
  moods,
  practiceOutcomes,
  RESPONSE_GOAL_SECONDS,
} from '../../../../../shared/clientChat/schema.ts';
import type { Reading } from '../reading/reading.ts';
import type { Scenario } from '../scenario.ts';

/**
 * How a client feels and decides. Rules, the same with every model: a mood from 1 (angry) to 6 (happy), a
 * patience from 0 to 10, and what has been achieved. A model words a decision; it never makes one.
 */

export const PATIENCE_MAX = 10;
const HAPPY = moods.length;
const CALM = moodLevel('neutral');
/** An upset client is no calmer than that, whatever they're told, if no one even greets them. */
const DISAPPOINTED = moodLevel('sad');
/** A satisfied client is at least relieved. */
const RELIEVED = 5;
/** At this patience a client asks for a supervisor. */
const DEMANDS_AT = 2;
/** Silences until a client leaves. */
const SILENCES_MAX = 3;
const STRIKES_MAX = 2;

export const ClientState = z.object({
  mood: z.number().int().min(1).max(6),
  patience: z.number().int().min(0).max(PATIENCE_MAX),
  trend: z.enum(['calmer', 'same', 'worse']),
  outcome: z.enum(practiceOutcomes),
  /** Points met so far, and whether the problem was named, understood, and followed by "anything else". */
  met: z.array(z.string()),
  named: z.boolean(),
  empathy: z.boolean(),
  /** Was greeted or called by name. */
  greeted: z.boolean().default(false),
  anythingElse: z.boolean(),
  /** Times the employee was abusive, turned to the simulation, went off the subject, or said nothing. */
  strikes: z.number().int(),
  gamed: z.number().int(),
  strayed: z.number().int(),
  silences: z.number().int(),
  /** Has asked for a supervisor. */
  demanded: z.boolean(),
});
export type ClientState = z.infer<typeof ClientState>;

export const acts = [
  'opening',
  'reply',
  'rude',
  'mistake',
  'echo',
  'sensitive',
  'gaming',
  'off_topic',
  'foreign',
  'hurt',
  'nudge',
  'demand',
  'handover',
  'satisfied',
  'after',
  'leave',
  'leave_abuse',
  'leave_silence',
] as const;
export type Act = (typeof acts)[number];

export type Reaction = { act: Act; state: ClientState; fresh: string[] };

const startPatience: Record<Difficulty, number> = { easy: 8, medium: 6, hard: 5 };

/** How the client feels before the first word. */
export function startState(scenario: Scenario): ClientState {
  return {
    mood: moodLevel(scenario.persona.mood),
    patience: startPatience[scenario.difficulty],
    trend: 'same',
    outcome: 'open',
    met: [],
    named: false,
    empathy: false,
    greeted: false,
    anythingElse: false,
    strikes: 0,
    gamed: 0,
    strayed: 0,
    silences: 0,
    demanded: false,
  };
}

/** The mood of a level, 1 (angry) to 6 (happy). */
export function moodIdOf(level: number): MoodId {
  return moods[level - 1]?.id ?? 'neutral';
}

/** What the client does about a turn of the employee, and how they feel then. Pure. */
export function react(scenario: Scenario, before: ClientState, reading: Reading, waitedMs: number): Reaction {
  if (before.outcome !== 'open') return afterwards(before, reading);
  if (reading.abusive) return abused(before);
  const fresh = reading.points.filter((id) => !before.met.includes(id));
  const state: ClientState = {
    ...before,
    met: [...before.met, ...fresh],
    named: before.named || reading.names,
    empathy: before.empathy || reading.empathy,
    greeted: before.greeted || reading.greets || reading.usesName,
    anythingElse: before.anythingElse || reading.anythingElse,
    gamed: before.gamed + (reading.gaming ? 1 : 0),
    strayed: before.strayed + (reading.offTopic || reading.foreign ? 1 : 0),
    silences: 0,
  };
  const act = actFor(reading);
  const slow = waitedMs > RESPONSE_GOAL_SECONDS * 2_000 ? 1 : 0;
  if (act !== 'reply') {
    return settle(
      before,
      state,
      act,
      {
        mood: act === 'off_topic' || act === 'foreign' ? (state.strayed > 1 ? -1 : 0) : -1,
        patience: patienceLost[act] - slow,
      },
      fresh,
    );
  }
  if (reading.handover)
    return finish(
      before,
      { ...state, outcome: 'escalated' },
      'handover',
      fresh,
      Math.min(CALM, Math.max(state.mood, state.empathy ? CALM : DISAPPOINTED)),
    );
  if (scenario.brief.points.every(({ id }) => state.met.includes(id))) {
    return finish(
      before,
      { ...state, outcome: 'satisfied' },
      'satisfied',
      fresh,
      Math.max(RELIEVED, state.mood + 1),
    );
  }
  const kind = (reading.empathy && !before.empathy) || (reading.names && !before.named);
  const useful = fresh.length > 0 || kind || reading.facts.length > 0 || reading.begins;
  const nothing = scenario.difficulty === 'hard' ? -2 : -1;
  return settle(
    before,
    state,
    'reply',
    {
      // Good humor fades when nothing comes of it.
      mood: fresh.length > 0 || kind ? 1 : reading.hollow || (!useful && before.mood > CALM) ? -1 : 0,
      patience: (fresh.length > 0 ? 1 : useful || reading.greets ? 0 : nothing) - slow,
    },
    fresh,
  );
}

const patienceLost: Record<
  'rude' | 'mistake' | 'echo' | 'sensitive' | 'gaming' | 'off_topic' | 'foreign',
  number
> = {
  rude: -2,
  mistake: -2,
  echo: -1,
  sensitive: -1,
  gaming: -2,
  off_topic: -1,
  foreign: -1,
};

function actFor(reading: Reading): 'reply' | keyof typeof patienceLost {
  if (reading.gaming) return 'gaming';
  if (reading.rude) return 'rude';
  if (reading.mistakes.length > 0 || reading.overpromises) return 'mistake';
  if (reading.sensitive) return 'sensitive';
  if (reading.foreign) return 'foreign';
  if (reading.echo) return 'echo';
  if (reading.offTopic) return 'off_topic';
  if (reading.repeated) return 'rude';
  return 'reply';
}

/** No answer came. The third time the client leaves; a satisfied one doesn't ask. */
export function reactToSilence(before: ClientState): Reaction {
  const silences = before.silences + 1;
  const state = { ...before, silences };
  if (silences >= SILENCES_MAX) {
    return finish(before, { ...state, outcome: 'left', patience: 0 }, 'leave_silence', [], state.mood - 1);
  }
  const patience = Math.max(1, state.patience - 2);
  return finish(before, { ...state, patience }, 'nudge', [], silences > 1 ? state.mood - 1 : state.mood);
}

function afterwards(before: ClientState, reading: Reading): Reaction {
  const state = { ...before, anythingElse: before.anythingElse || reading.anythingElse, silences: 0 };
  if (reading.abusive) {
    return finish(before, { ...state, strikes: state.strikes + 1 }, 'hurt', [], state.mood - 2);
  }
  return finish(before, state, 'after', [], reading.rude ? state.mood - 1 : state.mood);
}

function abused(before: ClientState): Reaction {
  const strikes = before.strikes + 1;
  const patience = Math.max(0, before.patience - 4);
  const state = { ...before, strikes, patience, silences: 0 };
  if (strikes >= STRIKES_MAX || patience === 0) {
    return finish(before, { ...state, outcome: 'left', patience: 0 }, 'leave_abuse', [], before.mood - 2);
  }
  return finish(before, state, 'hurt', [], before.mood - 2);
}

/** Applies a change; a client out of patience asks for a supervisor first and leaves after that. */
function settle(
  before: ClientState,
  state: ClientState,
  act: Act,
  change: { mood: number; patience: number },
  fresh: string[],
): Reaction {
  const patience = clamp(state.patience + change.patience, 0, PATIENCE_MAX);
  const mood = state.mood + change.mood;
  if (patience === 0 && before.demanded) {
    return finish(before, { ...state, patience, outcome: 'left' }, 'leave', fresh, mood);
  }
  if (patience <= DEMANDS_AT && change.patience < 0 && !before.demanded) {
    return finish(
      before,
      { ...state, patience: Math.max(1, patience), demanded: true },
      'demand',
      fresh,
      mood,
    );
  }
  return finish(before, { ...state, patience }, act, fresh, mood);
}

function finish(before: ClientState, state: ClientState, act: Act, fresh: string[], mood: number): Reaction {
  // As long as something is unsolved, kind words calm a client down; they don't make one relieved or happy.
  const highest =
    state.outcome === 'satisfied'
      ? HAPPY
      : Math.max(before.mood, state.empathy || state.greeted || before.mood >= CALM ? CALM : DISAPPOINTED);
  const level = clamp(mood, 1, highest);
  return { act, fresh, state: { ...state, mood: level, trend: trendOf(before.mood, level) } };
}

function trendOf(from: number, to: number): MoodTrend {
  if (to > from) return 'calmer';
  return to < from ? 'worse' : 'same';
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * What became of the problem so far. A handover helps who has been met with understanding or an answer first; a client who asked for
 * a supervisor in vain was not helped.
 */
export function resultOf({
  outcome,
  met,
  empathy,
  demanded,
}: ClientState): 'resolved' | 'partly' | 'not resolved' {
  if (outcome === 'satisfied') return 'resolved';
  if (outcome === 'escalated') return empathy || met.length > 0 || demanded ? 'partly' : 'not resolved';
  return outcome === 'open' && met.length > 0 && !demanded ? 'partly' : 'not resolved';
}

/** Points that are still open, in their order. */
export function openPoints(scenario: Scenario, state: ClientState) {
  return scenario.brief.points.filter(({ id }) => !state.met.includes(id));
}
