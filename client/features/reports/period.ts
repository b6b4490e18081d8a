import type { Period } from '../../../shared/reports/exports.ts';
import { dayIn, monthIn } from '../../../shared/time/zones.ts';
import type { ChosenPeriod } from '../panel/search.ts';

/** The days of a preset in the reader's time zone; undefined for any time. */
export function periodOf(chosen: ChosenPeriod | undefined, zone: string, now: Date): Period | undefined {
  if (!chosen) return undefined;
  if (chosen.preset === 'today') {
    const day = dayIn(zone, now);
    return { from: day, until: day, zone };
  }
  if (chosen.preset === 'month') return { from: `${monthIn(zone, now)}-01`, zone };
  const { from, until } = chosen;
  return from || until ? { from, until, zone } : undefined;
}
