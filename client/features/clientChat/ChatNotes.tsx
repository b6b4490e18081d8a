import { IconArrowBackUp, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  type CoachedCriterion,
  type Coaching,
  outcomeLabels,
  type PracticeChat,
  playbook,
  responseGaps,
  secondsText,
} from '../../../shared/clientChat.ts';
import { clockText, dateText } from '../../../shared/time.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The parts of a finished chat, the same for the employee and for HR. `onReplay` is left out for HR. */

export function ChatFacts({ chat, children }: { chat: PracticeChat; children?: ReactNode }) {
  const facts: [string, string][] = [
    ['Client', `${chat.client.name}, ${chat.client.company}, ${chat.client.location}`],
    ['Issue', chat.client.issue],
    ['Result', outcomeLabels[chat.outcome]],
    ['When', `${dateText(chat.startedAt)}, ${clockText(chat.startedAt)}`],
    ['Average response time', chat.responseTimeAvg === null ? 'No reply' : secondsText(chat.responseTimeAvg)],
    ['A good outcome would be', chat.goodOutcome],
  ];
  return (
    <dl className="pc-facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt className="sm dim">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

const NoText = () => <span className="dim">No text to show</span>;

/** The report the employee wrote about a chat. */
export function ReportView({ chat }: { chat: PracticeChat }) {
  const { report } = chat;
  if (!report) return <p className="dim">The report for this chat is still due.</p>;
  return (
    <dl className="pc-facts">
      <div>
        <dt className="sm dim">The issue</dt>
        <dd className="break plain">{report.issueSummary || <NoText />}</dd>
      </div>
      <div>
        <dt className="sm dim">What was done</dt>
        <dd className="break plain">{report.resolutionProvided || <NoText />}</dd>
      </div>
      <div>
        <dt className="sm dim">Client and company</dt>
        <dd className="break">
          {report.clientName}, {report.companyInvolved}
        </dd>
      </div>
      <div>
        <dt className="sm dim">Follow-up</dt>
        <dd>{report.needsFollowup ? 'Needed' : 'Not needed'}</dd>
      </div>
    </dl>
  );
}

/** The six criteria of the playbook: what was seen, in the employee's own words, and what to try instead. */
export function CoachingNotes(props: {
  notes: Coaching;
  onReplay?: (fromSeq: number) => void;
  busy?: boolean;
}) {
  const { notes } = props;
  return (
    <div className="stack g16">
      <div className="row g16">
        <span className="disp tn pc-total">{notes.score}</span>
        <span className="dim">of 100. {notes.summary}</span>
      </div>
      <ul className="pc-criteria">
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
      <p className="xs dim">
        Notes by {notes.model === 'built-in' ? 'the built-in coach' : 'an AI coach'}. We checked every quote
        against what you wrote.
      </p>
    </div>
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
    <div className="stack g8">
      <div className="row sp g12">
        <h3 className="h4">{entry?.label}</h3>
        <Stars rating={criterion.rating} />
      </div>
      <p className="sm dim">{entry?.meaning}</p>
      <p>{criterion.reason}</p>
      {criterion.quotes.map(({ seq, text }) => (
        <blockquote key={`${seq} ${text}`} className="pc-quote break">
          “{text}”
        </blockquote>
      ))}
      {criterion.rating !== 5 && (
        <p className="pc-try sm">
          <IconBulb size={18} stroke={1.75} aria-hidden="true" />
          <span>
            <b className="b">Try instead:</b> {criterion.tryInstead}
          </span>
        </p>
      )}
      {replaySeq !== null && onReplay && (
        <div>
          <button
            type="button"
            className="btn default xs"
            disabled={props.busy}
            onClick={() => onReplay(replaySeq)}
          >
            <IconArrowBackUp size={14} stroke={1.75} aria-hidden="true" />
            Try this again
          </button>
        </div>
      )}
    </div>
  );
}

function Stars({ rating }: { rating: number | null }) {
  return (
    <span className="row g8">
      <span className="pc-dots" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} className={rating !== null && step <= rating ? 'on' : undefined} />
        ))}
      </span>
      <span className="sm b tn">{rating === null ? 'Not shown' : `${rating} of 5`}</span>
    </span>
  );
}

/** The conversation, with the answers' times; each own message can be the start of another try. */
export function ChatTranscript(props: {
  chat: PracticeChat;
  own: string;
  onReplay?: (fromSeq: number) => void;
  busy?: boolean;
}) {
  const { chat, onReplay } = props;
  const gaps = responseGaps(chat.messages, chat.fromSeq);
  return (
    <div className="stack g12">
      {chat.fromSeq > 1 && (
        <Notice kind="info">
          You replayed part of an earlier chat. Messages marked “earlier” come from there.
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
                {gap !== undefined && <span className="pc-gap">{secondsText(Math.floor(gap / 1_000))}</span>}
              </div>
              <div>
                <div className="break plain" dir="auto">
                  {content}
                </div>
                {role === 'user' && onReplay && (
                  <button
                    type="button"
                    className="btn subtle xs"
                    disabled={props.busy}
                    onClick={() => onReplay(seq)}
                    aria-label={`Replay from this message, ${clockText(createdAt)}`}
                  >
                    <IconArrowBackUp size={14} stroke={1.75} aria-hidden="true" />
                    Replay from here
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
