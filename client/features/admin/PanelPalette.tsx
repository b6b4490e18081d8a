import { useNavigate } from '@tanstack/react-router';
import { CommandPalette } from '../../ui/CommandPalette.tsx';
import { tabEntries } from './tabs.ts';

/** The panel's tabs by their names, from the keyboard. */
export function PanelPalette({ signOut }: { signOut: () => void }) {
  const navigate = useNavigate();
  const commands = tabEntries.map(({ tab, label, icon }) => ({
    id: tab,
    label,
    icon,
    run: () => void navigate({ to: '/admin', search: { tab } }),
  }));
  return <CommandPalette commands={commands} signOut={{ label: 'Logout', start: signOut }} />;
}
