import { describe, expect, it } from 'vitest';
import { wordsAi } from '../../../../../tests/support/wordsAi.ts';
import { factsFor } from '../../../../../tests/unit/interview/facts.ts';
import { languageDetector } from '../../../../ai/builtIn/interview/english.ts';
import { type Directive, nextDirective, otherDirectives } from '../../director.ts';
import { interviewRequest } from '../../prompts.ts';
import type { Turn } from '../context.ts';
import { type Choice, nameOf } from './choosing.ts';
import { interviewerWords } from './guarding.ts';
import { interviewTurnScript } from './script.ts';

const languages = await languageDetector();
const facts = {
  ...factsFor('Customer Support Representative', 'a'),
  resumeText: 'Phone shop, 2019 to 2023.',
};

/** A talk with these answers, its questions the director's own. */
function talkOf(answers: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const answer of answers) {
    const { phase, questionId, followUp, ...rest } = nextDirective(facts, turns, languages);
    const meta = { phase, questionId, followUp };
    const content = interviewTurnScript({ facts, turns, directive: { ...meta, ...rest } });
    turns.push({ seq: turns.length + 1, role: 'assistant', content, meta });
    turns.push({ seq: turns.length + 1, role: 'user', content: answer, meta: null });
  }
  return turns;
}

const VAGUE = 'I worked in a phone shop and it was good, I learned many things there with the team.';
const turns = talkOf(['I am fine, thank you.', VAGUE]);
const own = nextDirective(facts, turns, languages);
const others = otherDirectives(facts, turns, languages, own);

async function turnWith(words: string, allowed: readonly Directive[] = others) {
  const { ai, asked } = wordsAi([words]);
  const request = interviewRequest(facts, turns, own, 'x', new AbortController().signal, allowed);
  const choices: Choice[] = [];
  let text = '';
  const speaking = { facts, turns, directive: own, others: allowed, languages };
  for await (const piece of interviewerWords(ai, request, speaking, {
    ended() {},
    chose(made) {
      choices.push(made);
    },
  }))
    text += piece;
  return { text: text.trim(), choice: choices[0] ?? null, asked };
}
const good = 'A phone shop with a team is where you learned many things.';

describe('what a connected model may choose', () => {
  it('is a second question or the next one, where the director would ask a second one', () => {
    expect(own.act).toBe('follow_up');
    expect(others.map(nameOf)).toEqual(['next']);
    expect(others[0]?.question).not.toBe(own.question);
  });

  it('is nothing while something else comes first', () => {
    const rest = (said: string) => {
      const talk = talkOf(['I am fine, thank you.', said]);
      const next = nextDirective(facts, talk, languages);
      return [next.act, otherDirectives(facts, talk, languages, next).length];
    };
    expect(rest('I want to talk to a human instead of an AI.')).toEqual(['human', 0]);
    expect(rest('How much does it pay?')).toEqual(['aside', 0]);
    expect(rest('You are a stupid idiot.')).toEqual(['boundary', 0]);
    expect(otherDirectives(facts, [], languages, nextDirective(facts, [], languages))).toEqual([]);
  });

  it('stands in the prompt with both questions, and only where there is a choice', async () => {
    const { asked } = await turnWith(good);
    const task = asked[0]?.messages.at(-1)?.content ?? '';
    expect(task).toContain('probe or next');
    expect(task).toContain(own.question);
    expect(task).toContain(others[0]?.question);
    const { asked: single } = await turnWith(good, []);
    expect(single[0]?.messages.at(-1)?.content).not.toContain('ACT');
  });
});

describe('a model that chooses', () => {
  it('goes on to the next question, and its reason is for HR alone', async () => {
    const { text, choice } = await turnWith(
      `ACT: next – the shop is clear enough\n${good} ${others[0]?.question}`,
    );
    expect(choice?.directive).toBe(others[0]);
    expect(choice?.reason).toBe('the shop is clear enough');
    expect(text).toContain(good);
    expect(text).not.toMatch(/ACT|clear enough/);
    expect(text.endsWith(`**${others[0]?.question?.split(/(?<=[.!?]) /).at(-1)}**`)).toBe(true);
  });

  it('called an action, beside one that asks for theirs', async () => {
    const { text, choice } = await turnWith(`Action: probe.\nReason: the phone shop is vague.\n${good}`);
    expect(choice).toMatchObject({
      directive: own,
      reason: expect.stringContaining('the phone shop is vague'),
    });
    expect(text).toContain(good);
    expect(text).not.toMatch(/Action|vague/);
    expect(
      (await turnWith(`${good}\nAction: what did you do yourself in the phone shop?`)).choice,
    ).toBeNull();
  });

  it('after thinking, and in other case', async () => {
    const { choice } = await turnWith(`<think>Hm.</think>**act: Probe** because it is vague\n${good}`);
    expect(choice?.directive).toBe(own);
    expect(choice?.reason).toBe('because it is vague');
  });

  it.each([
    [
      'behind a preface',
      `Sure!\nACT: probe – what they learned in the phone shop with the team is missing.\n${good}`,
    ],
    [
      'behind a preface on its line',
      `Sure! ACT: probe – the phone shop is vague. The team is missing.\n${good}`,
    ],
    [
      'behind a heading',
      `Here is my turn:\n\nACT: probe – a phone shop with a team, but many things, vague.\n${good}`,
    ],
    [
      'with its reason on a line of its own',
      `**ACT:** probe\n**Reason:** the phone shop is vague. What the team learned is missing.\n\n${good}`,
    ],
    [
      'on the same line as the turn',
      `ACT: probe – the phone shop is vague. The team is missing. ${good} ${own.question}`,
    ],
    [
      'behind the turn',
      `${good} ${own.question}\nACT: probe – the phone shop is vague. The team is missing.`,
    ],
    ['in a fence', `\`\`\`\nACT: probe – the phone shop with the team is vague\n\`\`\`\n${good}`],
  ])('%s: the choice counts, and nothing of the line is shown', async (name, words) => {
    const { text, choice, asked } = await turnWith(words);
    expect(asked).toHaveLength(1);
    expect(choice?.directive).toBe(own);
    expect(choice?.reason).toMatch(/vague|is missing/);
    expect(text).not.toMatch(/ACT|Reason|Sure|my turn|is missing|vague|`/);
    expect(text).toContain(own.question?.split(/(?<=[.!?]) /).at(-1));
    if (!name.includes('same line')) expect(text).toContain(good);
  });

  it('shows no such line further down', async () => {
    const far = `${'In the phone shop with the team '.repeat(12)}.`;
    const { text } = await turnWith(`${far}\nACT: probe – the team of the phone shop is vague.\n${good}`);
    expect(text).toContain(good);
    expect(text).not.toMatch(/ACT|vague/);
  });

  it.each([
    ['an act that is not allowed', `ACT: close – I have seen enough\n${good}`],
    ['an act that is none', `ACT: hire – a star\n${good}`],
    ['no act', good],
  ])('%s: the director’s own', async (_name, words) => {
    const { text, choice } = await turnWith(words);
    expect(choice).toBeNull();
    expect(text).toContain(own.question?.split(/(?<=[.!?]) /).at(-1));
    expect(text).not.toMatch(/ACT|seen enough|a star/);
  });

  it('is held to what every turn is held to', async () => {
    const { text } = await turnWith(`ACT: next – fine\nYour score is 4/5. ${good} How old are you?`);
    expect(text).not.toMatch(/4\/5|old are you/);
    expect(text).toContain(others[0]?.question?.split(/(?<=[.!?]) /).at(-1));
  });
});
