import { IconArrowBackUp, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BUILT_IN } from '../../../../shared/ai/builtIn.ts';
import {
  type CoachedCriterion,
  type Coaching,
  outcomeLabels,
  type PracticeChat,
  playbook,
  responseGaps,
  secondsText,
} from '../../../../shared/clientChat/schema.ts';
import { clockText, dateText } from '../../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Fine, Muted, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import styles from './ChatNotes.module.css';

/** The parts of a finished chat, the same for the employee and for HR. `onReplay` is left out for HR. */

export function ChatFacts({ chat, children }: { chat: PracticeChat; children?: ReactNode }) {
  const facts: [string, string][] = [
    ['Client', `${chat.client.name}, ${chat.client.company}, ${chat.client.location}`],
    ['Issue', chat.client.issue],
    ['Result', outcomeLabels[chat.outcome]],
    ['When', `${dateText(chat.startedAt)}, ${clockText(chat.startedAt)}`],
    ['Average response time', chat.responseTimeAvg === null ? 'No reply' : secondsText(chat.responseTimeAvg)],
    ['A good outcome', chat.goodOutcome],
  ];
  return <Facts rows={facts}>{children}</Facts>;
}

const NoText = () => <Muted>No text to show</Muted>;

/** The report the employee wrote about a chat. */
export function ReportView({ chat }: { chat: PracticeChat }) {
  const { report } = chat;
  if (!report) return <Text tone="dim">The report for this chat is still due.</Text>;
  const rows: [string, ReactNode][] = [
    ['The issue', report.issueSummary || <NoText />],
    ['What was done', report.resolutionProvided || <NoText />],
    ['Client and company', `${report.clientName}, ${report.companyInvolved}`],
    ['Follow-up', report.needsFollowup ? 'Needed' : 'Not needed'],
  ];
  return <Facts rows={rows} />;
}

/** Labels and values, one below the other. */
function Facts({ rows, children }: { rows: readonly [string, ReactNode][]; children?: ReactNode }) {
  return (
    <Stack as="dl" gap={8}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <Remark as="dt">{term}</Remark>
          <Text as="dd" lines="kept" className={styles.text}>
            {text}
          </Text>
        </div>
      ))}
      {children}
    </Stack>
  );
}

/** The playbook's six criteria: what was seen, in the employee's own words, and what to try instead. */
export function CoachingNotes(props: {
  notes: Coaching;
  onReplay?: (fromSeq: number) => void;
  busy?: boolean;
}) {
  const { notes } = props;
  return (
    <Stack>
      <Group gap={16}>
        <Text as="span" figures className={styles.total}>
          {notes.score}
        </Text>
        <Muted>out of 100. {notes.summary}</Muted>
      </Group>
      <ul className={styles.criteria}>
        {notes.criteria.map((criterion) => (
          <li key={criterion.criterion}>
            <Criterion
              criterion={criterion}
              {...(props.onReplay ? { onReplay: props.onReplay } : {})}
              busy={props.busy ?? false}
            />
          </li>
        ))}
      </ul>
      <Fine>
        Notes by {notes.model === BUILT_IN ? 'the built-in coach' : 'an AI coach'}. We checked every quote
        against the chat.
      </Fine>
    </Stack>
  );
}

function Criterion(props: {
  criterion: CoachedCriterion;
  onReplay?: (fromSeq: number) => void;
  busy: boolean;
}) {
  const { criterion, onReplay } = props;
  const entry = playbook.find(({ id }) => id === criterion.criterion);
  const { replaySeq } = criterion;
  return (
    <Stack gap={8}>
      <Group justify="between">
        <Subtitle level={3}>{entry?.label}</Subtitle>
        <Stars rating={criterion.rating} />
      </Group>
      <Remark>{entry?.meaning}</Remark>
      <p>{criterion.reason}</p>
      {criterion.quotes.map(({ seq, text }) => (
        <Text key={`${seq} ${text}`} as="blockquote" lines="anywhere" className={styles.quote}>
          “{text}”
        </Text>
      ))}
      {criterion.rating !== 5 && (
        <Text size="sm" className={styles.try}>
          <IconBulb size={18} stroke={1.75} aria-hidden="true" />
          <span>
            <b>Try instead:</b> {criterion.tryInstead}
          </span>
        </Text>
      )}
      {replaySeq !== null && onReplay && (
        <div>
          <Button icon={IconArrowBackUp} size="xs" disabled={props.busy} onClick={() => onReplay(replaySeq)}>
            Try this again
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Stars({ rating }: { rating: number | null }) {
  return (
    <Group as="span" gap={8}>
      <span className={styles.dots} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} data-on={(rating !== null && step <= rating) || undefined} />
        ))}
      </span>
      <Text as="span" size="sm" bold figures>
        {rating === null ? 'Not shown' : `${rating} of 5`}
      </Text>
    </Group>
  );
}

/** The conversation with response times; each own message can start another try. */
export function ChatTranscript(props: {
  chat: PracticeChat;
  own: string;
  onReplay?: (fromSeq: number) => void;
  busy?: boolean;
}) {
  const { chat, onReplay } = props;
  const gaps = responseGaps(chat.messages, chat.fromSeq);
  return (
    <Stack gap={12}>
      {chat.fromSeq > 1 && (
        <Notice kind="info">
          {props.own} replayed part of an earlier chat. Messages marked “earlier” come from that chat.
        </Notice>
      )}
      <ol>
        {chat.messages.map(({ id, seq, role, content, createdAt }) => {
          const gap = gaps.get(seq);
          return (
            <li key={id} className={role === 'user' ? 'tm' : 'tm q'}>
              <div className="w">
                <b>{role === 'user' ? props.own : chat.client.firstName}</b>
                {seq < chat.fromSeq ? 'earlier' : clockText(createdAt)}
                {gap !== undefined && (
                  <span className={styles.gap}>{secondsText(Math.floor(gap / 1_000))}</span>
                )}
              </div>
              <div>
                <Text as="div" lines="anywhere" className="plain" dir="auto">
                  {content}
                </Text>
                {role === 'user' && onReplay && (
                  <Button
                    icon={IconArrowBackUp}
                    variant="subtle"
                    size="xs"
                    disabled={props.busy}
                    onClick={() => onReplay(seq)}
                    aria-label={`Replay from this message, ${clockText(createdAt)}`}
                  >
                    Replay from here
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
