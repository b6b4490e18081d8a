import '@mantine/spotlight/styles.css';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEmployeeTabs } from './tabs.ts';

const [store, palette] = createSpotlight();

export const openPalette = palette.open;

/** Every area and action of the portal by its name, from the keyboard (Ctrl K or ⌘ K). */
export function EmployeePalette({ signOut }: { signOut: () => void }) {
  const navigate = useNavigate();
  const tabs = useEmployeeTabs();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const actions: SpotlightActionData[] = [
    ...tabs.map(({ path, label, icon: Icon }) => ({
      id: path,
      label,
      leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
      onClick: () => void navigate({ to: path }),
    })),
    {
      id: 'colours',
      label: dark ? 'Use light colours' : 'Use dark colours',
      leftSection: dark ? (
        <IconSun size={20} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconMoon size={20} stroke={1.75} aria-hidden="true" />
      ),
      onClick: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    {
      id: 'sign-out',
      label: 'Sign Out',
      leftSection: <IconLogout size={20} stroke={1.75} aria-hidden="true" />,
      onClick: signOut,
    },
  ];
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut="mod + K"
      scrollable
      maxHeight={420}
      overlayProps={{ color: '#0e1e16', backgroundOpacity: 0.55, blur: 0 }}
      nothingFound="Nothing has that name"
      searchProps={{
        'aria-label': 'Search and commands',
        placeholder: 'Go to…',
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden="true" />,
      }}
    />
  );
}
