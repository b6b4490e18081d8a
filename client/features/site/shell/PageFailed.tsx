import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '../../../../shared/company/brand.ts';
import { UNAVAILABLE } from '../../../../shared/errors/unavailable.ts';
import { CallError } from '../../../site/call.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';

const TITLE = 'We couldn’t load this page';

/** Takes the place of a page whose data or script couldn't be loaded; the frame around it stays. */
export function PageFailed({ error }: { error: unknown }) {
  const router = useRouter();
  useEffect(() => {
    const before = document.title;
    const mine = `${TITLE} · ${brand.name}`;
    document.title = mine;
    return () => {
      // Back on the page before, whose title the router takes for the one that's there.
      if (document.title === mine) document.title = before;
    };
  }, []);
  return (
    <main className="wrap" id="main">
      <ErrorState
        title={TITLE}
        message={error instanceof CallError ? error.message : UNAVAILABLE}
        // Only a full reload retries a failed script.
        onRetry={() => void (error instanceof CallError ? router.invalidate() : location.reload())}
      />
    </main>
  );
}
