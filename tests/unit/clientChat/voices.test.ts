import { expect, it } from 'vitest';
import { practiceTurnScript } from '../../../server/features/clientChat/parts/client/script.ts';
import { decide, type Turn } from '../../../server/features/clientChat/parts/client/turns.ts';
import { scenarios } from '../../../server/features/clientChat/parts/library.ts';
import { readTurn } from '../../../server/features/clientChat/parts/reading/reading.ts';
import { sentencesOf, wordsOf } from '../../../server/features/clientChat/parts/reading/sentences.ts';
import type { Scenario } from '../../../server/features/clientChat/parts/scenario.ts';
import { heard } from '../../../server/features/clientChat/prompts.ts';

/** Practice clients are different people: three turns are enough to tell them apart. */

/** What an employee says to every client; nothing in it gives away whose chat it is. */
const SAID = ['Hello.', 'One moment.', 'What do you want?'];

/** The client's answers to {@link SAID}, in chats that rules alone read. */
function threeTurnsOf(scenario: Scenario): string[] {
  const turns: Turn[] = [];
  const add = (role: Turn['role'], content: string, meta: Turn['meta']): void => {
    turns.push({ seq: turns.length + 1, at: turns.length * 60_000, role, content, meta });
  };
  for (const text of [null, ...SAID]) {
    if (text !== null) add('user', text, null);
    const reading = text === null ? null : readTurn(scenario, text, heard(turns));
    const decision = decide(scenario, turns, reading);
    const said = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    const { act, state } = decision;
    const input = { scenarioId: scenario.id, seed: scenario.id, said, decision };
    add('assistant', practiceTurnScript(input), { act, state, reading });
  }
  const [, ...answers] = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return answers;
}

/** Everything a client may say but the opening. */
const linesOf = ({ persona, brief }: Scenario): string[] => [
  ...Object.values(persona.voice).flat(),
  ...brief.facts.map(({ say }) => say),
  ...brief.points.flatMap(({ ask, ok }) => [ask, ok]),
  ...brief.mistakes.map(({ say }) => say),
];

const clients = scenarios.map((scenario) => {
  const turns = threeTurnsOf(scenario);
  const others = linesOf(scenario).filter((line) => !turns.join(' ').includes(line));
  return { name: scenario.persona.name, turns, others };
});

it('has three turns of each client, and no sentence that two clients share', () => {
  const owners = new Map<string, string>();
  for (const { name, turns } of clients) {
    expect(turns, name).toHaveLength(SAID.length);
    for (const sentence of sentencesOf(turns.join('\n'))) {
      expect(owners.get(sentence) ?? name, sentence).toBe(name);
      owners.set(sentence, name);
    }
  }
});

it('lets those three turns be recognized by the client’s other lines', () => {
  const profiles = clients.map(({ name, others }) => ({ name, features: featuresOf(others) }));
  const rarity = rarityIn(profiles.map(({ features }) => features));
  const mistaken = clients.flatMap(({ name, turns }) => {
    const features = featuresOf(turns);
    const [best] = profiles.toSorted(
      (a, b) => alike(features, b.features, rarity) - alike(features, a.features, rarity),
    );
    return best?.name === name ? [] : [`${name}, taken for ${best?.name}`];
  });
  expect(mistaken.length, mistaken.join('\n')).toBeLessThanOrEqual(4);
});

it('lets every client open in their own way and share no line of their own', () => {
  const starts = scenarios.map(({ persona }) => wordsOf(persona.opening).slice(0, 3).join(' '));
  expect(new Set(starts).size).toBe(scenarios.length);
  const lines = scenarios.flatMap(linesOf);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

it('lets some clients speak in clipped and others in flowing sentences', () => {
  const lengths = clients.map(({ turns, others }) => {
    const sentences = sentencesOf([...turns, ...others].join('\n'));
    return sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / sentences.length;
  });
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2.5);
});

/** The words and telling punctuation of some lines, with how often they occur. */
function featuresOf(lines: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  for (const feature of lines.flatMap((line) => [...wordsOf(line), ...(line.match(/[!?…();:]/g) ?? [])]))
    features.set(feature, (features.get(feature) ?? 0) + 1);
  return features;
}

/** The fewer profiles hold a feature, the more it tells. */
function rarityIn(profiles: readonly Map<string, number>[]): (feature: string) => number {
  return (feature) =>
    Math.log((1 + profiles.length) / (1 + profiles.filter((profile) => profile.has(feature)).length));
}

/** How much of one profile another one explains. */
function alike(
  one: Map<string, number>,
  other: Map<string, number>,
  rarity: (feature: string) => number,
): number {
  const weigh = (features: Map<string, number>, feature: string): number =>
    Math.sqrt(features.get(feature) ?? 0) * rarity(feature);
  const size = Math.sqrt([...other.keys()].reduce((sum, feature) => sum + weigh(other, feature) ** 2, 0));
  return [...one.keys()].reduce((sum, key) => sum + weigh(one, key) * weigh(other, key), 0) / size;
}
