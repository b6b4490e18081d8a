import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import {
  type PracticeInfo,
  RESPONSE_GOAL_SECONDS,
  responseGaps,
  responseTimeAverage,
  secondsText,
} from '../../../shared/clientChat/schema.ts';
import type { ConversationMessage } from '../../../shared/conversation/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Track } from '../../ui/figures/Track.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Fine, Hidden, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import styles from './ClientPanel.module.css';
import { MoodScale } from './Mood.tsx';

/** Beside the chat: the client's mood, response times, case notes, and the checklist. */
export function ClientPanel(props: { info: PracticeInfo; messages: readonly ConversationMessage[] }) {
  const { info, messages } = props;
  const average = responseTimeAverage(messages, info.fromSeq);
  const replies = responseGaps(messages, info.fromSeq).size;
  const share = Math.min(100, Math.round(((average ?? 0) / RESPONSE_GOAL_SECONDS) * 100));
  return (
    <Stack gap={24}>
      <Stack as="section" gap={12}>
        <Subtitle>Client mood</Subtitle>
        <MoodScale mood={info.mood} trend={info.trend} />
      </Stack>
      <hr />
      <Stack as="section" gap={12}>
        <Subtitle>Your response time</Subtitle>
        <Group gap={8} align="baseline">
          <Text as="span" figures className={styles.seconds}>
            {average === null ? '–' : secondsText(average)}
          </Text>
          <Remark as="span">
            {replies === 0 ? 'no reply yet' : `average of ${counted(replies, 'reply', 'replies')}`}
          </Remark>
        </Group>
        <Track late={share >= 100} percent={share} />
        <Fine as="span">Goal: under 2 minutes</Fine>
      </Stack>
      <hr />
      <Stack as="section" gap={8}>
        <Subtitle>Case notes</Subtitle>
        <ul className={styles.notes}>
          {info.caseNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Stack>
      <hr />
      <Stack as="section" gap={4}>
        <Subtitle>Before you end the chat</Subtitle>
        <ul className={styles.checks}>
          {info.checklist.map(({ label, done }) => (
            <li key={label}>
              {done ? (
                <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconCircle size={18} stroke={1.75} aria-hidden="true" />
              )}
              <span>
                {label}
                <Hidden>{done ? ': done' : ': not done yet'}</Hidden>
              </span>
            </li>
          ))}
        </ul>
      </Stack>
      <Fine>
        After the chat, you’ll write a short report: the issue, what you did, and whether a follow-up is
        needed.
      </Fine>
    </Stack>
  );
}
