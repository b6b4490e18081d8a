import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deedsIn } from './deeds.ts';
import { sentencesIn } from './tokens.ts';

/** "+self did check", a circumstance in brackets. */
function told(text: string): string[] {
  return sentencesIn(text)
    .flatMap(deedsIn)
    .map(({ done, who, mode, verb, condition }) => {
      const words = `${done ? '+' : '-'}${who} ${mode} ${verb}`;
      return condition ? `(${words})` : words;
    });
}

describe('deeds', () => {
  it.each<[string, string[]]>([
    ['I first check the tracking number, then I call the carrier.', ['+self does check', '+self does call']],
    ['Checked every total twice. Flagged 12 wrong ones to supervisor', ['+self did check', '+self did flag']],
    ['handled abt 60 calls/day', ['+self did handle']],
    ['would not send the addresses', ['-self would send']],
    ['I don’t check things, just type fast', ['-self does check', '+self does type']],
    ['I wouldn’t check, I would just refund', ['-self would check', '+self would refund']],
    ['No need to verify, I trust people', ['-self does verify', '+self does trust']],
    ['My boss checked everything for me', ['+other did check']],
    [
      'Didn’t pay the invoice until I had verified it with her by phone',
      ['-self did pay', '(+self did verify)'],
    ],
    ['I never promise a refund before my lead approves it.', ['-self does promise', '(+other does approve)']],
    [
      'apologise first, look up the order, offer a refund if lost',
      ['+self does apologize', '+self does look', '+self does offer', '(+self did lose)'],
    ],
  ])('%s', (text, deeds) => expect(told(text)).toEqual(deeds));
});

describe('sentences', () => {
  it('end where people end them, and not behind “U.S.”', () => {
    const text = 'I worked for U.S. clients mostly. it was fine\nthen i moved';
    expect(sentencesIn(text).map(({ text: said }) => said)).toEqual([
      'I worked for U.S. clients mostly.',
      'it was fine',
      'then i moved',
    ]);
  });

  it('have exact spans, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { text: said, start, end, tokens } of sentencesIn(text)) {
          expect(text.slice(start, end)).toBe(said);
          for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
        }
      }),
      { numRuns: 200 },
    );
  });
});
