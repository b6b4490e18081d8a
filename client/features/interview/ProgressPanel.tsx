import { IconCheck, IconDeviceFloppy, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import { type InterviewProgress, interviewPhases, MIN_MESSAGES } from '../../../shared/interview/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Fine, Hidden, Muted, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';

/** The longest an interview usually takes, in minutes, for "about n min left". */
const MINUTES = 15;

/** Index of the current phase; past the last one during the closing. */
function phaseIndex(info: InterviewProgress): number {
  return info.phase === 'closing'
    ? interviewPhases.length
    : interviewPhases.findIndex(({ id }) => id === info.phase);
}

/** The person's replies still needed before the interview can be completed: every other message is ours. */
export function missingReplies(info: InterviewProgress): number {
  return Math.max(0, Math.ceil((MIN_MESSAGES - info.messageCount) / 2));
}

/** When the interview can be completed; its messages are those of both sides. */
export const gateText = ({ messageCount }: InterviewProgress): string =>
  `“Complete Interview” unlocks after ${MIN_MESSAGES} messages, counting ${brand.interviewer.name}’s. This conversation has ${messageCount}.`;

/** Progress of the interview and when it can end; beside the chat, or in a drawer on small screens. */
export function ProgressPanel(props: {
  info: InterviewProgress;
  /** Hides how many messages are missing. */
  paused: boolean;
  children: ReactNode;
}) {
  const { info, paused, children } = props;
  const current = phaseIndex(info);
  const missing = missingReplies(info);
  return (
    <>
      <Stack gap={12}>
        <Group justify="between">
          <Subtitle>Progress</Subtitle>
          <Remark as="span" figures>
            {info.percent}%
          </Remark>
        </Group>
        <Bar percent={info.percent} />
        <ol className="seats">
          {interviewPhases.map(({ id, label }, index) => (
            <li
              key={id}
              className={index < current ? 'done' : index === current ? 'cur' : ''}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className="s">
                {index < current && <IconCheck size={12} stroke={2.5} aria-hidden="true" />}
              </span>
              <span>
                {label}
                {index < current && <Hidden> (done)</Hidden>}
              </span>
              {index === current && <Fine as="span">now</Fine>}
            </li>
          ))}
        </ol>
      </Stack>
      <hr />
      <Stack gap={8} size="sm">
        {paused ? (
          <Subtitle>Paused</Subtitle>
        ) : missing > 0 ? (
          <>
            <Subtitle>{counted(missing, 'more reply', 'more replies')} to finish</Subtitle>
            <Text tone="dim">{gateText(info)}</Text>
          </>
        ) : (
          <>
            <Subtitle>You can finish now</Subtitle>
            <Text tone="dim">Press “Complete Interview” when you’ve said what you wanted to say.</Text>
          </>
        )}
      </Stack>
      <Stack gap={8} size="sm" className="ivs-foot">
        <Text tone="dim">
          <IconUserCheck className="ic" stroke={1.75} aria-hidden="true" /> {brand.interviewer.name} is an AI.
          A person in HR reads this conversation and makes the decision.
        </Text>
        {children}
      </Stack>
    </>
  );
}

/** The note of a saved interview: the candidate can leave at any time. */
export function SavedNote() {
  return (
    <Text tone="dim">
      <IconDeviceFloppy className="ic" stroke={1.75} aria-hidden="true" /> Saved after every reply. You can
      close this page and continue later.
    </Text>
  );
}

/** The same in one line, for phones and tablets; opens the panel. */
export function ProgressLine({ info, onOpen }: { info: InterviewProgress; onOpen: () => void }) {
  const current = Math.min(phaseIndex(info), interviewPhases.length - 1);
  const minutes = Math.max(1, Math.round((MINUTES * (100 - info.percent)) / 100));
  return (
    <button type="button" className="mp" aria-haspopup="dialog" onClick={onOpen}>
      <Group as="span" justify="between" size="xs">
        <b>{interviewPhases[current]?.label}</b>
        <Muted figures>
          Part {current + 1} of {interviewPhases.length} · about {minutes} min left
        </Muted>
      </Group>
      <span className="pbar" aria-hidden="true">
        <i style={{ width: `${info.percent}%` }} />
      </span>
    </button>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <div
      className="pbar"
      role="progressbar"
      aria-label="Interview progress"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
