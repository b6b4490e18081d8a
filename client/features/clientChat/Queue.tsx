import { IconRobotFace } from '@tabler/icons-react';
import type { PracticeInfo } from '../../../shared/clientChat.ts';
import { useSecondsUntil } from '../conversation/useConnection.ts';

type QueueProps = {
  queue: NonNullable<PracticeInfo['queue']>;
  clockOffset: number;
  cancelling: boolean;
  onCancel: () => void;
};

/** Waiting for a client, as seats at the table. The places are counted by the server, so a reload keeps them. */
export function Queue({ queue, clockOffset, cancelling, onCancel }: QueueProps) {
  const at = new Date(queue.connectsAt).getTime() - clockOffset;
  // Ticks once a second; the place itself follows from the time that is left.
  useSecondsUntil(at);
  const left = Math.max(0, at - Date.now());
  const place = Math.min(3, Math.max(1, queue.stepMs > 0 ? Math.ceil(left / queue.stepMs) : 1));
  return (
    <main className="em-main" id="main">
      <div className="pc-queue">
        <div className="stack g24 pc-queue-in">
          <div className="pc-table" aria-hidden="true">
            <div className="pc-seats">
              {[1, 2, 3].map((seat) => (
                <span key={seat} className={seat === place ? 'me' : undefined}>
                  {seat}
                </span>
              ))}
            </div>
            <div className="pc-top" />
            <div className="pc-legs">
              <i />
              <i />
            </div>
          </div>
          <div className="stack g8" role="status">
            <h1 className="h2">You’re number {place} in the queue</h1>
            <p className="lead">
              Connecting you to a practice client. This usually takes less than a minute.
            </p>
          </div>
          <Simulated />
          <div className="stack g8 pc-left">
            <h2 className="h4">While you wait</h2>
            <ul className="stack g4 dim">
              <li>Read the whole issue before you answer.</li>
              <li>Restate the problem in your own words.</li>
              <li>Give one clear next step and a time.</li>
            </ul>
          </div>
          <div>
            <button type="button" className="btn default" disabled={cancelling} onClick={onCancel}>
              {cancelling ? 'Canceling…' : 'Cancel'}
            </button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** Who is on the other side; said before every chat. */
export function Simulated() {
  return (
    <div className="alert info pc-left">
      <IconRobotFace className="ic" stroke={1.75} aria-hidden="true" />
      <div>
        <b>Your client is simulated.</b> An AI plays a customer with a real kind of problem. Nothing you write
        reaches a real person, so it’s safe to try things.
      </div>
    </div>
  );
}
