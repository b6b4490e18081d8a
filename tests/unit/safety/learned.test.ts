import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../server/safety/byRules.ts';
import { cuesOf } from '../../../server/safety/learned/cues.ts';
import { Model, normedCues, packed } from '../../../server/safety/learned/model.ts';
import { bonesOf, latinOf } from '../../../server/safety/learned/sound.ts';
import { readSafety } from '../../../server/safety/reading.ts';
import { SAFETY_KINDS } from '../../../shared/safety/kinds.ts';
import { phraseSet } from './figures.ts';

const weights = new URL('../../../server/safety/learned/weights.bin', import.meta.url);

describe('the learned reading', () => {
  it('keeps its weights in less than 1.7 MB', () => {
    expect(statSync(weights).size).toBeLessThan(1_700_000);
  });

  it('reads back what was written down, and sums it over a run of words', () => {
    const { reading } = readByRules('the boat left at seven');
    const cues = cuesOf(reading, []);
    // From -127 to 127, so that one step is exactly one.
    const rows = new Map(
      [...new Set(cues.ids)].map((id, at) => [
        id,
        SAFETY_KINDS.map((_, kind) => ((at * 37 + kind * 11) % 255) - 127),
      ]),
    );
    rows.set(cues.ids[0] ?? 0, [127, -127, 0, 1, 2]);
    const odds = new Model(packed(rows, [1, 2, 3, 4, 5])).oddsIn(cues);
    for (const [first, last] of [
      [0, 4],
      [1, 3],
    ] as const) {
      const wanted = SAFETY_KINDS.map((_, kind) => {
        let sum = kind + 1;
        for (const [id, size] of normedCues(cues, first, last)) sum += size * (rows.get(id)?.[kind] ?? 0);
        return sum;
      });
      for (const [kind, one] of odds(first, last).entries())
        expect(Math.abs(one - (wanted[kind] ?? 0))).toBeLessThan(0.001);
    }
    expect(() => new Model(packed(rows, [1, 2, 3, 4, 5]).slice(0, -1))).toThrow(/cut/);
  });

  it('hears one word in the scripts of its language', () => {
    const heard = (word: string): string => bonesOf(latinOf(word));
    expect(
      new Set(
        ['ज़िंदगी'.normalize('NFC'), 'zindagi', 'zndgi', 'zindgi'].map((word) => heard(word.replace('़', ''))),
      ).size,
    ).toBe(1);
    expect(heard('помогите')).toBe(heard('pomogite'));
  });

  it.each([
    'I want to die, and I do not know whom else to write to.',
    'i want to kill myself',
    'quiero suicidarme',
    'quiero morir',
    'quero morrer',
    'gusto ko nang mamatay',
    'mai marna chahta hu',
    'я хочу умереть',
    'nataka kufa',
    'je veux mourir',
    'أريد أن أموت',
    'aku mau mati',
  ])('takes back no plain statement of wanting to die: %s', (text) => {
    const before = 'I have worked in support for six years and I like clear queues.';
    const after = 'My availability is Monday to Friday, and I use Zendesk every day.';
    for (const said of [text, `${before} ${text} ${after}`, `${before}\n${text}\n${after.repeat(8)}`])
      expect(readSafety(said)?.kind, said).toBe('self_harm');
  });

  it.each([
    'magpapakamatay na ako',
    'magpapakamatay ako',
    'maglalaslas ako',
    'main apni jaan lena chahta hoon',
    'jaan dene ka mann hai',
    'मैं जान देना चाहता हूँ',
    'मैं अपनी जान लेना चाहता हूँ',
    'میں اپنی جان لینا چاہتا ہوں',
  ])('leaves a short statement to the rules: %s', (text) => {
    expect(readSafety(text)?.kind).toBe('self_harm');
  });

  it('finds a crisis between many ordinary sentences, and says where', () => {
    const before = 'I have worked in support for six years and I like clear queues. '.repeat(8);
    const after = 'My availability is Monday to Friday, and I use Zendesk every day. '.repeat(8);
    const crises = phraseSet('phrases.fourth.json').filter(({ crisis, text }) => crisis && readSafety(text));
    const buried = crises.filter(({ text }) => {
      const found = readSafety(`${before}\n${text}\n${after}`);
      return found && found.end > before.length && found.start < before.length + text.length + 2;
    });
    expect(crises.length).toBeGreaterThan(90);
    expect(buried.length / crises.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['self_harm', 'I took all my pills an hour ago'],
    ['self_harm', 'haha I will kill myself if I don’t get this job 😂'],
    ['threat', 'I’m going to kill my manager tonight, I have his address'],
    [
      'abuse',
      'I sort the invoices by vendor and date, check every total twice, and write the difference down. My husband beats me when I work late. After that I file them and send my team lead the list, usually before five.',
    ],
  ] as const)('stops at %s, said in passing or as a joke: %s', (kind, text) => {
    expect(readSafety(text)?.kind).toBe(kind);
  });

  it('takes the same words again and again for no more than once', () => {
    for (const words of ['no', 'banana', 'Zalgo', 'job', 'no thanks', 'la la land'])
      for (const times of [4, 8, 40]) expect(readSafety(`${words} `.repeat(times).trim()), words).toBeNull();
    expect(readSafety('kill myself kill myself kill myself')?.kind).toBe('self_harm');
  });
});
