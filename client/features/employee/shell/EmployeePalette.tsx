import { IconBook2, IconFileText } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { resources } from '../../../../shared/resources/articles.ts';
import { CommandPalette } from '../../../ui/palette/CommandPalette.tsx';
import { useEmployeeTabs } from './tabs.ts';

/** The portal's areas and everything readable in it. */
export function EmployeePalette({ signOut, requests }: { signOut: () => void; requests: number }) {
  const navigate = useNavigate();
  const tabs = useEmployeeTabs();
  const commands = [
    ...tabs.map(({ path, label, icon }) => ({
      id: path,
      label,
      icon,
      run: () => void navigate({ to: path }),
    })),
    {
      id: 'documents',
      label: 'Onboarding documents',
      keywords: ['bank', 'pay', 'ID'],
      icon: IconFileText,
      run: () => void navigate({ to: '/employee/documents' }),
    },
    ...resources.map(({ id, kind, title }) => ({
      id,
      label: title,
      keywords: [kind],
      icon: IconBook2,
      run: () => void navigate({ to: '/employee/resources', search: { item: id } }),
    })),
  ];
  return (
    <CommandPalette requests={requests} commands={commands} signOut={{ label: 'Sign Out', start: signOut }} />
  );
}
