import { useRouter } from '@tanstack/react-router';
import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import { CallError } from '../../site/call.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** Takes the place of a page whose data or script couldn't be loaded; the frame around it stays. */
export function PageFailed({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <main className="wrap" id="main">
      <ErrorState
        title="We couldn’t load this page"
        message={UNAVAILABLE}
        // Only a full reload retries a failed script.
        onRetry={() => void (error instanceof CallError ? router.invalidate() : location.reload())}
      />
    </main>
  );
}
