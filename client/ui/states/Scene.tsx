import notFound from '../scenes/not-found.svg';
import personLahore from '../scenes/person-lahore.svg';
import personManila from '../scenes/person-manila.svg';
import personMedellin from '../scenes/person-medellin.svg';
import personNairobi from '../scenes/person-nairobi.svg';
import seatDawn from '../scenes/seat-dawn.svg';
import seatDusk from '../scenes/seat-dusk.svg';
import seatMorning from '../scenes/seat-morning.svg';
import seatNight from '../scenes/seat-night.svg';

const scenes = {
  'seat-dawn': seatDawn,
  'seat-dusk': seatDusk,
  'seat-night': seatNight,
  'seat-morning': seatMorning,
  'person-lahore': personLahore,
  'person-manila': personManila,
  'person-medellin': personMedellin,
  'person-nairobi': personNairobi,
  'not-found': notFound,
} as const;

export type SceneName = keyof typeof scenes;

type SceneProps = {
  name: SceneName;
  /** The table extends to both sides until something clips it; the value sets its thickness. */
  bleed?: 'seat' | 'person';
};

/** Each file's own dimensions, so the page keeps its layout while the picture loads. */
const sizes = { seat: [380, 407], person: [300, 387], not: [520, 300] } as const;

/**
 * A decorative scene: an empty chair is a seat for you, a person is someone who works here. Lazy-loaded, so
 * screens without room for it don't fetch it.
 */
export function Scene({ name, bleed }: SceneProps) {
  const [width, height] =
    name === 'not-found' ? sizes.not : name.startsWith('seat') ? sizes.seat : sizes.person;
  const picture = (
    <img src={scenes[name]} alt="" width={width} height={height} className="scene-img" loading="lazy" />
  );
  if (!bleed) return picture;
  return (
    <div className={`scene ${bleed}`}>
      <span />
      {picture}
    </div>
  );
}

/** A person's head and shoulders, beside their words. */
export function Face({ name }: { name: SceneName }) {
  return (
    <span className="hm-face">
      <img src={scenes[name]} alt="" width={sizes.person[0]} height={sizes.person[1]} loading="lazy" />
    </span>
  );
}
