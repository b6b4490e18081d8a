import type { TablerIcon } from '@tabler/icons-react';

/** Something the palette can do. */
export type Command = {
  id: string;
  label: string;
  /** Under the name: what it is about. */
  note?: string;
  /** Found by these words, too. */
  keywords?: readonly string[];
  /** The heading it stands under. */
  group?: string;
  /** Keys that do the same where it can be seen. */
  keys?: readonly string[];
  /** What can't sensibly be done again isn't offered as recent. */
  once?: true;
  icon: TablerIcon;
  run: () => void;
};

export type CommandGroup = { group: string; commands: readonly Command[] };

/** How many of the last ones are kept. */
const RECENT_MAX = 4;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have every word of the query, names that begin with it first. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const wanted = plain(query).trim();
  const words = wanted.split(/\s+/);
  const found = commands.filter(({ label, group, keywords = [] }) => {
    const text = plain([label, group ?? '', ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: Command): boolean => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

/** Commands under their headings, in the order in which each heading comes first. */
export function grouped(commands: readonly Command[], other: string): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = command.group ?? other;
    groups.set(group, [...(groups.get(group) ?? []), command]);
  }
  return [...groups].map(([group, members]) => ({ group, commands: members }));
}

/** The last ones after this one was used, newest first and each once. */
export function remembered(recent: readonly Command[], used: Command): Command[] {
  if (used.once) return [...recent];
  return [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, RECENT_MAX);
}
