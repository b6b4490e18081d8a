import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { appliedFor } from '../../../../shared/candidates/appliedFor.ts';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { IconButton } from '../../../ui/buttons/Button.tsx';
import { isFocusInOther } from '../../../ui/hooks/focusHeading.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { TabButtons } from '../../../ui/layout/Tabs.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { PracticeChats } from '../../clientChat/admin/PracticeChats.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { AdminDocuments } from '../../documents/admin/AdminDocuments.tsx';
import { useKeys } from '../../panel/keys/useKeys.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import { PersonTags } from '../../tags/PersonTags.tsx';
import { SamePeople } from '../duplicates/SamePeople.tsx';
import { InInterviewBadge } from '../InInterviewBadge.tsx';
import { refetchWhileInterviewing } from '../refetching.ts';
import { StatusMenu } from '../status/StatusMenu.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import { ActivityTab, focusNote } from './ActivityTab.tsx';
import { ApplicationTab } from './ApplicationTab.tsx';
import { DrawerActions } from './DrawerActions.tsx';
import { DrawerSteps, useStepFocus } from './DrawerSteps.tsx';
import { InterviewTab } from './InterviewTab.tsx';
import { isRemoved, RemovedRecord } from './RemovedRecord.tsx';
import type { RecordSteps } from './useRecordSteps.ts';

const drawerTabs = ['Interview', 'Documents', 'Application', 'Practice', 'Activity'] as const;
type DrawerTab = (typeof drawerTabs)[number];

/** Documents are for admins only; the server enforces it. */
const tabsFor = (mayChange: boolean): readonly DrawerTab[] =>
  mayChange ? drawerTabs : drawerTabs.filter((tab) => tab !== 'Documents');

type Props = {
  /** Null while it's closed. */
  candidateId: CandidateId | null;
  /** The tab a link asks for; otherwise the last one chosen. */
  first?: DrawerTab | undefined;
  steps: RecordSteps;
  onClose: () => void;
  /** Called after the drawer has closed, to place the focus. */
  onClosed: (last: CandidateId) => void;
  onStatus: ChooseStatus;
  /** Called after a merge; `kept` is the remaining record. */
  onMerged: (kept: CandidateId) => void;
};

/**
 * The drawer of one person: interview with evidence, documents, application, and activity, with previous and next by
 * keyboard.
 */
export function CandidateDrawer({ candidateId, first, onClose, onClosed, steps, onStatus, onMerged }: Props) {
  // Keeps the last person while the drawer slides out.
  const last = useRef(candidateId);
  if (candidateId) last.current = candidateId;
  const shown = last.current;
  const content = useRef<HTMLDivElement>(null);
  useKeys('drawer', { k: steps.previous, j: steps.next, Escape: onClose }, candidateId !== null);
  return (
    <Drawer.Root
      opened={candidateId !== null}
      onClose={onClose}
      size={920}
      position="right"
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: 'dw' }}
      // A dialog that opened while this one slid out keeps the focus.
      onExitTransitionEnd={() => shown && !isFocusInOther(content.current) && onClosed(shown)}
    >
      <Drawer.Overlay color="#0e1e16" backgroundOpacity={0.55} />
      <Drawer.Content ref={content}>
        {shown && (
          <Person
            candidateId={shown}
            first={first}
            steps={steps}
            onClose={onClose}
            onStatus={onStatus}
            onMerged={onMerged}
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}

type PersonProps = Omit<Props, 'candidateId' | 'onClosed'> & { candidateId: CandidateId };

/** The chosen tab is kept from person to person. */
let lastTab: DrawerTab | null = null;

/** The default tab: people who haven't been invited have only an application. */
const tabOf = (person: CandidateDetail | undefined): DrawerTab =>
  person?.status === 'applied' && person.interviews.length === 0 ? 'Application' : 'Interview';

function Person(props: PersonProps) {
  const { candidateId, first, steps, onStatus, onMerged } = props;
  const mayChange = useMayChange();
  const detail = trpc.admin.candidate.useQuery(
    { candidateId },
    { refetchInterval: ({ state }) => refetchWhileInterviewing(state.data?.interviewing) },
  );
  const utils = trpc.useUtils();
  const [chosen, setTab] = useState<DrawerTab | null>(first ?? lastTab);
  const tabs = tabsFor(mayChange);
  const title = useRef<HTMLHeadingElement>(null);
  const choose = (name: DrawerTab): void => {
    lastTab = name;
    setTab(name);
  };
  const gone = isRemoved(detail);
  const person = gone ? undefined : detail.data;
  const wanted = chosen ?? tabOf(person);
  const tab = tabs.includes(wanted) ? wanted : 'Interview';
  const near = steps.near.join();
  useEffect(() => {
    for (const id of near.split(',')) {
      if (id !== '') void utils.admin.candidate.prefetch({ candidateId: id });
    }
  }, [near, utils]);
  useStepFocus(candidateId, title);
  return (
    <>
      {/* A message over it would put its Undo where "Next candidate" is. */}
      <div className="dw-head" data-important="">
        <Head {...props} person={person} title={title} unknown={detail.isError ? 'Candidate' : 'Loading…'} />
        <TabButtons
          label="About this person"
          className="dw-tabs"
          names={tabs}
          current={tab}
          panel="drawer-panel"
          onChoose={choose}
        />
      </div>
      <div
        key={`panel of ${candidateId}`}
        className="dw-panel"
        role="tabpanel"
        id="drawer-panel"
        aria-labelledby={`tab-${tab}`}
      >
        {person && <SamePeople candidateId={person.id} onMerged={onMerged} />}
        {detail.isPending && <Waiting />}
        {gone && <RemovedRecord />}
        {detail.isError && !gone && !person && (
          <div className="dw-pad">
            <QueryError title="We couldn’t load this person" query={detail} />
          </div>
        )}
        {person && tab === 'Interview' && <InterviewTab person={person} />}
        {person && tab === 'Documents' && <AdminDocuments person={person} />}
        {person && tab === 'Application' && <ApplicationTab person={person} />}
        {person && tab === 'Practice' && <PracticeChats candidateId={person.id} />}
        {person && tab === 'Activity' && <ActivityTab person={person} />}
      </div>
      {person && mayChange && (
        <DrawerActions
          key={`actions on ${person.id}`}
          person={person}
          onStatus={onStatus}
          onAddNote={() => {
            choose('Activity');
            focusNote();
          }}
        />
      )}
    </>
  );
}

type HeadProps = Pick<Props, 'steps' | 'onClose' | 'onStatus'> & {
  person: CandidateDetail | undefined;
  title: RefObject<HTMLHeadingElement | null>;
  /** The title while there's no name. */
  unknown: string;
};

function Head({ person, title, unknown, steps, onClose, onStatus }: HeadProps) {
  const mayChange = useMayChange();
  return (
    <Group gap={16} align="start">
      {person && <Avatar name={person.fullName} size={48} />}
      <div data-place="grow">
        <Group gap={8} wrap>
          <Drawer.Title ref={title} tabIndex={-1} data-autofocus dir="auto">
            {person?.fullName ?? unknown}
          </Drawer.Title>
          <DemoMark person={person?.id} />
          {person &&
            (mayChange ? (
              <StatusMenu key={person.id} person={person} onChoose={onStatus} />
            ) : (
              <StatusBadge status={person.status} />
            ))}
          {person?.interviewing && <InInterviewBadge />}
        </Group>
        {person && <Facts person={person} />}
        {person && !isErased(person) && <PersonTags person={person} />}
      </div>
      <Group as="span" gap={4} className="dw-corner" data-bar="">
        <DrawerSteps steps={steps} name={person?.fullName ?? null} />
        <IconButton
          icon={IconX}
          variant="default"
          size="sm"
          label="Close"
          title="Close (Esc)"
          onClick={onClose}
        />
      </Group>
    </Group>
  );
}

function Facts({ person }: { person: CandidateDetail }) {
  const place = [person.state, person.country].filter((part) => part !== null).join(', ');
  return (
    <Remark lines="anywhere" style={{ marginTop: 3 }}>
      <bdi>{appliedFor(person)}</bdi> · <bdi>{place}</bdi> ·{' '}
      {isErased(person) ? (
        'data deleted, except payroll records the law requires'
      ) : (
        <a href={`mailto:${encodeURIComponent(person.email)}`}>
          <bdi>{person.email}</bdi>
        </a>
      )}
      {person.accessCode && <> · code works until {dateText(person.accessCode.expiresAt)}</>}
    </Remark>
  );
}

function Waiting() {
  return (
    <Stack className="dw-pad" aria-busy="true">
      {['70%', '92%', '84%', '60%', '88%'].map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </Stack>
  );
}
