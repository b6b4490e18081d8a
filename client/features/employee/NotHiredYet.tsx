import { IconArrowRight, IconLogout } from '@tabler/icons-react';
import type { EmployeeCard } from '../../../shared/employee/schema.ts';
import { ButtonLink, TextButton } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { SignOut } from '../auth/useSignOut.ts';
import page from '../employeeArea/Page.module.css';
import { PublicShell } from '../site/shell/PublicShell.tsx';

/** The next step for people HR hasn't hired; they have no shift yet. */
const nextSteps: Partial<Record<EmployeeCard['status'], string>> = {
  applied: 'HR will read your application. If you’re shortlisted, you’ll take your interview in the portal.',
  shortlisted: 'You’re shortlisted. Start your interview in the portal whenever you’re ready.',
  interviewed: 'You’ve been interviewed. HR will email you its decision.',
};

/** The employee area for people who applied and aren't hired yet. */
export function NotHiredYet({ me, signOut }: { me: EmployeeCard; signOut: SignOut }) {
  useTitle('Your application');
  return (
    <PublicShell>
      <Stack as="main" gap={24} className={cx('wrap', page.narrow)} id="main">
        <Stack gap={12}>
          <Group wrap>
            <Heading level={1} size={2}>
              Your application
            </Heading>
            <StatusBadge status={me.status} />
          </Group>
          <Text tone="dim" lines="anywhere">
            <bdi>{me.fullName}</bdi>
            {me.position !== 'Applicant' && ` · ${me.position}`}
          </Text>
        </Stack>
        <p>
          This is the employee area. It opens once you’re hired. Until then, everything is in your candidate
          portal. {nextSteps[me.status]}
        </p>
        <ButtonLink iconAfter={IconArrowRight} to="/candidate" variant="filled" size="lg" place="start">
          Open my application
        </ButtonLink>
        <Group as="p" gap={16} wrap size="sm">
          <TextLink to="/auth" search={{ view: 'account' }} bold>
            My account
          </TextLink>
          <TextButton disabled={signOut.pending} onClick={signOut.start}>
            <IconLogout size={16} stroke={1.75} aria-hidden="true" /> Sign Out
          </TextButton>
        </Group>
      </Stack>
    </PublicShell>
  );
}
