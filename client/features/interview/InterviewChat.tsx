import { Drawer, Modal } from '@mantine/core';
import {
  IconCheck,
  IconDeviceFloppy,
  IconListCheck,
  IconUserCheck,
  IconWifi,
  IconWifiOff,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { type InterviewProgress, interviewPhases, MIN_MESSAGES } from '../../../shared/interview.ts';
import { Monogram, PersonaAvatar } from '../../ui/Brand.tsx';
import { ChatView } from '../conversation/ChatView.tsx';
import { Composer } from '../conversation/Composer.tsx';
import type { ConversationController } from '../conversation/useConversation.ts';
import { replyFailureToast } from './useInterview.ts';

/** Minutes an interview takes at most, for "about n min left". */
const MINUTES = 15;

export type InterviewChatProps = {
  controller: ConversationController<InterviewProgress>;
  candidateName: string;
  position: string;
  connected: boolean;
  completing: boolean;
  draftKey: string;
  onComplete: () => void;
  onLeave: () => void;
  /** A line above everything, such as that this is only a preview. */
  banner?: ReactNode;
  /** What is said about saving, below the progress. */
  savedNote?: string;
};

/** The live interview: progress at the side, conversation in the middle, one way out that asks first. */
export function InterviewChat(props: InterviewChatProps) {
  const { controller, connected } = props;
  const { view } = controller;
  const info = view.info;
  const [asking, setAsking] = useState(false);
  const [panel, setPanel] = useState(false);
  const { interviewer } = brand;
  const phase = phaseIndex(info);
  const have = info?.messageCount ?? 0;
  const canComplete = (info?.canComplete ?? false) && !props.completing;
  const replyFailed = view.reply?.state === 'failed' ? view.reply.errorCode : null;

  useEffect(() => {
    // The reply's own error stands in the conversation; the toast is for people who look elsewhere.
    if (replyFailed) replyFailureToast(replyFailed);
  }, [replyFailed]);

  const busy =
    view.reply?.state === 'waiting' ||
    view.reply?.state === 'streaming' ||
    view.outgoing.length > 0 ||
    !view.open;
  const progress = <Progress info={info} savedNote={props.savedNote} />;
  return (
    <div className="iv">
      <div>
        {props.banner}
        <header className="ivh">
          <span className="only-d row" style={{ width: 296, gap: 12 }}>
            <Monogram size={30} />
            <span style={{ lineHeight: 1.3, minWidth: 0 }}>
              <b className="b sm" style={{ display: 'block' }} dir="auto">
                {props.candidateName}
              </b>
              <span className="xs dim">{props.position}</span>
            </span>
          </span>
          <PersonaAvatar size={38} />
          <span style={{ lineHeight: 1.3 }}>
            <span className="row g8">
              <h1 className="h4">{interviewer.name}</h1>
              {connected ? (
                <span className="bdg live">
                  <i />
                  LIVE
                </span>
              ) : (
                <span className="bdg gray">Paused</span>
              )}
            </span>
            <span className="xs dim">{interviewer.role}</span>
          </span>
          <span className="up row g16">
            <ConnectionState connected={connected} />
            <button type="button" className="btn quiet sm only-d" onClick={props.onLeave}>
              Finish later
            </button>
            <button
              type="button"
              className={`btn ${canComplete ? 'filled' : 'default'} only-d`}
              disabled={!canComplete}
              aria-describedby="complete-gate"
              onClick={() => setAsking(true)}
            >
              {props.completing ? 'Completing…' : 'Complete Interview'}
            </button>
          </span>
        </header>
        {!connected && (
          <div className="ban" role="status">
            <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
            <span>
              <b>Connection lost.</b> Your answers are saved. Trying again…
            </span>
          </div>
        )}
        <div className="only-m mp">
          <div className="row sp xs" style={{ marginBottom: 6 }}>
            <b className="b">{interviewPhases[phase]?.label ?? 'Finished'}</b>
            <button type="button" className="link dim tn" onClick={() => setPanel(true)}>
              Part {Math.min(phase + 1, interviewPhases.length)} of {interviewPhases.length} · about{' '}
              {minutesLeft(info)} min left
            </button>
          </div>
          <Bar percent={info?.percent ?? 0} />
        </div>
      </div>
      <div className="ivb">
        <aside className="ivs" aria-label="Progress">
          {progress}
        </aside>
        <main className="ivc">
          <ChatView controller={controller} persona={interviewer.name} />
          <div className="ivf">
            <Composer
              draftKey={props.draftKey}
              busy={busy}
              placeholder={view.open ? 'Write your answer' : 'This conversation is finished.'}
              hint={
                busy && view.open
                  ? `${interviewer.name} is writing…`
                  : 'Enter sends · Shift + Enter makes a new line'
              }
              onSend={controller.send}
              extra={
                <button
                  type="button"
                  className="btn default sm only-m"
                  disabled={!canComplete}
                  onClick={() => setAsking(true)}
                >
                  {canComplete
                    ? 'Complete Interview'
                    : `Finish after ${Math.max(1, MIN_MESSAGES - have)} more`}
                </button>
              }
            />
          </div>
        </main>
      </div>
      <Modal opened={asking} onClose={() => setAsking(false)} title="Complete the interview?">
        <div className="stack g16">
          <p>
            HR receives your answers, and you cannot add to them afterwards.{' '}
            {busy ? `${interviewer.name} is still writing a reply.` : ''}
          </p>
          <div className="row g8 w">
            <button
              type="button"
              className="btn filled"
              disabled={!canComplete}
              onClick={() => {
                setAsking(false);
                props.onComplete();
              }}
            >
              Complete Interview
            </button>
            <button type="button" className="btn default" onClick={() => setAsking(false)}>
              Go on with the interview
            </button>
          </div>
        </div>
      </Modal>
      <Drawer opened={panel} onClose={() => setPanel(false)} title="Progress" position="bottom" size="auto">
        <div className="stack g24">
          {progress}
          <button type="button" className="btn default" onClick={props.onLeave}>
            Finish later
          </button>
        </div>
      </Drawer>
    </div>
  );
}

function phaseIndex(info: InterviewProgress | null): number {
  if (!info) return 0;
  if (info.phase === 'closing') return interviewPhases.length;
  return interviewPhases.findIndex(({ id }) => id === info.phase);
}

function minutesLeft(info: InterviewProgress | null): number {
  return Math.max(1, Math.round((MINUTES * (100 - (info?.percent ?? 0))) / 100));
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

function Progress({ info, savedNote }: { info: InterviewProgress | null; savedNote?: string | undefined }) {
  const current = phaseIndex(info);
  const have = info?.messageCount ?? 0;
  const missing = Math.max(0, MIN_MESSAGES - have);
  return (
    <>
      <div className="stack g12">
        <div className="row sp">
          <h2 className="h4">Progress</h2>
          <span className="sm dim tn">{info?.percent ?? 0}%</span>
        </div>
        <Bar percent={info?.percent ?? 0} />
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
                {index < current && <span className="vh"> (done)</span>}
              </span>
              {index === current && <span className="xs dim">now</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className="hr" />
      <div className="stack g4" id="complete-gate">
        {missing > 0 ? (
          <>
            <h2 className="h4">
              {missing} more {missing === 1 ? 'message' : 'messages'} to finish
            </h2>
            <p className="sm dim">
              “Complete Interview” opens after {MIN_MESSAGES} messages. You have {have}.
            </p>
          </>
        ) : (
          <>
            <h2 className="h4">You can finish now</h2>
            <p className="sm dim">Complete the interview when you have said what you wanted to say.</p>
          </>
        )}
      </div>
      <div className="stack g8 sm dim" style={{ marginTop: 'auto' }}>
        <p>
          <IconUserCheck className="ic" stroke={1.75} aria-hidden="true" /> {brand.interviewer.name} is an AI.
          A person in HR reads this conversation and makes the decision.
        </p>
        <p>
          {savedNote ? (
            <IconListCheck className="ic" stroke={1.75} aria-hidden="true" />
          ) : (
            <IconDeviceFloppy className="ic" stroke={1.75} aria-hidden="true" />
          )}{' '}
          {savedNote ?? 'Saved after every reply. You can close this page and continue later with your code.'}
        </p>
      </div>
    </>
  );
}

function ConnectionState({ connected }: { connected: boolean }) {
  const Icon = connected ? IconWifi : IconWifiOff;
  return (
    <span className="conn" style={connected ? undefined : { color: 'var(--mantine-color-dimmed)' }}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {connected ? 'Connected' : 'Reconnecting'}
    </span>
  );
}
