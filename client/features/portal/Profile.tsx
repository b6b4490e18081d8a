import { Link } from '@tanstack/react-router';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { cx } from '../../ui/cx.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Remark, Text, Title } from '../../ui/text/Text.tsx';
import { YourData } from '../privacy/YourData.tsx';
import { OwnAnswers } from '../selfIdentification/OwnAnswers.tsx';
import styles from './Portal.module.css';
import { rememberDeletion } from './portalSession.ts';

/** The person's data, as they entered it. */
export function Profile({ view }: { view: PortalView }) {
  const rows: [string, string | null][] = [
    ['Full name', view.fullName],
    ['Email', view.email],
    ['Phone', view.phone],
    ['Position', view.position],
    ['Location', [view.country, view.state].filter(Boolean).join(', ')],
  ];
  return (
    <Stack className={styles.tab}>
      <Title>Profile</Title>
      <dl className={cx(styles.facts, styles.table)}>
        {rows.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
        {view.linkedinUrl && (
          <>
            <dt>LinkedIn</dt>
            <Text as="dd" lines="anywhere">
              <a href={view.linkedinUrl} rel="noopener noreferrer nofollow" target="_blank">
                {view.linkedinUrl.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            </Text>
          </>
        )}
      </dl>
      <Remark>
        See a mistake? Write to <HrEmail />.
      </Remark>
      {view.byAccount && (
        <Text size="sm">
          Password, email address, and sign-in:{' '}
          <Link to="/auth" search={{ view: 'account' }}>
            My account
          </Link>
        </Text>
      )}
      <OwnAnswers />
      <YourData onDeleting={rememberDeletion} />
    </Stack>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <Text as="dd" lines="anywhere">
        <bdi>{value}</bdi>
      </Text>
    </>
  );
}
