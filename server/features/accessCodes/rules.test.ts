import { describe, expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { newCode, parseCode } from './rules.ts';

describe('a typed access code', () => {
  const { shown, selector } = newCode(testClock());
  const code = parseCode(shown);
  const wide = [...shown].map((one) =>
    one === '-' ? '－' : String.fromCharCode(one.charCodeAt(0) + 0xfee0),
  );

  it.each([
    ['as it was sent', shown],
    ['in lower case, without dashes', shown.toLowerCase().replaceAll('-', '')],
    ['with what stood around it', ` “${shown}”. `],
    ['by a full-width keyboard', wide.join('')],
    ['with letters for the figures they look like', shown.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('is read %s', (_how, typed) => {
    expect(code).toMatchObject({ selector });
    expect(parseCode(typed)).toEqual(code);
  });

  it.each(['', 'not a code', `${shown}0`, shown.slice(1), shown.replace(/.$/, 'U')])(
    '%j is none',
    (typed) => {
      expect(parseCode(typed)).toBeNull();
    },
  );
});
