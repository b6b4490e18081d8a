import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useNewVersion } from '../../newVersion.ts';
import { Button } from '../buttons/Button.tsx';

/** Offers the new version of the app; it can be postponed. */
export function NewVersion() {
  const there = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {there && !later && (
        <div className="ban">
          <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
          <span data-place="grow">A new version is ready. We’ll keep any text you haven’t sent.</span>
          <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button variant="plain" size="sm" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
