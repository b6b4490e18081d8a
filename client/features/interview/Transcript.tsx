import { brand } from '../../../shared/brand.ts';
import { clockText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { AiTag } from '../../ui/Avatar.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** The whole conversation, to read again. */
export function Transcript() {
  const transcript = trpc.interview.transcript.useQuery();
  if (transcript.isPending) {
    return (
      <p className="dim" role="status">
        Loading…
      </p>
    );
  }
  if (transcript.isError) {
    return (
      <ErrorState
        title="We couldn’t load your answers"
        message={readError(transcript.error).message}
        onRetry={() => void transcript.refetch()}
      />
    );
  }
  return (
    <ol>
      {transcript.data.messages.map(({ id, role, content, createdAt }) => (
        <li key={id} className={role === 'user' ? 'tm' : 'tm q'}>
          <div className="w">
            <b>{role === 'user' ? 'You' : brand.interviewer.name}</b>
            {role === 'assistant' && <AiTag />} {clockText(createdAt)}
          </div>
          <div className="break plain" dir="auto">
            {content.replaceAll('**', '')}
          </div>
        </li>
      ))}
    </ol>
  );
}
