import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { AuthSessionView } from '../../../../shared/auth.ts';
import { momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.tsx';

const phones = /iPhone|iPad|Android/;

/** Where the account is signed in; others than this browser can be signed out. */
export function Sessions({ headingLevel }: { headingLevel: 3 | 4 }) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  const utils = trpc.useUtils();
  const sessions = trpc.auth.sessions.useQuery();
  const after = {
    onSuccess: () => {
      toast.success('Signed out there', undefined, { id: 'session-end' });
    },
    onError: (error: unknown) =>
      toast.error('We couldn’t end the session', readError(error).message, { id: 'session-end' }),
    onSettled: () => utils.auth.sessions.invalidate(),
  };
  const end = trpc.auth.endSession.useMutation(after);
  const endOthers = trpc.auth.endOtherSessions.useMutation(after);
  const rows = sessions.data ?? [];
  return (
    <div className="ac-sessions">
      <div className="row sp w">
        <Heading className="h4">Where you’re signed in</Heading>
        {rows.length > 1 && (
          <button
            type="button"
            className="btn default sm"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            Sign out everywhere else
          </button>
        )}
      </div>
      {sessions.isError && !sessions.data && (
        <p className="sm err-text" role="alert">
          {readError(sessions.error).message}{' '}
          <button type="button" className="link" onClick={() => void sessions.refetch()}>
            Try again
          </button>
        </p>
      )}
      {sessions.isPending && (
        <p className="sm dim" role="status">
          Loading…
        </p>
      )}
      <ul className="ac-rows">
        {rows.map((session) => (
          <Session
            key={session.id}
            session={session}
            ending={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
    </div>
  );
}

function Session(props: { session: AuthSessionView; ending: boolean; onEnd: () => void }) {
  const { session } = props;
  const Icon = phones.test(session.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className="ac-row">
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div className="grow">
        <p>
          {session.device} {session.thisOne && <span className="ac-here">This browser</span>}
        </p>
        <p className="sm dim">
          Signed in {momentText(session.signedInAt)} · last used {momentText(session.lastUsedAt)}
        </p>
      </div>
      {!session.thisOne && (
        <button
          type="button"
          className="btn default sm"
          disabled={props.ending}
          aria-label={`Sign out ${session.device}, signed in ${momentText(session.signedInAt)}`}
          onClick={props.onEnd}
        >
          Sign out
        </button>
      )}
    </li>
  );
}
