import {
  IconMoodAngry,
  IconMoodAnnoyed,
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
  type TablerIcon,
} from '@tabler/icons-react';
import {
  type MoodId,
  type MoodTrend,
  moodById,
  moodLevel,
  moodSentence,
  moods,
} from '../../../shared/clientChat/schema.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { Hidden, Text } from '../../ui/text/Text.tsx';
import styles from './Mood.module.css';

const icons: Record<MoodId, TablerIcon> = {
  angry: IconMoodAngry,
  annoyed: IconMoodAnnoyed,
  sad: IconMoodSad,
  neutral: IconMoodNeutral,
  smile: IconMoodSmile,
  happy: IconMoodHappy,
};
type Tint = 'bad' | 'low' | 'even' | 'good';
const tints: Record<MoodId, Tint> = {
  angry: 'bad',
  annoyed: 'low',
  sad: 'low',
  neutral: 'even',
  smile: 'good',
  happy: 'good',
};
const steps = ['#cc383c', '#e46f3a', '#f1895e', '#fdc842', '#75ca79', '#3e8f44'];

/** Icon and word on a color; phones show only the icon, with the word for screen readers. */
export function MoodBadge({ mood }: { mood: MoodId }) {
  const Icon = icons[mood];
  return (
    <span className={styles.mood} data-tint={tints[mood]}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles.word}>
        <Hidden>Mood: </Hidden>
        {moodById(mood).word}
      </span>
    </span>
  );
}

/** The mood in words and on a scale from angry to happy. */
export function MoodScale({ mood, trend }: { mood: MoodId; trend: MoodTrend }) {
  const Icon = icons[mood];
  const level = moodLevel(mood);
  return (
    <Group>
      <Icon size={36} stroke={1.75} className={styles.face} data-tint={tints[mood]} aria-hidden="true" />
      <div data-place="grow">
        <Text as="b" role="status">
          {moodSentence(mood, trend)}
        </Text>
        <div className={styles.scale} aria-hidden="true">
          {moods.map(({ id }, index) => (
            <i key={id} style={index < level ? { background: steps[index] } : undefined} />
          ))}
        </div>
        <Group justify="between" size="xs" tone="dim" aria-hidden="true">
          <span>Angry</span>
          <span>Happy</span>
        </Group>
        <Hidden>
          {level} of {moods.length} from angry to happy
        </Hidden>
      </div>
    </Group>
  );
}
