import '@mantine/spotlight/styles.css';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconLogout, IconMoon, IconSearch, IconSun, type TablerIcon } from '@tabler/icons-react';

const [store, palette] = createSpotlight();

export const openPalette = palette.open;

type Command = {
  id: string;
  label: string;
  /** Found by these words, too. */
  keywords?: string[];
  icon: TablerIcon;
  run: () => void;
};

type CommandPaletteProps = {
  commands: readonly Command[];
  signOut: { label: string; start: () => void };
};

/** Every place and action of a signed-in area by its name, from the keyboard (Ctrl K or ⌘ K). */
export function CommandPalette({ commands, signOut }: CommandPaletteProps) {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const all: Command[] = [
    ...commands,
    {
      id: 'colours',
      label: dark ? 'Use light colors' : 'Use dark colors',
      keywords: ['theme', 'mode', 'colors'],
      icon: dark ? IconSun : IconMoon,
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    { id: 'sign-out', label: signOut.label, icon: IconLogout, run: signOut.start },
  ];
  const actions: SpotlightActionData[] = all.map(({ id, label, keywords, icon: Icon, run }) => ({
    id,
    label,
    ...(keywords ? { keywords } : {}),
    leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
    onClick: run,
  }));
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut="mod + K"
      // Also while somebody is writing: the text stays where it is.
      tagsToIgnore={[]}
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
