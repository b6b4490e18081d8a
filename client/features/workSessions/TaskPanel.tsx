import {
  IconCircleCheck,
  IconCircleX,
  IconClipboardText,
  IconClock,
  IconListCheck,
} from '@tabler/icons-react';
import type { AssignmentId } from '../../../shared/ids.ts';
import type { AssignmentDetail, AssignmentStatus, WorkInfo } from '../../../shared/workSessions.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

type PanelProps = { info: WorkInfo | null; onGrade: (id: AssignmentId) => void };

/** The current task with its material, and all tasks of the session with their grades. */
export function TaskPanel({ info, onGrade }: PanelProps) {
  const tasks = info?.assignments ?? [];
  const settled = tasks.filter(({ status }) => status !== 'pending');
  const completed = settled.filter(({ status }) => status === 'completed');
  return (
    <div className="wk-panel stack g24">
      <div className="stack g12">
        <div className="row sp">
          <h2 className="h4">Current task</h2>
          <span className="sm dim tn">{tasks.length} in this session</span>
        </div>
        {info?.current ? (
          <Current task={info.current} />
        ) : (
          <p className="wk-none dim sm">
            {tasks.length === 0
              ? 'Your first task appears here in a moment.'
              : 'No open task. Write “ready” to get the next one.'}
          </p>
        )}
      </div>
      {settled.length > 0 && (
        <div className="stack g4">
          <div className="row sp">
            <h2 className="h4">This session</h2>
            <span className="sm dim tn">
              {completed.length} of {settled.length} completed
            </span>
          </div>
          <ul className="wk-list">
            {settled.map(({ id, title, status, grade }) => (
              <li key={id}>
                <StatusIcon status={status} />
                <span className="break">{title}</span>
                <button type="button" className="wk-grade tn" onClick={() => onGrade(id)}>
                  {grade}%<span className="vh"> for {title}: see why</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="xs dim wk-note">
            Grades come from an AI. Select one to see the reasons or ask HR to review it.
          </p>
        </div>
      )}
    </div>
  );
}

function StatusIcon({ status }: { status: AssignmentStatus }) {
  const Icon = status === 'completed' ? IconCircleCheck : status === 'failed' ? IconCircleX : IconClock;
  return (
    <span className={`wk-icon ${status}`}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className="vh">
        {status === 'completed' ? 'Completed: ' : status === 'failed' ? 'Failed: ' : 'Pending: '}
      </span>
    </span>
  );
}

function Current({ task }: { task: AssignmentDetail }) {
  return (
    <article className="wk-task stack g12" aria-label={`Task ${task.number}: ${task.title}`}>
      <div className="row sp g8 w">
        <span className="bdg blue">
          <IconClipboardText size={14} stroke={1.75} aria-hidden="true" />
          {task.taskType}
        </span>
        <StatusBadge status={task.status} />
      </div>
      <h3 className="wk-title break">{task.title}</h3>
      {task.tries > 0 && <p className="sm b">Second try: send an improved answer, or “next” to move on.</p>}
      <p className="sm break">{task.description}</p>
      {task.material.map(({ title, lines }) => (
        <div key={title} className="wk-src tn">
          <b className="b">{title}</b>
          {Object.entries(lines).map(([place, line]) => (
            <p key={place} className="break wk-line">
              {line}
            </p>
          ))}
        </div>
      ))}
      <div className="sm">
        <b className="b">A good answer has</b>
        <ul className="wk-hints">
          {task.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The same in one line, for screens without room for a panel. */
export function TaskBar({ task, onOpen }: { task: AssignmentDetail | null; onOpen: () => void }) {
  return (
    <div className="wk-bar">
      <IconListCheck size={20} stroke={1.75} aria-hidden="true" />
      <span className="grow sm wk-bar-text">
        <b className="b">{task ? task.title : 'No open task'}</b>
        <span className="dim">
          {task ? `Task ${task.number} · ${task.taskType}` : 'Tasks of this session'}
        </span>
      </span>
      <button type="button" className="btn default sm" aria-haspopup="dialog" onClick={onOpen}>
        Open
      </button>
    </div>
  );
}
