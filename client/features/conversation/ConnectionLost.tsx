import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { Hidden } from '../../ui/text/Text.tsx';
import { ReconnectBanner } from './ConnectionState.tsx';
import { useConnection } from './useConnection.ts';

/** The connection state as an icon in the header. */
export function ConnectionMark() {
  const lost = useConnection().state === 'reconnecting';
  const Icon = lost ? IconWifiOff : IconWifi;
  return (
    <span className={lost ? 'conn off' : 'conn'} title={lost ? 'Reconnecting' : 'Connected'}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <Hidden>{lost ? 'Reconnecting' : 'Connected'}</Hidden>
    </span>
  );
}

/** Shown while disconnected, on pages with figures. */
export function ConnectionLost() {
  return <ReconnectBanner connection={useConnection()} meaning="What you see may be out of date." />;
}
