import { chatOf, coachingOf } from '../../../demo/practice.ts';
import { resultOf } from '../../../features/clientChat/parts/client/mood.ts';
import { stateOf } from '../../../features/clientChat/parts/client/turns.ts';
import { scenarioById } from '../../../features/clientChat/parts/library.ts';
import { figureHeads, nobody, percent, type Section } from '../report.ts';
import type { PracticeCase } from './practiceChats.ts';

/** What became of a practice chat, in the words of a case. */
export type Practiced = {
  one: PracticeCase;
  found: Pick<PracticeCase, 'outcome' | 'moodEnd'> & { figure: number };
};

/** From this level of mood on a client is calm again, and up to this one upset. */
const CALM_FROM = 5;
const UPSET_TO = 3;

/** Plays a case with the built-in client and coach. */
export async function playCase(one: PracticeCase): Promise<Practiced> {
  const scenario = scenarioById(one.scenario);
  if (!scenario) throw new Error(`The practice library has no scenario ${one.scenario}`);
  const chat = await chatOf(scenario, one.turns);
  const state = stateOf(scenario, chat.turns);
  const { score } = await coachingOf(chat);
  return {
    one,
    found: {
      outcome: resultOf(state),
      moodEnd: state.mood >= CALM_FROM ? 'calm' : state.mood <= UPSET_TO ? 'upset' : 'neutral',
      figure: score,
    },
  };
}

/** Practice chats: outcome, mood and figure against what a coach expects. */
export function practiceSection(title: string, practiced: readonly Practiced[]): Section {
  const otherwise = (key: 'outcome' | 'moodEnd'): string[] =>
    practiced
      .filter(({ one, found }) => one[key] !== found[key])
      .map(({ one, found }) => `${one.id} (${found[key]})`);
  const outside = practiced.filter(
    ({ one: { figure }, found }) => found.figure < figure[0] || found.figure > figure[1],
  );
  const share = (wrong: number): string => percent(1 - wrong / practiced.length);
  return {
    title,
    heads: figureHeads,
    rows: [
      ['practice chats', String(practiced.length), '', ''],
      ['outcome as expected', share(otherwise('outcome').length), '', ''],
      ['mood as expected', share(otherwise('moodEnd').length), '', ''],
      ['figure in the band', share(outside.length), '', ''],
      nobody('different outcome', otherwise('outcome'), practiced.length),
      nobody('different mood', otherwise('moodEnd'), practiced.length),
      nobody(
        'figure outside the band',
        outside.map(({ one, found }) => `${one.id} (${found.figure})`),
        practiced.length,
      ),
    ],
    charts: [],
  };
}
