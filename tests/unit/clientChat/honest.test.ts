import { beforeAll, describe, expect, it } from 'vitest';
import { type Chat, chatOf, coachingOf } from '../../../server/demo/practice.ts';
import { scenarioById, scenarios } from '../../../server/features/clientChat/parts/library.ts';
import { unsupportedPromise } from '../../../server/features/clientChat/parts/reading/promises.ts';
import type { Scenario } from '../../../server/features/clientChat/parts/scenario.ts';
import { moodLevel } from '../../../shared/clientChat/schema.ts';
import { standing } from './practice.ts';

/** A practice client and the coach say what happened, not more. */

function parcel(): Scenario {
  const found = scenarioById('late-parcel');
  if (!found) throw new Error('The scenario is gone');
  return found;
}

describe('an unsolved chat', () => {
  let chat: Chat;
  beforeAll(async () => {
    chat = await chatOf(parcel(), [
      'Hello Grace, I am sorry about this.',
      'I see that your lamp is late. We will send you a replacement by express today.',
    ]);
  });
  const rated = async (criterion: string) =>
    (await coachingOf(chat)).criteria.find((one) => one.criterion === criterion);

  it('leaves no happy client, however kind the words', () => {
    expect(standing(chat).outcome).toBe('open');
    expect(standing(chat).mood).toBeLessThanOrEqual(moodLevel('neutral'));
  });

  it('is not told that a promise against the case notes is right', async () => {
    expect((await rated('accuracy'))?.rating).toBeLessThanOrEqual(3);
    expect((await rated('accuracy'))?.reason).toBe('You promised something the case notes don’t back up.');
  });

  it('earns three for an apology that would fit any chat', async () => {
    expect((await rated('empathy'))?.rating).toBe(3);
  });
});

describe('promises', () => {
  it('are read against the case notes', () => {
    const unsupported = (text: string): boolean => unsupportedPromise(parcel(), text) !== null;
    expect(unsupported('We will send you a new one today.')).toBe(true);
    expect(unsupported('You will get a full refund.')).toBe(true);
    expect(unsupported('It will arrive on Wednesday.')).toBe(true);
    expect(unsupported('I will give you a 20% discount.')).toBe(true);
    expect(unsupported('It will arrive on Thursday.')).toBe(false);
    expect(unsupported('If it is not there on Thursday, we will send a second one by express.')).toBe(false);
    expect(unsupported('We cannot send a replacement today.')).toBe(false);
    expect(unsupported('Would you like a refund?')).toBe(false);
  });

  it('of the turns that solve a case are all borne out by it', () => {
    for (const scenario of scenarios)
      for (const turn of scenario.brief.model)
        expect(unsupportedPromise(scenario, turn), `${scenario.id}: ${turn}`).toBeNull();
  });
});
