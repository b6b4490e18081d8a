import { useNavigate } from '@tanstack/react-router';
import type { Role } from '../../../shared/auth.ts';
import { CommandPalette } from '../../ui/CommandPalette.tsx';
import { tabsFor } from './tabs.ts';

/** The panel's tabs by their names, from the keyboard. */
export function PanelPalette({ roles, signOut }: { roles: readonly Role[]; signOut: () => void }) {
  const navigate = useNavigate();
  const commands = tabsFor(roles).map(({ tab, label, icon }) => ({
    id: tab,
    label,
    icon,
    run: () => void navigate({ to: '/admin', search: { tab } }),
  }));
  return <CommandPalette commands={commands} signOut={{ label: 'Logout', start: signOut }} />;
}
