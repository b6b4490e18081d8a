import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import {
  type PracticeInfo,
  RESPONSE_GOAL_SECONDS,
  responseGaps,
  responseTimeAverage,
  secondsText,
} from '../../../shared/clientChat.ts';
import type { ConversationMessage } from '../../../shared/conversation.ts';
import { MoodScale } from './Mood.tsx';

/** Beside the chat: how the client feels, how fast the answers are, what can be looked up, what to think of. */
export function ClientPanel(props: { info: PracticeInfo; messages: readonly ConversationMessage[] }) {
  const { info, messages } = props;
  const average = responseTimeAverage(messages, info.fromSeq);
  const replies = responseGaps(messages, info.fromSeq).size;
  const share = Math.min(100, Math.round(((average ?? 0) / RESPONSE_GOAL_SECONDS) * 100));
  return (
    <div className="stack g24">
      <section className="stack g12">
        <h2 className="h4">Client mood</h2>
        <MoodScale mood={info.mood} trend={info.trend} />
      </section>
      <div className="hr" />
      <section className="stack g12">
        <h2 className="h4">Your response time</h2>
        <div className="pc-time">
          <span className="disp tn">{average === null ? '–' : secondsText(average)}</span>
          <span className="sm dim">
            {replies === 0 ? 'no reply yet' : `average of ${replies} ${replies === 1 ? 'reply' : 'replies'}`}
          </span>
        </div>
        <div className="pc-bar" aria-hidden="true">
          <i className={share >= 100 ? 'over' : undefined} style={{ width: `${share}%` }} />
        </div>
        <span className="xs dim">Goal: under 2 minutes</span>
      </section>
      <div className="hr" />
      <section className="stack g8">
        <h2 className="h4">Case notes</h2>
        <ul className="pc-notes">
          {info.caseNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <div className="hr" />
      <section className="stack g4">
        <h2 className="h4">Before you end the chat</h2>
        <ul className="pc-checks">
          {info.checklist.map(({ label, done }) => (
            <li key={label}>
              {done ? (
                <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconCircle size={18} stroke={1.75} aria-hidden="true" />
              )}
              <span>
                {label}
                <span className="vh">{done ? ': done' : ': open'}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="xs dim">
        After the chat, you’ll write a short report: the issue, what you did, and whether a follow-up is
        needed.
      </p>
    </div>
  );
}
