import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { brand } from '../../../shared/brand.ts';
import { type SessionResult, sessionEndText, sessionEndTitle } from '../../../shared/workSessions.ts';
import { trpc } from '../../trpc.ts';
import { AiTag, PersonaAvatar } from '../../ui/Avatar.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useStartWork } from './useWork.ts';

/** Before a shift: who works as what, with whom, and the way in. */
export function StartCard({ ended }: { ended: SessionResult | null }) {
  const me = trpc.employee.me.useQuery();
  const start = useStartWork();
  const { supervisor } = brand;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that ended the shift is gone; whoever works by keyboard goes on from what it led to.
    if (ended && document.activeElement === document.body) result.current?.focus();
  }, [ended]);
  return (
    <div className="wk-start stack g24">
      {ended && (
        <div className="wk-ended" role="status" tabIndex={-1} ref={result}>
          <b className="b">{sessionEndTitle(ended)}</b> {sessionEndText(ended)} Rating:{' '}
          {ended.rating ?? 'Pending'}.
        </div>
      )}
      <div className="em-panel wk-card">
        <div className="stack g8">
          <h2 className="h3">Welcome{me.data ? `, ${me.data.fullName.split(/\s+/)[0]}` : ''}</h2>
          <p className="dim">
            {supervisor.name} greets you, gives you tasks of your position one after the other, and looks at
            each answer. You can pause at any time; a shift is kept until you end it.
          </p>
        </div>
        <dl className="wk-facts">
          <div>
            <dt>Position</dt>
            <dd className="break">{me.data?.position ?? '…'}</dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>
              <StatusBadge status="active" />
            </dd>
          </div>
          <div>
            <dt>Supervisor</dt>
            <dd className="row g8">
              <PersonaAvatar size={26} />
              {supervisor.name} <AiTag />
            </dd>
          </div>
        </dl>
        <button
          type="button"
          className="btn sun lg wk-go"
          disabled={start.isPending}
          onClick={() => start.mutate()}
        >
          <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />
          {start.isPending ? 'Starting…' : 'Start Work Session'}
        </button>
        <Notice kind="info">
          {supervisor.name} is an AI. The people and records in the tasks are made up. Disagree with a grade?
          Ask a person in HR to review it.
        </Notice>
      </div>
    </div>
  );
}
