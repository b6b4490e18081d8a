import { describe, expect, it } from 'vitest';
import { factsFor } from '../../../../tests/unit/interview/facts.ts';
import type { Turn } from '../../../features/interview/parts/context.ts';
import { availabilityIn } from '../interview/availability.ts';
import { hoursSpansIn, sharedMinutes } from './hours.ts';
import { offsetsOf, zonesIn } from './zones.ts';

const spans = (text: string): string[] =>
  hoursSpansIn(text).map(({ start, end }) => `${start / 60}-${end / 60}`);

describe('hours in a text', () => {
  it.each([
    ['from 15:00 to 23:00', ['15-23']],
    ['5pm to 1am nairobi time', ['17-25']],
    ['9-5 Jamaica, Mon-Fri', ['9-17', '21-29']],
    ['from 8 in the morning till 2 in the afternoon', ['8-14']],
    ['noon to 9 PM', ['12-21']],
    ['half past twelve until half past eight', ['0.5-8.5', '12.5-20.5']],
    ['60 to 70 calls a day', []],
    ['between 9 and 12 people', []],
  ])('%s', (text, found) => expect(spans(text)).toEqual(found));

  it('share minutes across midnight', () => {
    expect(sharedMinutes({ start: 22 * 60, end: 30 * 60 }, { start: 0, end: 240 })).toBe(240);
  });
});

describe('zones', () => {
  it.each([
    ['Lahore is home', 'Asia/Karachi'],
    ['9 AM EAT', 'Africa/Nairobi'],
    ['greek time', 'Europe/Athens'],
    ['6pm to 3am eat, mon-fri', 'Africa/Nairobi'],
    ['9 to 5 ist mon to fri', 'Asia/Kolkata'],
    ['from 15.00 to 23.00 sast', 'Africa/Johannesburg'],
    ['9-5 et', 'America/New_York'],
    ['same as est time', 'America/New_York'],
  ])('%s', (text, zone) => expect(zonesIn(text)).toEqual([zone]));

  it('take no word for a place', () => {
    expect(zonesIn('I eat lunch, split the list and call them')).toEqual([]);
    expect(zonesIn('at 1 eat with my kids, at 2 art class, one cat')).toEqual([]);
  });

  it('know winter and summer', () => {
    expect(offsetsOf('America/New_York')).toEqual({ winter: -300, summer: -240 });
    expect(offsetsOf('Asia/Kathmandu')).toEqual({ winter: 345, summer: 345 });
  });
});

describe('hours against the posting', () => {
  const facts = { ...factsFor('Data Entry Clerk', 'hours'), workHours: '9 AM - 5 PM ET, Monday to Friday' };
  const asked: Turn = {
    seq: 1,
    role: 'assistant',
    content: 'Which hours and days can you work, in your own time zone?',
    meta: { phase: 'availability', questionId: 'hours', followUp: false },
  };
  const rate = (content: string, workHours: string | null = facts.workHours) =>
    availabilityIn({ ...facts, workHours }, [asked, { seq: 2, role: 'user', content, meta: null }]);

  it.each([
    ['5 PM to 1 AM Nairobi time, Monday to Friday. Fiber at home.', 480],
    ['2 PM to 10 PM Accra time, weekdays.', 480],
    ['8 AM to 2 PM Tbilisi time.', 0],
    ['6:30 PM to 10:30 PM in Vietnam, Monday to Saturday.', 150],
  ])('%s', (text, minutes) => expect(rate(text).overlap?.minutes).toBe(minutes));

  it('weigh what fits, what’s open and what’s refused', () => {
    const full = rate('5 PM to 1 AM Nairobi time, Monday to Friday. Fiber and a UPS at home.').rating ?? 0;
    const open =
      rate('5 PM to 1 AM Nairobi time, but Friday not sure, I have a class. Fiber at home.').rating ?? 0;
    const none = rate('8 AM to 2 PM Tbilisi time. Evenings are not possible, sorry.').rating ?? 0;
    expect(full).toBeGreaterThanOrEqual(4.5);
    expect(open).toBeLessThan(full);
    expect(none).toBe(1);
  });

  it.each([
    'I have a full-time job from 9 AM to 5 PM ET, Monday to Friday, so I am free from 7 PM to 11 PM ET, from home.',
    'My current shift is 9 AM to 5 PM ET. I could work 7 PM to 11 PM ET, Monday to Friday, from home.',
    'I saw the job is 9 AM to 5 PM ET. I can do 2 PM to 10 PM Manila time, Monday to Friday, from home.',
    'I can work 9 AM to 5 PM ET. Sorry, I mixed that up: I can only work 7 PM to 11 PM ET, Monday to Friday, from home.',
  ])('are those that are offered: %s', (text) => {
    const { rating, overlap } = rate(text);
    // 2 PM in Manila is 2 AM by the posting's clock, and 10 PM is 10 AM in summer.
    expect(overlap?.minutes).toBeLessThanOrEqual(60);
    expect(rating).toBe(rate('I can work 7 PM to 11 PM ET, Monday to Friday, from home.').rating);
  });

  it.each([
    'I have a quiet room where I cannot be disturbed.',
    'I cannot wait to start!',
    'It is not possible for anyone to interrupt me there.',
    'I used to work nights and I sometimes worked weekends.',
  ])('aren’t limited by an unrelated sentence: %s', (text) => {
    const offer = 'I can work 9 AM to 5 PM ET, Monday to Friday, at home, with fiber and a UPS.';
    expect(rate(`${offer} ${text}`).rating).toBe(rate(offer).rating);
  });

  it('say when the time zone is open, instead of taking it for the posting’s', () => {
    const { rating, reason } = rate('9 AM to 5 PM, Monday to Friday, from my room at home.');
    expect(rating).toBeLessThanOrEqual(3.5);
    expect(reason).toContain('the time zone');
  });

  it('are measured against U.S. business hours without a posting', () => {
    expect(rate('9 AM to 5 PM Eastern, Monday to Friday.', null).overlap?.minutes).toBe(480);
  });
});
