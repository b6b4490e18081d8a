import { IconKeyboard } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Role } from '../../../shared/auth.ts';
import { CommandPalette } from '../../ui/CommandPalette.tsx';
import { tabsFor } from './tabs.ts';

/** The panel's tabs and its list of keys by their names, from the keyboard. */
export function PanelPalette(props: { roles: readonly Role[]; signOut: () => void; onKeys: () => void }) {
  const { roles, signOut, onKeys } = props;
  const navigate = useNavigate();
  const commands = tabsFor(roles).map(({ tab, label, icon }) => ({
    id: tab,
    label,
    icon,
    run: () => void navigate({ to: '/admin', search: { tab } }),
  }));
  const keys = {
    id: 'keys',
    label: 'Keyboard shortcuts',
    keywords: ['keys', 'help'],
    icon: IconKeyboard,
    run: onKeys,
  };
  return <CommandPalette commands={[...commands, keys]} signOut={{ label: 'Logout', start: signOut }} />;
}
