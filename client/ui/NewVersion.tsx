import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useNewVersion } from '../newVersion.ts';

/** Offers the new version of the app; it can be postponed. */
export function NewVersion() {
  const there = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {there && !later && (
        <div className="ban">
          <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
          <span className="grow">A new version is ready. We’ll keep any text you haven’t sent.</span>
          <button type="button" className="btn sm ban-retry" onClick={() => window.location.reload()}>
            Reload
          </button>
          <button type="button" className="btn sm" onClick={() => setLater(true)}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
