import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TagId } from '../ids/schema.ts';
import { CreateTagInput, colourOf, effectiveChange, sameTagName, tagColours, tidyTagName } from './schema.ts';

const ids = Array.from({ length: 6 }, (_, n) => TagId.parse(`00000000-0000-4000-8000-00000000000${n}`));
const some = fc.array(fc.constantFrom(...ids));

describe('names', () => {
  it('are one tidy line, however they were typed', () => {
    expect(tidyTagName('  Night\n\u200b shift ')).toBe('Night shift');
    expect(sameTagName('Night shift', ' night  SHIFT')).toBe(true);
    fc.assert(fc.property(fc.string(), (text) => tidyTagName(tidyTagName(text)) === tidyTagName(text)));
  });

  it('are refused when empty or longer than 40 characters, with a sentence', () => {
    const said = (name: string) =>
      CreateTagInput.safeParse({ id: ids[0], name, colour: 'blue' }).error?.issues[0]?.message;
    expect(said(' \u200b ')).toBe('Please give the tag a name');
    expect(said('x'.repeat(41))).toBe('Please use at most 40 characters');
    expect(said(`  ${'x'.repeat(40)}  `)).toBeUndefined();
  });

  it('have a colour of their own that does not depend on how they are written', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(tagColours).toContain(colourOf(name));
        expect(colourOf(` ${name} `)).toBe(colourOf(name));
      }),
    );
  });
});

describe('a change', () => {
  it('turned around leads back to where it began, and said twice does nothing more', () => {
    fc.assert(
      fc.property(some, some, some, (have, add, remove) => {
        const before = new Set(have);
        const change = effectiveChange(before, { add, remove });
        const after = new Set([...before, ...change.add].filter((id) => !change.remove.includes(id)));
        expect(effectiveChange(after, { add, remove })).toEqual({ add: [], remove: [] });
        const back = effectiveChange(after, { add: change.remove, remove: change.add });
        const again = new Set([...after, ...back.add].filter((id) => !back.remove.includes(id)));
        expect([...again].sort()).toEqual([...before].sort());
        for (const id of add) expect(after.has(id)).toBe(true);
      }),
    );
  });
});
