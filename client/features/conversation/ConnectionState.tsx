import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Hidden } from '../../ui/text/Text.tsx';
import type { Connection } from './useConnection.ts';

/** The connection state in one word, for a header. */
export function ConnectionBadge({ connection, small }: { connection: Connection; small?: boolean }) {
  const connected = connection.state === 'connected';
  const Icon = connected ? IconWifi : IconWifiOff;
  return (
    <span className={connected ? 'conn' : 'conn off'} data-small={small}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>{connected ? 'Connected' : 'Reconnecting'}</span>
    </span>
  );
}

/** While disconnected: what that means here, and when the next try is. The countdown isn't announced. */
export function ReconnectBanner({ connection, meaning }: { connection: Connection; meaning: string }) {
  const { state, retryIn, retryNow } = connection;
  const lost = state === 'reconnecting';
  return (
    <>
      <Hidden role="status">{lost ? `Connection lost. ${meaning} We’ll keep trying.` : ''}</Hidden>
      {lost && (
        <div className="ban">
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          <span data-place="grow">
            <b>Connection lost.</b> {meaning}{' '}
            {retryIn > 0 ? `Trying again in ${counted(retryIn, 'second')}.` : 'Trying again now.'}
          </span>
          <Button variant="outline" size="sm" onClick={retryNow}>
            Try now
          </Button>
        </div>
      )}
    </>
  );
}
