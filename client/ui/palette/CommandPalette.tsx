import '@mantine/spotlight/styles.css';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './CommandPalette.module.css';
import { type Command, type CommandGroup, grouped, matching, remembered } from './commands.ts';

const [store, palette] = createSpotlight();

type CommandPaletteProps = {
  /** Opens each time this grows (`usePaletteRequests`). */
  requests: number;
  commands: readonly Command[];
  signOut: { label: string; start: () => void };
  placeholder?: string;
  /** Results found elsewhere, such as people; listed first. */
  found?: readonly Command[];
  onQuery?: (query: string) => void;
};

/** Every page and action of a signed-in area by name, from the keyboard (Ctrl K or ⌘ K). */
export function CommandPalette({ requests, commands, signOut, found = [], ...props }: CommandPaletteProps) {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (requests > 0) palette.open();
  }, [requests]);
  // Contains people's names, so it isn't kept after the area is closed.
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const all: Command[] = [
    ...commands,
    {
      id: 'colors',
      label: dark ? 'Switch to light mode' : 'Switch to dark mode',
      group: 'Actions',
      keywords: ['theme', 'mode', 'colors', 'dark', 'light'],
      icon: dark ? IconSun : IconMoon,
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    {
      id: 'sign-out',
      label: signOut.label,
      group: 'Actions',
      keywords: ['sign out', 'log out'],
      once: true,
      icon: IconLogout,
      run: signOut.start,
    },
  ];
  const shown =
    query.trim() === '' ? atRest(all, recent) : grouped([...found, ...matching(all, query)], 'Go to');
  const order = shown.flatMap(({ commands: these }) => these.map(({ id }) => id)).join(' ');
  const moved = useRef(false);
  const searching = query.trim() !== '';
  useEffect(() => {
    if (!order) return;
    // Once the arrow keys were used, other results don't move the selection: Enter would run another command.
    if (moved.current) keepChosen();
    // Otherwise, nothing would be selected in results that arrive after typing.
    else if (searching) chooseFirst();
  }, [order, searching]);
  return (
    <Spotlight
      store={store}
      actions={shown.map((group) => actionsOf(group, (used) => setRecent(remembered(recent, used))))}
      filter={(_, actions) => actions}
      query={query}
      onQueryChange={(next) => {
        moved.current = false;
        setQuery(next);
        props.onQuery?.(next);
      }}
      shortcut="mod + K"
      // Also while typing in a field: its text stays.
      tagsToIgnore={[]}
      classNames={{ actionsGroup: styles.group }}
      scrollable
      maxHeight={420}
      overlayProps={{ color: '#0e1e16', backgroundOpacity: 0.55, blur: 0 }}
      nothingFound="No matches"
      searchProps={{
        'aria-label': 'Search and commands',
        placeholder: props.placeholder ?? 'Go to…',
        onKeyDown: ({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') moved.current = true;
        },
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden="true" />,
      }}
    />
  );
}

/** What the library does on typing; it exports no function for it. */
function chooseFirst(): void {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** The mark stays on its command when the list changes; the library counts. A command that's gone leaves none chosen. */
function keepChosen(): void {
  const actions = document.getElementById(store.getState().listId)?.querySelectorAll('[data-action]') ?? [];
  const selected = [...actions].findIndex((action) => action.hasAttribute('data-selected'));
  store.updateState((state) => ({ ...state, selected }));
}

/** Before any input: the recent ones, then everything. */
function atRest(all: readonly Command[], recent: readonly Command[]): CommandGroup[] {
  // A command's label and availability may have changed since; people aren't in `all`.
  const last = recent.map((command) => all.find(({ id }) => id === command.id) ?? command);
  const others = all.filter(({ id }) => !last.some((command) => command.id === id));
  return [...(last.length > 0 ? [{ group: 'Recent', commands: last }] : []), ...grouped(others, 'Go to')];
}

function actionsOf(
  { group, commands }: CommandGroup,
  onUse: (used: Command) => void,
): SpotlightActionGroupData {
  return {
    group,
    actions: commands.map((command) => {
      const { id, label, note, keys, icon: Icon, run } = command;
      return {
        id,
        label,
        ...(note ? { description: note } : {}),
        leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
        ...(keys ? { rightSection: <Keys keys={keys} /> } : {}),
        onClick: () => {
          onUse(command);
          run();
        },
      };
    }),
  };
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
