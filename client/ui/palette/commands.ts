import type { TablerIcon } from '@tabler/icons-react';

/** A command of the palette. */
export type Command = {
  id: string;
  label: string;
  /** Below the label: what it's about. */
  note?: string;
  /** Also found by these words. */
  keywords?: readonly string[];
  /** The heading it's listed under. */
  group?: string;
  /** Keyboard shortcuts that do the same. */
  keys?: readonly string[];
  /** Not offered as recent, because repeating it makes no sense. */
  once?: true;
  icon: TablerIcon;
  run: () => void;
};

export type CommandGroup = { group: string; commands: readonly Command[] };

/** How many recent commands are kept. */
const RECENT_MAX = 4;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands that contain every word of the query; labels that start with it come first. */
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

/** Commands under their headings, in order of each heading's first appearance. */
export function grouped(commands: readonly Command[], other: string): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = command.group ?? other;
    groups.set(group, [...(groups.get(group) ?? []), command]);
  }
  return [...groups].map(([group, members]) => ({ group, commands: members }));
}

/** The recent commands after this one was used, newest first, without duplicates. */
export function remembered(recent: readonly Command[], used: Command): Command[] {
  if (used.once) return [...recent];
  return [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, RECENT_MAX);
}
