import { beforeAll, describe, expect, it } from 'vitest';
import { type Chat, coachingOf } from '../../../server/demo/practice.ts';
import { scenarios } from '../../../server/features/clientChat/parts/library.ts';
import { type Coaching, difficulties, practicePositions } from '../../../shared/clientChat/schema.ts';
import { employees, standing, transcriptOf } from './practice.ts';

describe('the library', () => {
  it('has at least two scenarios for each position and difficulty, and 24 in all', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(24);
    for (const position of practicePositions) {
      for (const difficulty of difficulties) {
        const fitting = scenarios.filter((one) => one.position === position && one.difficulty === difficulty);
        expect(fitting.length, `${position}, ${difficulty}`).toBeGreaterThanOrEqual(2);
      }
    }
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ persona }) => persona.name)).size).toBe(scenarios.length);
  });

  it('gives every scenario hidden facts, a goal, a good outcome and something to look up', () => {
    for (const { brief } of scenarios) {
      expect(brief.facts.length).toBeGreaterThanOrEqual(2);
      expect(brief.points.length).toBeGreaterThanOrEqual(3);
      expect(brief.caseNotes.length).toBeGreaterThanOrEqual(2);
      expect(brief.goal).not.toBe('');
      expect(brief.goodOutcome).not.toBe('');
    }
  });
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  let chats: (readonly [kind: string, chat: Chat, coaching: Coaching])[] = [];
  let chat: Record<string, Chat> = {};
  beforeAll(async () => {
    chats = await Promise.all(
      Object.entries(employees).map(async ([kind, play]) => {
        const one = await play(scenario);
        return [kind, one, await coachingOf(one)] as const;
      }),
    );
    chat = Object.fromEntries(chats.map(([kind, one]) => [kind, one]));
  }, 30_000);

  it('reads as it did', async () => {
    const text = [
      `# ${scenario.title} (${scenario.position}, ${scenario.difficulty})`,
      ...chats.map(([kind, one, coaching]) => transcriptOf(kind, one, coaching)),
    ].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${id}.md`);
  });

  it('is solved by a helpful employee, and by nobody else', () => {
    for (const [kind, one, { score }] of chats) {
      const { outcome, met } = standing(one);
      if (kind === 'helpful') {
        expect(outcome).toBe('satisfied');
        expect(score).toBeGreaterThanOrEqual(90);
      } else {
        expect(outcome, kind).not.toBe('satisfied');
        expect(met, kind).toEqual([]);
        expect(score, kind).toBeLessThanOrEqual(25);
      }
    }
  });

  it('ends a silence: asked twice, then gone', () => {
    const acts = chat.silent?.turns.map(({ meta }) => meta?.act);
    expect(acts).toEqual(['opening', 'nudge', 'nudge', 'leave_silence']);
  });

  it('lets a client whom nobody listens to ask for a supervisor and leave', () => {
    const rude = chat.rude;
    expect(rude && standing(rude).outcome).toBe('left');
    expect(rude?.turns.some(({ meta }) => meta?.act === 'demand')).toBe(true);
  });

  it('never says the same twice, and never more than a client would', () => {
    for (const [kind, { turns }] of chats) {
      const said = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
      expect(new Set(said).size, kind).toBe(said.length);
      for (const content of said) expect(content.length, content).toBeLessThan(420);
    }
  });
});
