import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { sessionEndText } from '../../../shared/workSessions/schema.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AiTag, PersonaAvatar } from '../../ui/labels/Avatar.tsx';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text, Title } from '../../ui/text/Text.tsx';
import page from '../employeeArea/Page.module.css';
import { BesideStart } from './BesideStart.tsx';
import styles from './StartCard.module.css';
import { leftFromShifts, type ShiftEnd, useStartWork } from './useWork.ts';

/** Before a shift: position, supervisor, and the start button. */
export function StartCard({ ended }: { ended: ShiftEnd | null }) {
  const me = trpc.employee.me.useQuery();
  const start = useStartWork();
  const left = me.data ? leftFromShifts(me.data.id) : '';
  const { supervisor } = brand;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that ended the shift is gone; keyboard focus moves to the result.
    if (ended && document.activeElement === document.body) result.current?.focus();
  }, [ended]);
  return (
    <Stack gap={24}>
      {ended && (
        <div className={styles.ended} role="status" tabIndex={-1} ref={result}>
          <b>{ended.title}</b> {sessionEndText(ended.result)} Rating: {ended.result.rating ?? 'Pending'}.
        </div>
      )}
      {left !== '' && (
        <Notice kind="info">
          <Stack gap={8}>
            <p>
              You hadn’t sent this when your last shift ended. It’ll be in the message box when you start.
            </p>
            <Text lines="kept">{left}</Text>
          </Stack>
        </Notice>
      )}
      <div className={page.columns}>
        <Panel round="lg" gap={24} className={styles.card}>
          <Stack gap={8}>
            <Title>Welcome{me.data ? `, ${firstName(me.data.fullName)}` : ''}</Title>
            <Text tone="dim">
              {supervisor.name} will greet you, give you one task at a time, and review each answer. Short
              breaks are fine. Your shift stays open until you end it or go 12 hours without a message.
            </Text>
          </Stack>
          <dl className={styles.facts}>
            <div>
              <dt>Position</dt>
              <Text as="dd" lines="anywhere">
                {me.data?.position ?? '…'}
              </Text>
            </div>
            <div>
              <dt>Status</dt>
              <dd>
                <StatusBadge status="active" />
              </dd>
            </div>
            <div>
              <dt>Supervisor</dt>
              <Group as="dd" gap={8}>
                <PersonaAvatar size={26} />
                {supervisor.name} <AiTag />
              </Group>
            </div>
          </dl>
          <Button
            variant="sun"
            size="lg"
            loading={start.isPending}
            loadingText="Starting…"
            icon={IconPlayerPlay}
            place="start"
            onClick={() => start.mutate()}
          >
            Start Work Session
          </Button>
          <Notice kind="info">
            {supervisor.name} is an AI. The people and records in the tasks are made up. Disagree with a
            grade? Ask a person in HR to review it.
          </Notice>
        </Panel>
        <BesideStart />
      </div>
    </Stack>
  );
}
