import { IconCheck, IconDeviceFloppy, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand.ts';
import { type InterviewProgress, interviewPhases, MIN_MESSAGES } from '../../../shared/interview.ts';

/** Minutes an interview takes at most, for "about n min left". */
const MINUTES = 15;

/** Index of the current phase; past the last one when the good-byes are said. */
function phaseIndex(info: InterviewProgress): number {
  return info.phase === 'closing'
    ? interviewPhases.length
    : interviewPhases.findIndex(({ id }) => id === info.phase);
}

/** Messages still missing before the interview can be completed. */
export function missingMessages(info: InterviewProgress): number {
  return Math.max(0, MIN_MESSAGES - info.messageCount);
}

/** Where the interview is, and when it may end; at the side, or in a drawer on small screens. */
export function ProgressPanel(props: {
  info: InterviewProgress;
  /** Nobody is told what is missing then. */
  paused: boolean;
  children: ReactNode;
}) {
  const { info, paused, children } = props;
  const current = phaseIndex(info);
  const missing = missingMessages(info);
  return (
    <>
      <div className="stack g12">
        <div className="row sp">
          <h2 className="h4">Progress</h2>
          <span className="sm dim tn">{info.percent}%</span>
        </div>
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
                {index < current && <span className="vh"> (done)</span>}
              </span>
              {index === current && <span className="xs dim">now</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className="hr" />
      <div className="stack g8 sm">
        {paused ? (
          <h2 className="h4">Paused</h2>
        ) : missing > 0 ? (
          <>
            <h2 className="h4">
              {missing} more {missing === 1 ? 'message' : 'messages'} to finish
            </h2>
            <p className="dim">
              “Complete Interview” opens after {MIN_MESSAGES} messages. You have {info.messageCount}.
            </p>
          </>
        ) : (
          <>
            <h2 className="h4">You can finish now</h2>
            <p className="dim">Press “Complete Interview” when you’ve said what you wanted to say.</p>
          </>
        )}
      </div>
      <div className="stack g8 sm ivs-foot">
        <p className="dim">
          <IconUserCheck className="ic" stroke={1.75} aria-hidden="true" /> {brand.interviewer.name} is an AI.
          A person in HR reads this conversation and makes the decision.
        </p>
        {children}
      </div>
    </>
  );
}

/** The note of an interview that is kept: it can be left at any time. */
export function SavedNote() {
  return (
    <p className="dim">
      <IconDeviceFloppy className="ic" stroke={1.75} aria-hidden="true" /> Saved after every reply. You can
      close this page and continue later with your code.
    </p>
  );
}

/** The same in one line, for phones and tablets; it opens the panel. */
export function ProgressLine({ info, onOpen }: { info: InterviewProgress; onOpen: () => void }) {
  const current = Math.min(phaseIndex(info), interviewPhases.length - 1);
  const minutes = Math.max(1, Math.round((MINUTES * (100 - info.percent)) / 100));
  return (
    <button type="button" className="mp" aria-haspopup="dialog" onClick={onOpen}>
      <span className="row sp xs">
        <b className="b">{interviewPhases[current]?.label}</b>
        <span className="dim tn">
          Part {current + 1} of {interviewPhases.length} · about {minutes} min left
        </span>
      </span>
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
