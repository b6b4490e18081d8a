import { IconAlertTriangle } from '@tabler/icons-react';
import type { NamedContradiction } from '../../../../shared/interview/contradictions.ts';
import { TextButton } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './Reading.module.css';

type Props = {
  contradictions: readonly NamedContradiction[];
  /** The message with the quote; null if it's in the résumé. */
  messageOf: (quote: string) => number | null;
  onGo: (seq: number) => void;
  onResume: () => void;
};

/** Contradictions, shown first, with both quotes and links to them. */
export function Doubts({ contradictions, messageOf, onGo, onResume }: Props) {
  if (contradictions.length === 0) return null;
  return (
    <Stack as="section" gap={12} className={styles.doubts} aria-label="Read this first">
      {contradictions.map(({ says, first, second }) => (
        <div key={`${first} ${second}`}>
          <h3 className={styles.doubt}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {says}
          </h3>
          {[first, second].map((quote) => {
            const seq = messageOf(quote);
            return (
              <blockquote key={quote} className={styles.said}>
                <Text as="span" lines="anywhere" dir="auto">
                  “{quote}”
                </Text>{' '}
                {seq === null ? (
                  <TextButton onClick={onResume}>In the résumé</TextButton>
                ) : (
                  <TextButton onClick={() => onGo(seq)}>In the transcript</TextButton>
                )}
              </blockquote>
            );
          })}
        </div>
      ))}
    </Stack>
  );
}
