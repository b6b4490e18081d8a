import { type HoursSaid, hoursOffered, saysPlace } from './hours.ts';
import { join } from './words.ts';

type Said = { role: 'user' | 'assistant'; content: string };

type AvailabilityFloor = { rating: number; reason: string; quotes: string[] };

/**
 * What hours are worth wherever they were said: an exact span is the middle of the rubric; with days it is one
 * more, and with a place to work or a connection another. Null when no span was offered.
 */
export function availabilityFloor(turns: readonly Said[]): AvailabilityFloor | null {
  const hours: HoursSaid | null = hoursOffered(turns);
  if (!hours) return null;
  const place = turns.some(({ role, content }) => role === 'user' && saysPlace(content));
  const named = [
    'hours',
    ...(hours.days ? ['days'] : []),
    ...(place ? ['the connection or place to work'] : []),
  ];
  return {
    rating: hours.days ? 2 + named.length : 3,
    reason: `Names ${join(named)}${hours.days ? '' : '; no days'}.`,
    quotes: hours.quotes,
  };
}
