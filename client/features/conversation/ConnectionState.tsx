import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import type { Connection } from './useConnection.ts';

/** Connected or not, in one word, for a header. */
export function ConnectionBadge({ connection }: { connection: Connection }) {
  const connected = connection.state === 'connected';
  const Icon = connected ? IconWifi : IconWifiOff;
  return (
    <span className={connected ? 'conn' : 'conn off'}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {connected ? 'Connected' : 'Reconnecting'}
    </span>
  );
}

/** While the connection is away: that nothing is lost, and when it is tried again. Counting is not announced. */
export function ReconnectBanner({ connection }: { connection: Connection }) {
  const { state, retryIn, retryNow } = connection;
  const lost = state === 'reconnecting';
  return (
    <>
      <span className="vh" role="status">
        {lost ? 'Connection lost. Your answers are saved. We keep trying.' : ''}
      </span>
      {lost && (
        <div className="ban">
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          <span className="grow">
            <b className="b">Connection lost.</b> Your answers are saved.{' '}
            {retryIn > 0
              ? `Trying again in ${retryIn} ${retryIn === 1 ? 'second' : 'seconds'}.`
              : 'Trying again now.'}
          </span>
          <button type="button" className="btn sm ban-retry" onClick={retryNow}>
            Try now
          </button>
        </div>
      )}
    </>
  );
}
