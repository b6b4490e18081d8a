import { IconKeyboard, IconPlus, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Me } from '../../../../shared/auth/schema.ts';
import { CommandPalette } from '../../../ui/palette/CommandPalette.tsx';
import type { Command } from '../../../ui/palette/commands.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import { tabsFor } from '../tabs.ts';
import { bringHeading, settingPlaces } from './places.ts';
import { usePersonCommands } from './usePersonCommands.tsx';

type Props = {
  me: Me;
  signOut: () => void;
  onKeys: () => void;
  requests: number;
};

/** The panel's command palette: pages, settings, people, and actions. */
export function PanelPalette({ me, signOut, onKeys, requests }: Props) {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [query, setQuery] = useState('');
  const people = usePersonCommands(query);
  const actions: Command[] = [
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      group: 'Actions',
      keywords: ['keys', 'help'],
      keys: ['?'],
      icon: IconKeyboard,
      run: onKeys,
    },
  ];
  if (mayChange) {
    actions.unshift({
      id: 'post-job',
      label: 'Post a job',
      group: 'Actions',
      keywords: ['new', 'add', 'create'],
      icon: IconPlus,
      run: () => void navigate({ to: '/admin', search: { tab: 'jobs', job: 'new' } }),
    });
  }
  const places = tabsFor(me.roles).map(
    ({ tab, label, icon }): Command => ({
      id: tab,
      label,
      icon,
      run: () => void navigate({ to: '/admin', search: { tab } }),
    }),
  );
  const settings = settingPlaces
    .filter((place) => mayChange || !place.adminsOnly)
    .map(
      ({ id, label, part }): Command => ({
        id,
        label: `Settings → ${label}`,
        group: 'Settings',
        icon: IconSettings,
        run: () => {
          void navigate({ to: '/admin', search: { tab: 'settings', part } });
          bringHeading(id);
        },
      }),
    );
  return (
    <>
      <CommandPalette
        requests={requests}
        commands={[...places, ...actions, ...settings]}
        found={people.commands}
        onQuery={setQuery}
        placeholder={mayChange ? 'Find a page, or type “shortlist” and a name…' : 'Find a page or a person…'}
        signOut={{ label: 'Logout', start: signOut }}
      />
      {people.dialogs}
    </>
  );
}
