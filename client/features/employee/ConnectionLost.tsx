import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useConnection } from '../conversation/useConnection.ts';

/** Connected or not, as one sign in the header. */
export function ConnectionMark() {
  const lost = useConnection().state === 'reconnecting';
  const Icon = lost ? IconWifiOff : IconWifi;
  return (
    <span className={lost ? 'conn off' : 'conn'} title={lost ? 'Reconnecting' : 'Connected'}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className="vh">{lost ? 'Reconnecting' : 'Connected'}</span>
    </span>
  );
}

/** While the connection is away: that figures may be old, and when it is tried again. Counting is not announced. */
export function ConnectionLost() {
  const { state, retryIn, retryNow } = useConnection();
  const lost = state === 'reconnecting';
  return (
    <>
      <span className="vh" role="status">
        {lost ? 'Connection lost. What you see may be out of date. We keep trying.' : ''}
      </span>
      {lost && (
        <div className="ban">
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          <span className="grow">
            <b className="b">Connection lost.</b> What you see may be out of date.{' '}
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
