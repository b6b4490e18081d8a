import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { FirstStep, FirstStepState } from '../../../shared/company/firstSteps.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Hidden, Remark, Title } from '../../ui/text/Text.tsx';
import parts from '../panel/parts.module.css';
import type { AdminSearch } from '../panel/search.ts';
import styles from './overview.module.css';

type Look = { title: string; text: string; button: string; search: AdminSearch };

const looks: Record<FirstStep, Look> = {
  company: {
    title: 'Name your company',
    text: 'Its name, color, logo, and addresses, on every page and in every email.',
    button: 'Set up',
    search: { tab: 'settings', part: 'company' },
  },
  mailbox: {
    title: 'Set up your mailboxes',
    text: 'Save the sender’s address, then send yourself a test email.',
    button: 'Set up',
    search: { tab: 'settings', part: 'company' },
  },
  model: {
    title: 'Connect an AI model',
    text: 'Add it to the server’s settings, then test the connection. Until then, a built-in model follows fixed rules.',
    button: 'View',
    search: { tab: 'settings' },
  },
  job: {
    title: 'Post your first job',
    text: 'People can apply as soon as it’s active.',
    button: 'Post a job',
    search: { tab: 'jobs', job: 'new' },
  },
  colleague: {
    title: 'Invite a colleague',
    text: 'Add a second admin, or a reviewer with view-only access.',
    button: 'Invite',
    search: { tab: 'settings', part: 'access' },
  },
};

/** Setup steps of a new installation. Collapsed to one line when the remaining steps are postponed, or when all are done. */
export function FirstSteps({ steps }: { steps: FirstStepState[] }) {
  const utils = trpc.useUtils();
  const saving = {
    onSettled: () => utils.admin.overview.steps.invalidate(),
    onError: toastFailure('We couldn’t save this', 'first-steps'),
  };
  const putOff = trpc.admin.overview.putOff.useMutation(saving);
  const end = trpc.admin.overview.endSteps.useMutation({
    ...saving,
    // The focused button is removed with the list.
    onSuccess: () => document.getElementById('main')?.focus({ preventScroll: true }),
  });
  const left = steps.filter(({ state }) => state !== 'done').length;
  const open = steps.some(({ state }) => state === 'open');
  // Postponing the last open step keeps the list expanded, so it can be undone right away.
  const [unfolded, setUnfolded] = useState(open);
  const shown = open || (unfolded && left > 0);
  return (
    <Panel as="section" className={parts.space} gap={12} pad="md" aria-labelledby="ov-steps">
      <Group gap={8} justify="between">
        <Title id="ov-steps">First steps</Title>
        <Group as="span" gap={8}>
          <Remark as="span">{left === 0 ? 'All done' : `${left} left`}</Remark>
          {left === 0 && (
            <Button variant="quiet" size="sm" loading={end.isPending} onClick={() => end.mutate()}>
              Dismiss<Hidden>: First steps</Hidden>
            </Button>
          )}
          {left > 0 && !open && (
            <Button variant="quiet" size="sm" aria-expanded={shown} onClick={() => setUnfolded(!shown)}>
              {shown ? 'Hide' : 'Show'}
              <Hidden>: First steps</Hidden>
            </Button>
          )}
        </Group>
      </Group>
      {shown && (
        <Stack as="ol" gap={4} className={styles.steps}>
          {steps.map(({ step, state }) => {
            const { title, text, button, search } = looks[step];
            const Icon = state === 'done' ? IconCircleCheck : IconCircle;
            return (
              <li key={step} data-state={state}>
                <Icon size={20} stroke={1.75} aria-hidden="true" />
                <div>
                  <b>{title}</b>
                  {state === 'done' && <Remark as="span"> Done</Remark>}
                  {state === 'open' && <Remark>{text}</Remark>}
                </div>
                {state !== 'done' && (
                  <Group as="span" gap={8} place="push">
                    {state === 'open' && (
                      <ButtonLink to="/admin" search={search} size="sm">
                        {button}
                        <Hidden>: {title}</Hidden>
                      </ButtonLink>
                    )}
                    <Button
                      variant="quiet"
                      size="sm"
                      loading={putOff.isPending}
                      onClick={() => putOff.mutate({ step, later: state === 'open' })}
                    >
                      {state === 'open' ? 'Later' : 'Do it now'}
                      <Hidden>: {title}</Hidden>
                    </Button>
                  </Group>
                )}
              </li>
            );
          })}
        </Stack>
      )}
    </Panel>
  );
}
