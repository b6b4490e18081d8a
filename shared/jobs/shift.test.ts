import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourText, parseShifts } from './shift.ts';

const offsets: Record<string, number> = {
  'America/New_York': -300,
  'America/Chicago': -360,
  'America/Denver': -420,
  'America/Los_Angeles': -480,
};
const read = (text: string | null, readerOffset = -300) =>
  parseShifts(text, (zone) => offsets[zone] ?? 0, readerOffset);

it('moves hours by the difference of the zones', () => {
  expect(read('9 AM - 6 PM ET, Monday to Friday', 480)).toEqual([{ start: 22, hours: 9 }]);
  expect(read('2:30 PM – 10 PM PT', 330)).toEqual([{ start: 4, hours: 7.5 }]);
});

it.each([
  '9 AM–6 PM EST',
  '9 AM–6 PM EDT',
  '9 AM to 6 PM ET',
  '9 AM—6 PM ET',
  '9am-6pm Eastern',
  '9 a.m.–6 p.m. Eastern time',
  '9 AM–6 PM (ET)',
  '09:00–18:00 ET',
  '8 AM–5 PM CST, 30–40 hours a week',
  '9 AM–6 PM ET (weekdays)',
  '9 AM–6 PM EST (remote)',
  '9 AM–6 PM ET / 6 AM–3 PM PT',
])('reads %s', (text) => {
  expect(read(text)).toEqual([{ start: 9, hours: 9 }]);
});

it('reads all windows, and a zone said once for all of them', () => {
  const both = [
    { start: 8, hours: 4 },
    { start: 16, hours: 4 },
  ];
  expect(read('8 AM–12 PM ET, 4 PM–8 PM ET')).toEqual(both);
  expect(read('8 AM–12 PM and 4 PM–8 PM ET, Monday to Friday')).toEqual(both);
  expect(read('8 AM–12 PM ET or 5 AM–1 PM PT')?.[1]).toEqual({ start: 8, hours: 8 });
});

it('shows a shift once that the posting gives in two zones', () => {
  expect(read('9 AM–6 PM ET (6 AM–3 PM PT)', 480)).toEqual([{ start: 22, hours: 9 }]);
});

it('lets a zone count for the windows before it only over days and words that join them', () => {
  const both = [
    { start: 9, hours: 4 },
    { start: 17, hours: 4 },
  ];
  expect(read('Monday to Thursday 8 AM–12 PM; Fridays and Sat–Sun 4 PM–8 PM CT')).toEqual(both);
  expect(read('8 AM–12 PM, then 4 PM–8 PM Central Monday to Friday')).toEqual(both);
});

it.each([
  null,
  '',
  'Flexible',
  '20 hours a week',
  '9 to 5',
  '9 AM - 9 AM ET',
  '9 AM–6 PM',
  '9–6 PM ET',
  '9–5 ET',
  '09:00–05:00 ET',
  '9:00–6:00 ET',
  '15 PM–6 PM ET',
  '9:75 AM–6 PM ET',
  '9 AM–noon ET',
  // Hours of another zone, with or without ours beside them.
  '9 PM–6 AM Manila time (8 AM–5 PM ET)',
  '10 AM–6 PM GMT (5 AM–1 PM ET)',
  '10 AM–6 PM (5 AM–1 PM ET)',
  '9 AM–6 PM Central European Time',
  '9 AM–6 PM CST (Beijing)',
  '9 AM–5 PM ET/PT',
  '9 AM-5 PM Eastern Africa Time',
  '9 AM–5 PM Pacific-Asia Time',
  // One time that isn't certain leaves all of them as they are.
  '8 AM–12 PM ET, 4 PM–8 PM',
  '8 AM–12 PM ET, later until 8 PM',
])('leaves %s as it is', (text) => {
  expect(read(text)).toBeNull();
});

it('always lands inside a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: -720, max: 840 }), (hour, offset) => {
      const [shift] = read(`${hour} AM - ${hour} PM ET`, offset) ?? [];
      expect(shift?.start).toBeGreaterThanOrEqual(0);
      expect(shift?.start).toBeLessThan(24);
      expect(hourText(shift?.start ?? 0)).toMatch(/^(1[0-2]|[1-9])(:\d{2})? [AP]M$/);
    }),
  );
});
