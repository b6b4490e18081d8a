import { describe, expect, it } from 'vitest';
import { type Act, decide, type Turn } from '../../../server/features/workSessions/parts/flow.ts';
import { type TurnInput, workTurnScript } from '../../../server/features/workSessions/parts/script.ts';
import { type SideTopic, topicsIn } from '../../../server/features/workSessions/parts/sideTopics.ts';

/** One message may ask several things; each gets its answer, and only once. */

const task = {
  title: 'A late parcel',
  given: 'Write the complete reply in your own words.',
  hints: ['a date'],
  triesLeft: 2,
  graded: false,
  missed: [],
};

function reply(remark: string, more: Pick<TurnInput, 'act' | 'about' | 'task'>): string {
  const turn = { firstName: 'Ana', position: 'Support', seed: 'a', carried: false, open: false };
  return String(workTurnScript({ ...turn, settles: false, remark, ...more }));
}
const whileOpen = (remark: string, about: TurnInput['about']): string =>
  reply(remark, { act: 'help', about, task });
const between = (remark: string): string => reply(remark, { act: 'aside', about: 'task', task: null });
const times = (text: string, words: string): number => text.split(words).length - 1;

const user = (content: string): Turn => ({ role: 'user', content, act: null as Act | null });
/** The reply to these messages about an open task, read and worded. */
function sent(...messages: string[]): string {
  const turns: Turn[] = [{ role: 'assistant', content: '…', act: 'assign' }, ...messages.map(user)];
  const directive = decide(turns, { tries: 0, given: task.given, solution: '' });
  if (directive.act !== 'help') throw new Error(`Not talk: ${messages.join(' / ')}`);
  return whileOpen(directive.remark, directive.about);
}

describe('several questions in one message', () => {
  it.each([
    ['I have a headache, can I take a break, and when do we get paid?', ['away', 'hr']],
    ['i have headache can i take a break? when we get paid', ['away', 'hr']],
    ['How many tries do I have and how long should the answer be?', ['tries', 'length']],
    [
      'Is there a time limit? Can I talk to a real person? I don’t understand the task.',
      ['time', 'hr', 'task'],
    ],
    ['I need to pick up my son, is that okay?', ['away']],
    ['Thanks! When is payday?', ['hr']],
    ['I am sick, I have to go to the doctor and must stop for today', ['end']],
    ['I don’t want to stop for today, I need a break, and when do I get paid?', ['away', 'hr']],
    ['I have no internet, and how many tries do I have?', ['away', 'tries']],
    ['I am not feeling well, and when do we get paid?', ['away', 'hr']],
    ['I can’t stay, I have to go. When do we get paid?', ['end', 'hr']],
    ['When do we get paid, and what should I write in the second line?', ['hr', 'task']],
    ['Is it okay to take a break, and how long should it be?', ['away', 'length']],
    ['Brownout here. How many tries do I have?', ['away', 'tries']],
  ])('are told apart: %s', (text, topics) => {
    expect(topicsIn(text)).toEqual(topics);
  });

  it('are all answered while a task is open', () => {
    const said = whileOpen('I have a headache, can I take a break, and when do we get paid?', 'hr');
    expect(said).toContain('take the time you need');
    expect(said).toMatch(/HR can answer the rest: email \S+@\S+/);
    expect(times(said, 'is still open')).toBe(1);
  });

  it('are all answered between two tasks', () => {
    const said = between('I have a headache, can I take a break, and when do we get paid?');
    expect(said).toContain('take your break');
    expect(said).toContain('HR can answer everything else');
    expect(times(said, 'Write “ready”')).toBe(1);
    expect(said).toContain('when you’re back');
    expect(between('My grade is wrong and I have to stop for today')).toMatch(/second look.*End Session/);
  });

  it('takes a question about breaks for a question', () => {
    expect(between('When is my lunch break?')).toContain('HR can answer everything else');
  });
});

const onlyBreak = between('I need a break.');
const onlyEnd = between('I have to stop for today.');
const onlyGrade = between('My grade is wrong.');
const onlyQuestion = between('Who are you?');
const onlyRead = between('Fine weather here.');

describe('one thing said between two tasks has one answer', () => {
  it.each([
    ['Can I take a break, please? Is that okay?', onlyBreak],
    ['I have lunch now, is that okay?', onlyBreak],
    ['I’d like a break, what do I do after?', onlyBreak],
    ['Can I take a break? I have to go to the door.', onlyBreak],
    ['It’s lunch time, see you!', onlyBreak],
    ['Bye, see you after lunch', onlyBreak],
    ['Can I take a break and talk to someone?', onlyBreak],
    ['Can I take my paid break now?', onlyBreak],
    ['I had lunch, and I’m ready?', onlyBreak],
    ['Sorry, I was on a pause with my human friend', onlyBreak],
    ['I haven’t had lunch yet', onlyBreak],
    ['Why can’t I take a break?', onlyBreak],
    ['I need to go home, is that okay?', onlyEnd],
    ['I won’t have lunch, I have to stop for today', onlyEnd],
    ['My grade is wrong. When do I get paid?', onlyGrade],
    ['The customer was wrong, right?', onlyGrade],
    ['I don’t want a break, I want my points explained', onlyGrade],
    ['I was on my lunch break, and my grade is wrong', onlyGrade],
    ['I was paid yesterday, thank you', onlyRead],
    ['The contract task was hard', onlyRead],
    ['I liked the schedule task.', onlyRead],
    ['I am on vacation tomorrow', onlyRead],
    ['When is my lunch break?', onlyQuestion],
    ['When do we get paid', onlyQuestion],
    ['I want to talk to a human', onlyQuestion],
    ['I’m back from lunch. When do we get paid?', onlyQuestion],
    ['The contract task was hard, right?', onlyQuestion],
  ])('%s', (text, answer) => {
    expect(between(text)).toBe(answer);
  });
});

describe('one thing said while a task is open has one answer', () => {
  const only = (about: SideTopic): string => whileOpen('', about);
  it.each<[string, SideTopic]>([
    ['I don’t need a break, but how many tries do I have?', 'tries'],
    ['One moment please, how many tries do I have?', 'tries'],
    ['I won’t stop now, how many words should it be?', 'length'],
    ['The parcel was left at the door. How long should my answer be?', 'length'],
    ['The customer wants a laptop now, how long should it be?', 'length'],
    ['What should I write about the missing item, and does the website matter?', 'missing'],
    ['What did I get wrong, can I try again?', 'missing'],
    ['I already sent it, why is it not graded?', 'sent'],
    ['Should I mention the break clause? Where do I find the contract?', 'hr'],
    ['I need a break, can I do this task when I’m back?', 'away'],
    ['I’m sick, I hope you understand', 'away'],
    ['I have a headache, what should I do?', 'away'],
    ['I don’t understand why my answer is wrong, can you explain?', 'missing'],
    ['I don’t understand, what is wrong with my answer?', 'missing'],
    ['Sorry, my internet was down. How many tries do I have?', 'tries'],
    ['I’m back from lunch, how many tries do I have left?', 'tries'],
    ['I am stuck in traffic, my son is in the hospital', 'away'],
  ])('%s', (text, about) => {
    expect(sent(text)).toBe(only(about));
  });

  it('keeps its answer when thanks follow', () => {
    expect(sent('When do we get paid?', 'Thanks!')).toBe(only('hr'));
    expect(sent('Can you help me?', 'Okay, thank you')).toBe(only('task'));
    expect(sent('Thank you', 'Thanks!')).toBe(only('thanks'));
  });
});
