import seatDusk from './scenes/seat-dusk.svg';
import seatMorning from './scenes/seat-morning.svg';
import seatNight from './scenes/seat-night.svg';
import notFound from './scenes/not-found.svg';
import personLahore from './scenes/person-lahore.svg';
import personManila from './scenes/person-manila.svg';

const scenes = {
  'seat-dusk': seatDusk,
  'seat-night': seatNight,
  'seat-morning': seatMorning,
  'person-lahore': personLahore,
  'person-manila': personManila,
  'not-found': notFound,
} as const;

/** A decorative scene: an empty chair is a seat for you, a person is someone who works here. */
export function Scene({ name }: { name: keyof typeof scenes }) {
  return <img src={scenes[name]} alt="" style={{ display: 'block', width: '100%' }} />;
}
