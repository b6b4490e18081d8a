import { clockIn } from '../../../shared/time/dates.ts';
import { useNow } from '../../clock.ts';
import { hero } from '../../content/home.ts';
import { useHydrated } from '../../site/useHydrated.ts';
import heroPicture from '../../ui/scenes/hero.svg';
import heroPhonePicture from '../../ui/scenes/hero-phone.svg';
import views from '../../ui/scenes/windows.svg';

type Sky = (typeof hero.windows)[number]['sky'];

/** Which sky until which hour, from midnight. */
const skies: readonly (readonly [until: number, Sky])[] = [
  [5, 'night'],
  [7, 'dawn'],
  [11, 'morning'],
  [17, 'noon'],
  [19, 'dusk'],
];

/** What a clock and a window in that zone show. */
export function windowAt(now: Date, zone: string): { time: string; sky: Sky } {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now),
  );
  return { time: clockIn(now, zone), sky: skies.find(([until]) => hour < until)?.[1] ?? 'night' };
}

/**
 * Five people at one table, each in front of a window. What is outside follows the clock beside it, so the picture's
 * text stays true; a page without its script shows one fixed moment.
 */
export function HeroPicture() {
  const hydrated = useHydrated();
  const now = useNow();
  const windows = hero.windows.map((fixed) =>
    hydrated ? { ...fixed, ...windowAt(now, fixed.zone) } : fixed,
  );
  return (
    <div className="hm-art">
      {windows.map(({ place, sky }) => (
        <img key={place} src={`${views}#${place}-${sky}`} alt="" width={200} height={236} />
      ))}
      <picture>
        <source media="(max-width: 48em)" srcSet={heroPhonePicture} width={612} height={425} />
        <img src={heroPicture} alt={hero.picture} width={1440} height={425} />
      </picture>
      <ol aria-hidden="true">
        {windows.map(({ city, time }) => (
          <li key={city}>
            <b>{city}</b> <span>{time}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
