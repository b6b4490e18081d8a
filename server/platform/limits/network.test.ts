import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCallGate } from './callGate.ts';
import { networkOf } from './network.ts';

describe('what tries are counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['person@example.com', 'person@example.com'],
    ['a:b', 'a:b'],
    ['', ''],
    [undefined, ''],
  ])('%s → %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for all of a home, and another for the next one', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), group, (groups, other) => {
        const address = groups.join(':');
        if (!isIPv6(address)) return;
        expect(networkOf([...groups.slice(0, 7), other].join(':'))).toBe(networkOf(address));
        const next = [...groups.slice(0, 3), other, ...groups.slice(4)].join(':');
        expect(networkOf(next) === networkOf(address)).toBe(
          Number.parseInt(other, 16) === Number.parseInt(groups[3] ?? '', 16),
        );
      }),
    );
  });

  it('gives a home one allowance of calls, however many addresses it has', () => {
    const gate = createCallGate({
      now: () => new Date(0),
      uuid: () => '',
      bytes: () => new Uint8Array(),
      random: () => 0,
    });
    const calls = Array.from({ length: 400 }, (_, n) => () => gate.take(`2001:db8::${n.toString(16)}`));
    const refused = calls.filter((call) => {
      try {
        call();
        return false;
      } catch {
        return true;
      }
    });
    expect(refused.length).toBe(100);
  });
});
