import { Menu } from '@mantine/core';
import {
  IconCheck,
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
import type { CandidateDetail } from '../../../shared/candidates.ts';
import { interviewIsOpen } from '../../../shared/portal.ts';
import { toast } from '../../ui/toast.ts';
import { useKeys } from '../admin/keys/useKeys.ts';
import { AskDialog } from '../documents/AskDialog.tsx';
import { NewCode, NewInvitation } from './ResendDialogs.tsx';
import type { ChooseStatus } from './useStatusDesk.tsx';
import { WriteMail } from './WriteMail.tsx';

type Props = { person: CandidateDetail; onStatus: ChooseStatus; onAddNote: () => void };

type Dialog = 'code' | 'invitation' | 'ask' | 'mail';

type Action = {
  label: string;
  icon: TablerIcon | null;
  run: () => void;
  /** On phones only the first ones are buttons; what is meant for the menu is in it everywhere. */
  place: 'first' | 'second' | 'menu';
  look?: 'filled' | 'default' | 'danger' | 'quiet up';
  /** The letter that does the same. */
  letter?: 'E' | 'H' | 'X';
};

/** The decisions one can take from the drawer; phones keep the two main ones and a menu. */
export function DrawerActions({ person, onStatus, onAddNote }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const note: Action = {
    label: 'Add note',
    icon: IconNote,
    run: onAddNote,
    place: 'second',
    look: 'quiet up',
  };
  const forStatus = person.status === 'hired' ? hiredActions : applicantActions;
  const actions = [...forStatus(person, onStatus, setDialog), note];
  const inMenu = actions.filter(({ place }) => place !== 'first');
  useActionKeys(person, actions, onStatus);
  return (
    <div className="dw-foot">
      {actions
        .filter(({ place }) => place !== 'menu')
        .map(({ label, icon: Icon, run, place, look = 'default', letter }) => (
          <button
            key={label}
            type="button"
            aria-keyshortcuts={letter}
            title={letter && `${label} (${letter})`}
            className={`btn ${look} ${place === 'second' ? 'only-d' : ''}`}
            onClick={run}
          >
            {Icon && <Icon size={18} stroke={1.75} aria-hidden="true" />}
            {label}
          </button>
        ))}
      <Menu position="top-end" width={250} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button
            type="button"
            className={`btn default icon ${actions.some(({ place }) => place === 'menu') ? '' : 'only-m'}`}
            aria-label="More actions"
          >
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {inMenu.map(({ label, icon: Icon, run, place, look }) => (
            <Menu.Item
              key={label}
              className={place === 'second' ? 'only-m' : ''}
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
      <WriteMail people={[person]} opened={dialog === 'mail'} onClose={close} onDone={close} />
    </div>
  );
}

/** Letters for what is offered here; see {@link decidesByKey}. */
function useActionKeys(person: CandidateDetail, actions: readonly Action[], onStatus: ChooseStatus): void {
  const run = (letter: Action['letter']) => actions.find((action) => action.letter === letter)?.run ?? null;
  const decide = (letter: 'H' | 'X', status: 'hired' | 'rejected') => {
    if (!run(letter)) return null;
    return () => {
      if (decidesByKey(person)) onStatus(person, status, true);
      else
        toast.info(
          'Confirm the result first',
          'Keys decide on confirmed results only. The buttons still work.',
          {
            id: 'decides-by-key',
          },
        );
    };
  };
  useKeys('drawer', { e: run('E'), h: decide('H', 'hired'), x: decide('X', 'rejected') });
}

/** A letter is pressed by mistake more easily than a button: someone must have read the result before. */
const decidesByKey = ({ interviews }: CandidateDetail): boolean =>
  interviews.find(({ completedAt }) => completedAt !== null)?.mark?.kind === 'confirmed';

type Offer = (person: CandidateDetail, onStatus: ChooseStatus, open: (dialog: Dialog) => void) => Action[];

const writeEmail = (place: Action['place'], open: (dialog: Dialog) => void): Action => ({
  label: 'Write email',
  icon: IconMail,
  run: () => open('mail'),
  place,
  letter: 'E',
});

const applicantActions: Offer = (person, onStatus, open) => {
  // Who has just applied is shortlisted first; hiring them at once stays possible, beside it.
  const fresh = person.status === 'applied';
  const hire: Action = {
    label: 'Hire',
    icon: IconCheck,
    run: () => onStatus(person, 'hired'),
    place: fresh ? 'second' : 'first',
    look: fresh ? 'default' : 'filled',
    letter: 'H',
  };
  const shortlist: Action = {
    label: fresh ? 'Shortlist' : 'Back to shortlist',
    icon: IconStar,
    run: () => onStatus(person, 'shortlisted'),
    place: fresh ? 'first' : 'second',
    look: fresh ? 'filled' : 'default',
  };
  const reject: Action = {
    label: 'Reject',
    icon: null,
    run: () => onStatus(person, 'rejected'),
    place: 'first',
    look: 'danger',
    letter: 'X',
  };
  const actions: (Action | false)[] = [
    fresh ? shortlist : hire,
    person.status !== 'rejected' && reject,
    fresh ? hire : person.status !== 'shortlisted' && shortlist,
    interviewIsOpen(person.status, false) && {
      label: 'Send new access code',
      icon: IconKey,
      run: () => open('code'),
      place: 'second',
    },
    writeEmail('menu', open),
  ];
  return actions.filter((action) => action !== false);
};

/** Somebody who works here: papers and emails first; the way out asks before it opens. */
const hiredActions: Offer = (person, onStatus, open) => {
  const actions: (Action | false)[] = [
    { label: 'Ask for documents', icon: IconFileText, run: () => open('ask'), place: 'first' },
    !person.hasAccount && {
      label: 'Resend invitation',
      icon: IconMailForward,
      run: () => open('invitation'),
      place: 'second',
    },
    writeEmail('second', open),
    {
      label: 'Back to shortlist',
      icon: IconStar,
      run: () => onStatus(person, 'shortlisted'),
      place: 'menu',
    },
    {
      label: 'End employment',
      icon: IconDoorExit,
      run: () => onStatus(person, 'rejected'),
      place: 'menu',
      look: 'danger',
    },
  ];
  return actions.filter((action) => action !== false);
};
