import { Drawer } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CandidateDetail } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { dateText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { PracticeChats } from '../clientChat/PracticeChats.tsx';
import { AdminDocuments } from '../documents/AdminDocuments.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { ApplicationTab } from './ApplicationTab.tsx';
import { DrawerActions } from './DrawerActions.tsx';
import { InterviewTab } from './InterviewTab.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import type { ChangeStatus } from './useStatusChange.tsx';

export const drawerTabs = ['Interview', 'Documents', 'Application', 'Practice', 'Activity'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

type Props = {
  /** Null while it is closed. */
  candidateId: CandidateId | null;
  previous: CandidateId | null;
  next: CandidateId | null;
  onShow: (id: CandidateId) => void;
  onClose: () => void;
  /** The drawer is gone and the focus is free. */
  onClosed: (last: CandidateId) => void;
  onStatus: ChangeStatus;
};

/** One person over the table: interview with evidence, application, activity; previous and next by keyboard. */
export function CandidateDrawer({ candidateId, onClose, onClosed, ...props }: Props) {
  // Who it showed last stays in it while it slides away.
  const last = useRef(candidateId);
  if (candidateId) last.current = candidateId;
  const shown = last.current;
  const content = useRef<HTMLDivElement>(null);
  const { previous, next } = props;
  useDrawerKeys(content, candidateId !== null, {
    k: previous && (() => props.onShow(previous)),
    j: next && (() => props.onShow(next)),
    Escape: onClose,
  });
  return (
    <Drawer.Root
      opened={candidateId !== null}
      onClose={onClose}
      size={920}
      position="right"
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: 'dw' }}
      onExitTransitionEnd={() => shown && onClosed(shown)}
    >
      <Drawer.Overlay color="#0e1e16" backgroundOpacity={0.55} />
      <Drawer.Content ref={content}>
        {shown && <Person key={shown} candidateId={shown} onClose={onClose} {...props} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

type PersonProps = Omit<Props, 'candidateId' | 'onClosed'> & { candidateId: CandidateId };

/** The tab somebody reads stays the same from person to person. */
let lastTab: DrawerTab = 'Interview';

function Person({ candidateId, previous, next, onShow, onClose, onStatus }: PersonProps) {
  const detail = trpc.admin.candidate.useQuery({ candidateId });
  const utils = trpc.useUtils();
  const [tab, setTab] = useState<DrawerTab>(lastTab);
  const choose = (name: DrawerTab): void => {
    lastTab = name;
    setTab(name);
  };
  const person = detail.data;
  useEffect(() => {
    for (const id of [next, previous]) if (id) void utils.admin.candidate.prefetch({ candidateId: id });
  }, [next, previous, utils]);
  return (
    <>
      <div className="dw-head">
        <div className="row t g16">
          {person && <InitialsAvatar name={person.fullName} size={48} />}
          <div className="grow">
            <div className="row g8 w">
              <Drawer.Title className="break" dir="auto">
                {person?.fullName ?? (detail.isError ? 'Candidate' : 'Loading…')}
              </Drawer.Title>
              {person && <StatusMenu person={person} onChange={onStatus} />}
              {person?.live && <LiveBadge />}
            </div>
            {person && <Facts person={person} />}
          </div>
          <span className="row g4">
            <button
              type="button"
              className="btn default sm icon only-d"
              aria-label="Previous candidate"
              title="Previous (K)"
              disabled={!previous}
              onClick={() => previous && onShow(previous)}
            >
              <IconChevronUp size={18} stroke={1.75} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="btn default sm icon only-d"
              aria-label="Next candidate"
              title="Next (J)"
              disabled={!next}
              onClick={() => next && onShow(next)}
            >
              <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
            </button>
            <Drawer.CloseButton
              className="btn default sm icon"
              size={34}
              aria-label="Close"
              title="Close (Esc)"
              onClick={onClose}
            />
          </span>
        </div>
        <TabList tab={tab} onChoose={choose} />
      </div>
      <div className="dw-panel" role="tabpanel" id="drawer-panel" aria-labelledby={`tab-${tab}`}>
        {detail.isPending && <Waiting />}
        {detail.isError && !person && (
          <div className="dw-pad">
            <ErrorState
              title="This person did not load"
              message={readError(detail.error).message}
              onRetry={() => detail.refetch()}
            />
          </div>
        )}
        {person && tab === 'Interview' && <InterviewTab person={person} />}
        {person && tab === 'Documents' && <AdminDocuments person={person} />}
        {person && tab === 'Application' && <ApplicationTab person={person} />}
        {person && tab === 'Practice' && <PracticeChats candidateId={person.id} />}
        {person && tab === 'Activity' && <ActivityTab person={person} />}
      </div>
      {person && <DrawerActions person={person} onStatus={onStatus} onAddNote={() => choose('Activity')} />}
    </>
  );
}

function Facts({ person }: { person: CandidateDetail }) {
  const place = [person.state, person.country].filter((part) => part !== null).join(', ');
  return (
    <p className="sm dim break" style={{ marginTop: 3 }}>
      <bdi>{person.position}</bdi> · <bdi>{place}</bdi> ·{' '}
      <a href={`mailto:${encodeURIComponent(person.email)}`}>
        <bdi>{person.email}</bdi>
      </a>
      {person.accessCode && <> · code works until {dateText(person.accessCode.expiresAt)}</>}
    </p>
  );
}

function TabList({ tab, onChoose }: { tab: DrawerTab; onChoose: (tab: DrawerTab) => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const name = step && drawerTabs.at((drawerTabs.indexOf(tab) + step) % drawerTabs.length);
    if (!name) return;
    event.preventDefault();
    onChoose(name);
    document.getElementById(`tab-${name}`)?.focus();
  };
  return (
    <div className="dw-tabs" role="tablist" aria-label="About this person" onKeyDown={onKeyDown}>
      {drawerTabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={tab === name}
          aria-controls="drawer-panel"
          tabIndex={tab === name ? 0 : -1}
          className="dw-tab"
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div className="dw-pad stack g16 ad-wait" aria-busy="true">
      {['70%', '92%', '84%', '60%', '88%'].map((width) => (
        <span key={width} className="sk" style={{ width, height: 18 }} />
      ))}
    </div>
  );
}

/**
 * Keys of the drawer. They do nothing while somebody types, or while a menu or dialog over the drawer has
 * the focus: Escape closes what is on top, and nobody is swapped under an open question.
 */
function useDrawerKeys(
  content: RefObject<HTMLDivElement | null>,
  opened: boolean,
  actions: Record<string, (() => void) | null>,
): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const action = latest.current[event.key];
      if (!action || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const typing = target.closest('input:not([type=radio]), textarea, select') !== null;
      const here = target === document.body || (content.current?.contains(target) ?? false);
      const covered = document.querySelector('.mantine-Modal-content, .mantine-Menu-dropdown') !== null;
      if (!here || covered || (typing && event.key !== 'Escape')) return;
      event.preventDefault();
      action();
    };
    // Before the parts on top see the key: afterwards they may be gone already.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [opened, content]);
}
