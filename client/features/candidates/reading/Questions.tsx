import { counted } from '../../../../shared/text/counted.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import type { Mark } from '../rating/highlight.ts';
import type { Exchange } from './exchanges.ts';
import styles from './Reading.module.css';

type Props = { exchanges: readonly Exchange[]; marks: readonly Mark[]; onGo: (seq: number) => void };

/** The questions in order, with the number of quotes in each answer. */
export function Questions({ exchanges, marks, onGo }: Props) {
  return (
    <Stack as="ol" gap={2}>
      {exchanges.map(({ seq, question, answers }) => {
        const found = marks.filter((mark) => answers.includes(mark.seq));
        return (
          <li key={seq}>
            <button type="button" className={styles.question} onClick={() => onGo(seq)}>
              <span dir="auto">{question}</span>
              {found.length > 0 && <Fine as="span">{counted(found.length, 'quote')}</Fine>}
            </button>
          </li>
        );
      })}
    </Stack>
  );
}
