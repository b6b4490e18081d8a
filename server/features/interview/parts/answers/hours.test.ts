import { describe, expect, it } from 'vitest';
import { hoursIn, spokenHours } from './hours.ts';

const spoken = (text: string): string => {
  const said = hoursIn(text);
  return said ? spokenHours(said) : '';
};

describe('the zone of the hours someone offers', () => {
  it.each([
    ['I can work 9 to 6 Eastern every weekday, I live in Manila.', /Eastern time/],
    ['I can work 9 AM to 6 PM US eastern, here in Lagos.', /Eastern time/],
    ['From here in Nairobi I can work from 9 am to 5 pm Pacific.', /Pacific time/],
    ['I can work 9 to 6, I live in Manila.', /Manila time/],
  ])('%s', (text, zone) => expect(spoken(text)).toMatch(zone));
});
