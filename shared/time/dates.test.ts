import { expect, it } from 'vitest';
import { clockText, datesText, dateText, momentText, thenText } from './dates.ts';

it('repeats a day only where it changes', () => {
  const noon = new Date(2026, 10, 24, 12).toISOString();
  const soon = new Date(2026, 10, 24, 23, 59).toISOString();
  const next = new Date(2026, 10, 25, 0, 1).toISOString();
  expect(thenText(noon, soon)).toBe(clockText(soon));
  expect(thenText(soon, next)).toBe(momentText(next));
});

it('shows one day once', () => {
  const morning = new Date(2026, 10, 28, 9).toISOString();
  const evening = new Date(2026, 10, 28, 18).toISOString();
  const next = new Date(2026, 10, 29, 9).toISOString();
  expect(datesText(morning, evening)).toBe(dateText(morning));
  expect(datesText(morning, next)).toBe(`${dateText(morning)} – ${dateText(next)}`);
});
