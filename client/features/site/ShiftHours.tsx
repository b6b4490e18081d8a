import { hours } from '../../content/home.ts';
import { Text } from '../../ui/text/Text.tsx';
import { Unbroken } from '../../ui/text/Unbroken.tsx';

/** The sky for each hour of a day, starting at midnight; equal neighboring hours become one block. */
const sky = [
  ...Array<string>(5).fill('#1a4d60'),
  ...Array<string>(2).fill('#fec8b3'),
  ...Array<string>(10).fill('#c1e3f1'),
  ...Array<string>(2).fill('#f9a988'),
  ...Array<string>(2).fill('#36809c'),
  ...Array<string>(3).fill('#1a4d60'),
];

type Block = { from: number; hours: number; fill: string };

/** The sky over a city that's `ahead` hours ahead, hour by hour of New York's day. */
export function skyBlocks(ahead: number): Block[] {
  const blocks: Block[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const fill = sky[(hour + ahead) % 24] ?? '';
    const last = blocks.at(-1);
    if (last?.fill === fill) last.hours++;
    else blocks.push({ from: hour, hours: 1, fill });
  }
  return blocks;
}

/** One Eastern shift across the day of five cities, in words and as a picture. */
export function ShiftHours() {
  return (
    <section className="hm-day hm-sec">
      <div className="wrap">
        <div className="hm-two">
          <h2>{hours.title}</h2>
          <Text size="lead">{hours.text}</Text>
        </div>
        <ul className="hm-zones">
          {hours.cities.map(({ city, ahead, shift }) => (
            <li key={city}>
              <div>
                <b>{city}</b>
                <Text as="span" figures>
                  {shift}
                </Text>
              </div>
              <div className="hm-strip" aria-hidden="true">
                <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                  {skyBlocks(ahead).map(({ from, hours: width, fill }) => (
                    <rect key={from} x={from} width={width} height="1" fill={fill} />
                  ))}
                </svg>
              </div>
            </li>
          ))}
        </ul>
        <div className="hm-legend">
          <span aria-hidden="true">{hours.legend.day}</span>
          <span aria-hidden="true" className="night">
            {hours.legend.night}
          </span>
          <span className="shift">
            <Unbroken>{hours.legend.shift}</Unbroken>
          </span>
        </div>
      </div>
    </section>
  );
}
