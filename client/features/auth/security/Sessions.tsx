import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { AuthSessionView } from '../../../../shared/auth/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { outcome } from '../../../outcome.ts';
import { trpc } from '../../../trpc.ts';
import { Button, TextButton } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import styles from './security.module.css';

const phones = /iPhone|iPad|Android/;

/** Where the account is signed in; other sessions can be ended. */
export function Sessions({ headingLevel }: { headingLevel: 3 | 4 }) {
  const utils = trpc.useUtils();
  const sessions = trpc.auth.sessions.useQuery();
  const after = outcome({
    id: 'session-end',
    done: 'Signed out',
    // A browser that has signed in stays known until there's a new password.
    doneText: 'If you don’t recognize that browser, change your password.',
    failed: 'We couldn’t end the session',
    settled: () => utils.auth.sessions.invalidate(),
  });
  const end = trpc.auth.endSession.useMutation(after);
  const endOthers = trpc.auth.endOtherSessions.useMutation(after);
  const rows = sessions.data ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const ended = end.isSuccess || endOthers.isSuccess;
  // The focused button was removed with the session it ended.
  useEffect(() => {
    if (ended && rows.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [ended, rows.length]);
  return (
    <div className={styles.sessions}>
      <Group justify="between" wrap>
        <Subtitle ref={heading} tabIndex={-1} level={headingLevel}>
          Where you’re signed in
        </Subtitle>
        {rows.length > 1 && (
          <Button size="sm" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        )}
      </Group>
      {sessions.isError && !sessions.data && (
        <Text size="sm" tone="error" role="alert">
          {readError(sessions.error).message}{' '}
          <TextButton onClick={() => void sessions.refetch()}>Try again</TextButton>
        </Text>
      )}
      {sessions.isPending && <SkeletonLines widths={['62%', '94%', '78%']} />}
      <ul className={styles.rows}>
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
    <Group as="li" gap={16} className={styles.row}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <Text as="div" place="grow" className={styles.words}>
        <p>
          {session.device} {session.thisOne && <span className={styles.here}>This browser</span>}
        </p>
        <Remark>
          Signed in {momentText(session.signedInAt)} · last used {momentText(session.lastUsedAt)}
        </Remark>
      </Text>
      {!session.thisOne && (
        <Button
          size="sm"
          loading={props.ending}
          aria-label={`Sign out ${session.device}, signed in ${momentText(session.signedInAt)}`}
          onClick={props.onEnd}
        >
          Sign out
        </Button>
      )}
    </Group>
  );
}
