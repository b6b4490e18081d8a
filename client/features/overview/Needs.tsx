import {
  IconAlertTriangle,
  IconBriefcase,
  IconFileAlert,
  IconFlag,
  IconGauge,
  IconMailExclamation,
  IconMailX,
  IconMessages,
  IconPlugConnectedX,
  IconShieldLock,
  IconUserQuestion,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useContext } from 'react';
import type { NeedsYou } from '../../../shared/panel/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink, TextButton } from '../../ui/buttons/Button.tsx';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Fine, Remark, Text, Title } from '../../ui/text/Text.tsx';
import { readingQueue } from '../candidates/readingQueue.ts';
import { OpenKeysHelp } from '../panel/keys/keysHelp.ts';
import { useSingleKeys } from '../panel/keys/useSingleKeys.ts';
import { useMayChange } from '../panel/panelPerson.ts';
import parts from '../panel/parts.module.css';
import type { AdminSearch } from '../panel/search.ts';
import styles from './overview.module.css';

const people = comesLater(async () => (await import('./ReadingQueue.tsx')).ReadingQueue);

type Look = { icon: TablerIcon; button: string; search: AdminSearch };

/** The server's list plus urgent items, which the safety router counts for admins. */
type Need = Omit<NeedsYou, 'kind'> & { kind: NeedsYou['kind'] | 'urgent' };

const looks: Record<Need['kind'], Look> = {
  urgent: { icon: IconAlertTriangle, button: 'Open', search: { tab: 'inbox' } },
  model: { icon: IconPlugConnectedX, button: 'View', search: { tab: 'settings' } },
  budget: { icon: IconGauge, button: 'View', search: { tab: 'settings' } },
  // Without a person, the reading view opens the first one by itself.
  interviews: { icon: IconMessages, button: 'Read', search: { tab: 'reading' } },
  applications: {
    icon: IconUsers,
    button: 'Read',
    search: { tab: 'candidates', status: 'applied', sort: 'oldest' },
  },
  requests: { icon: IconUserQuestion, button: 'Answer', search: { tab: 'inbox' } },
  documents: { icon: IconFileAlert, button: 'Check', search: { tab: 'inbox' } },
  contests: { icon: IconFlag, button: 'Review', search: { tab: 'inbox' } },
  privacy: { icon: IconShieldLock, button: 'Open', search: { tab: 'privacy' } },
  job: { icon: IconBriefcase, button: 'Open job', search: { tab: 'jobs' } },
  returned: { icon: IconMailExclamation, button: 'Fix', search: { tab: 'inbox' } },
  mails: { icon: IconMailX, button: 'View', search: { tab: 'mail', mails: 'failed' } },
};

/** Everything that waits for HR, with links; interviews can be read from here one after another. */
export function Needs({ search }: { search: AdminSearch }) {
  const needs = trpc.admin.overview.needs.useQuery();
  const mayChange = useMayChange();
  const urgent = trpc.safety.count.useQuery(undefined, { enabled: mayChange });
  const items: Need[] | undefined = needs.data && [
    ...urgentNeed((mayChange && urgent.data?.open) || 0),
    ...needs.data,
  ];
  const count = items?.length;
  // The list of people goes below the line that counts them.
  const upTo = 1 + (items?.findIndex(({ kind }) => kind === 'interviews') ?? -1);
  const reading = upTo > 0;
  const queue = trpc.admin.candidates.useQuery(readingQueue, { enabled: reading });
  const first = queue.data?.rows[0];
  const wayTo = ({ kind, jobId }: Need): AdminSearch => {
    if (kind === 'interviews' && first) return { tab: 'reading', candidate: first.id };
    return jobId ? { ...looks[kind].search, job: jobId } : looks[kind].search;
  };
  return (
    <Panel as="section" className={parts.space} pad="md" aria-labelledby="ov-needs">
      <Group gap={8} justify="between">
        <Title id="ov-needs">Needs you today</Title>
        <Remark as="span">{count !== undefined && counted(count, 'item')}</Remark>
      </Group>
      {needs.isError && !needs.data && <Notice kind="bad">{readError(needs.error).message}</Notice>}
      {needs.isPending && <SkeletonLines widths={['92%', '86%', '90%']} />}
      {count === 0 && <Text tone="dim">All caught up. Enjoy the quiet.</Text>}
      <List needs={items?.slice(0, upTo) ?? []} wayTo={wayTo} />
      {(reading || search.candidate) && (
        <Later
          part={people}
          props={{ search }}
          instead={reading && <SkeletonLines widths={['72%', '66%']} />}
        />
      )}
      <List needs={items?.slice(upTo) ?? []} wayTo={wayTo} />
      {count !== undefined && count > 0 && <KeysLine />}
    </Panel>
  );
}

function List({ needs, wayTo }: { needs: readonly Need[]; wayTo: (need: Need) => AdminSearch }) {
  if (needs.length === 0) return null;
  return (
    <ul className={styles.needs} data-steps="">
      {needs.map((need) => {
        const { icon: Icon, button: usual } = looks[need.kind];
        const button = need.kind === 'job' && !need.jobId ? 'View' : usual;
        return (
          <li key={need.jobId ?? need.kind}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <Stack as="span" gap={0} place="grow">
              <Text as="b" bold lines="anywhere">
                {need.title}
              </Text>
              <Remark as="span" lines="anywhere">
                {need.note}
              </Remark>
            </Stack>
            <ButtonLink to="/admin" search={wayTo(need)} size="sm" aria-label={`${button}: ${need.title}`}>
              {button}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

function KeysLine() {
  const open = useContext(OpenKeysHelp);
  const [on] = useSingleKeys();
  return (
    <Fine only="desktop" className={styles.keys}>
      {on && (
        <>
          <kbd>J</kbd> <kbd>K</kbd> to move, <kbd>Enter</kbd> to open, <kbd>E</kbd> to email.{' '}
        </>
      )}
      <TextButton onClick={open}>Keyboard shortcuts</TextButton>
    </Fine>
  );
}

function urgentNeed(open: number): Need[] {
  if (open === 0) return [];
  const title = counted(open, 'urgent item');
  return [{ kind: 'urgent', title, note: 'Please read it right away.', jobId: null }];
}
