import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconClockHour4,
  IconDoorExit,
  IconDots,
  IconFileText,
  IconKey,
  IconMail,
  IconMailForward,
  IconNote,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateDetail, CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { interviewIsOpen } from '../../../../shared/portal/schema.ts';
import { Button, IconButton } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AskDialog } from '../../documents/admin/AskDialog.tsx';
import { useKeys } from '../../panel/keys/useKeys.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';
import { WriteEmail } from '../email/WriteEmail.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import { NewCode, NewInvitation } from './ResendDialogs.tsx';

type Props = {
  person: CandidateDetail;
  onStatus: ChooseStatus;
  /** Null where notes are written elsewhere. */
  onAddNote: (() => void) | null;
  /** Where its shortcuts apply. */
  place?: 'drawer' | 'page';
};

type Dialog = 'code' | 'invitation' | 'ask' | 'email';

type Action = {
  label: string;
  icon?: TablerIcon;
  run: () => void;
  /** On phones only `first` actions are buttons; `menu` actions are always in the menu. */
  place: 'first' | 'second' | 'menu';
  look?: 'filled' | 'default' | 'danger' | 'quiet';
  /** The keyboard shortcut. */
  letter?: 'E' | 'H' | 'X';
};

/** The drawer's actions; phones show the two main ones and a menu. Erased people have none. */
export function DrawerActions({ person, onStatus, onAddNote, place = 'drawer' }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const { go } = usePanelSearch();
  const to: Ways = {
    status: (status) => onStatus(person, status),
    open: setDialog,
    // Their shifts, which lead to tasks and grades.
    record: () =>
      go({ tab: 'sessions', whose: person.id, sessions: undefined, candidate: undefined, pages: undefined }),
  };
  const note: Action | null = onAddNote && {
    label: 'Add note',
    icon: IconNote,
    run: onAddNote,
    place: 'second',
    look: 'quiet',
  };
  const actions = isErased(person) ? [] : [...offers[person.status](person, to), ...(note ? [note] : [])];
  const inMenu = actions.filter((action) => action.place !== 'first');
  useActionKeys(place, person, actions, onStatus);
  if (actions.length === 0) return null;
  return (
    <div className="dw-foot">
      {actions
        .filter(({ place }) => place !== 'menu')
        .map(({ label, icon: Icon, run, place, look = 'default', letter }) => (
          <Button
            key={label}
            variant={look}
            {...(place === 'second' ? { only: 'desktop' } : {})}
            {...(look === 'quiet' ? { place: 'push' } : {})}
            aria-keyshortcuts={letter}
            title={letter && `${label} (${letter})`}
            icon={Icon}
            onClick={({ detail }) => {
              // The second click of a double click may meet the button that took the place of the first.
              if (detail < 2) run();
            }}
          >
            {label}
          </Button>
        ))}
      <Menu position="top-end" width={250} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <IconButton
            icon={IconDots}
            variant="default"
            label="More actions"
            {...(actions.some(({ place }) => place === 'menu') ? {} : { only: 'phone' })}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {inMenu.map(({ label, icon: Icon, run, place, look }) => (
            <Menu.Item
              key={label}
              data-only={place === 'second' ? 'phone' : undefined}
              {...(look === 'danger' ? { color: 'red' } : {})}
              leftSection={Icon && <Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={run}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NewCode person={person} opened={dialog === 'code'} onClose={close} />
      <NewInvitation person={person} opened={dialog === 'invitation'} onClose={close} />
      <AskDialog candidateId={person.id} opened={dialog === 'ask'} onClose={close} />
      <WriteEmail people={[person]} opened={dialog === 'email'} onClose={close} onDone={close} />
    </div>
  );
}

/** Keyboard shortcuts of the offered actions; see {@link decidesByKey}. */
function useActionKeys(
  place: 'drawer' | 'page',
  person: CandidateDetail,
  actions: readonly Action[],
  onStatus: ChooseStatus,
): void {
  const run = (letter: Action['letter']) => actions.find((action) => action.letter === letter)?.run ?? null;
  const decide = (letter: 'H' | 'X', status: 'hired' | 'rejected') => {
    if (!run(letter)) return null;
    return () => {
      if (decidesByKey(person)) onStatus(person, status, true);
      else
        toast.info(
          'Confirm the result first',
          'You can hire or reject with the keyboard only after the result is confirmed. The buttons still work.',
          {
            id: 'decides-by-key',
          },
        );
    };
  };
  useKeys(place, { e: run('E'), h: decide('H', 'hired'), x: decide('X', 'rejected') });
}

/** Keys are pressed by mistake more easily than buttons, so they require a confirmed result. */
const decidesByKey = ({ interviews }: CandidateDetail): boolean =>
  interviews.find(({ completedAt }) => completedAt !== null)?.mark?.kind === 'confirmed';

/** What an action does. */
type Ways = { status: (to: CandidateStatus) => void; open: (dialog: Dialog) => void; record: () => void };
type Offer = (person: CandidateDetail, to: Ways) => Action[];

const writeEmail = (place: Action['place'], to: Ways): Action => ({
  label: 'Write email',
  icon: IconMail,
  run: () => to.open('email'),
  place,
  letter: 'E',
});
const hire = (place: Action['place'], to: Ways): Action => ({
  label: 'Hire',
  icon: IconCheck,
  run: () => to.status('hired'),
  place,
  look: place === 'first' ? 'filled' : 'default',
  letter: 'H',
});
const reject = (to: Ways): Action => ({
  label: 'Reject',
  run: () => to.status('rejected'),
  place: 'first',
  look: 'danger',
  letter: 'X',
});
const shortlist = (label: string, place: Action['place'], to: Ways): Action => ({
  label,
  icon: IconStar,
  run: () => to.status('shortlisted'),
  place,
  look: place === 'first' ? 'filled' : 'default',
});
const newCode = (person: CandidateDetail, to: Ways): Action[] =>
  interviewIsOpen(person.status, false)
    ? [{ label: 'Send new access code', icon: IconKey, run: () => to.open('code'), place: 'second' }]
    : [];

/** The actions for each status; rare ones are in the menu. */
const offers: Record<CandidateStatus, Offer> = {
  // New applicants are usually shortlisted first, but can be hired directly.
  applied: (_, to) => [
    shortlist('Shortlist', 'first', to),
    reject(to),
    hire('second', to),
    writeEmail('menu', to),
  ],
  shortlisted: (person, to) => [
    hire('first', to),
    reject(to),
    ...newCode(person, to),
    writeEmail('menu', to),
  ],
  interviewed: (person, to) => [
    hire('first', to),
    reject(to),
    shortlist('Back to shortlist', 'second', to),
    ...newCode(person, to),
    writeEmail('menu', to),
  ],
  // Reconsidering comes before hiring.
  rejected: (_, to) => [shortlist('Reconsider', 'first', to), writeEmail('second', to), hire('menu', to)],
  // An employee: record, documents, and emails; ending employment asks first.
  hired: (person, to) => [
    { label: 'Shifts and grades', icon: IconClockHour4, run: to.record, place: 'first', look: 'filled' },
    { label: 'Request a document', icon: IconFileText, run: () => to.open('ask'), place: 'second' },
    ...(person.hasAccount
      ? []
      : [
          {
            label: 'Send new invitation',
            icon: IconMailForward,
            run: () => to.open('invitation'),
            place: 'second',
          } as const,
        ]),
    writeEmail('menu', to),
    shortlist('Back to shortlist', 'menu', to),
    {
      label: 'End employment',
      icon: IconDoorExit,
      run: () => to.status('rejected'),
      place: 'menu',
      look: 'danger',
    },
  ],
};
