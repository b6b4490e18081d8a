import notFound from './scenes/not-found.svg';
import personLahore from './scenes/person-lahore.svg';
import personManila from './scenes/person-manila.svg';
import personNairobi from './scenes/person-nairobi.svg';
import seatDusk from './scenes/seat-dusk.svg';
import seatMorning from './scenes/seat-morning.svg';
import seatNight from './scenes/seat-night.svg';

const scenes = {
  'seat-dusk': seatDusk,
  'seat-night': seatNight,
  'seat-morning': seatMorning,
  'person-lahore': personLahore,
  'person-manila': personManila,
  'person-nairobi': personNairobi,
  'not-found': notFound,
} as const;

/** Share of a scene's height that is the table, by what is drawn above it. */
const tableShare = { seat: '5.8%', person: '6.1%' } as const;

export type SceneProps = {
  name: keyof typeof scenes;
  /** The table goes on to both sides until something clips it. */
  bleed?: keyof typeof tableShare;
};

/** A decorative scene: an empty chair is a seat for you, a person is someone who works here. */
export function Scene({ name, bleed }: SceneProps) {
  const picture = <img src={scenes[name]} alt="" style={{ display: 'block', width: '100%' }} />;
  if (!bleed) return picture;
  return (
    <div className="scene">
      <span style={{ height: tableShare[bleed] }} />
      {picture}
    </div>
  );
}
