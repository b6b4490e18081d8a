import { useDebouncedValue } from '@mantine/hooks';
import {
  IconBook2,
  IconCheck,
  IconMail,
  IconStar,
  IconUser,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import { trpc } from '../../../trpc.ts';
import type { Command } from '../../../ui/palette/commands.ts';
import { WriteEmail } from '../../candidates/email/WriteEmail.tsx';
import { useStatusActions } from '../../candidates/status/useStatusActions.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { readQuery, type Verb, verbLabel, verbsFor } from './verbs.ts';

/** Most people shown for a name. */
const PEOPLE_MAX = 5;
const TYPING_MS = 150;

const icons: Record<Verb, TablerIcon> = {
  open: IconUser,
  read: IconBook2,
  email: IconMail,
  shortlist: IconStar,
  hire: IconCheck,
  reject: IconUserX,
};
/** The drawer's shortcuts for the same actions. */
const letters: Partial<Record<Verb, string>> = { email: 'E', hire: 'H', reject: 'X' };

/**
 * People found by name on the server, with their actions. Only results for exactly the current text are offered, so
 * Enter can't decide on someone else.
 */
export function usePersonCommands(query: string): { commands: Command[]; dialogs: ReactNode } {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [writeTo, setWriteTo] = useState<CandidateRow | null>(null);
  const statusActions = useStatusActions(() => document.querySelector<HTMLElement>('#main')?.focus());
  const [settled] = useDebouncedValue(query, TYPING_MS);
  const { verb, name } = readQuery(settled);
  const list = trpc.admin.candidates.useQuery(
    { search: name ?? '', limit: PEOPLE_MAX },
    { enabled: name !== null },
  );
  const rows = name !== null && settled === query ? (list.data?.rows ?? []) : [];

  const actions: Record<Verb, (row: CandidateRow) => void> = {
    open: ({ id }) => void navigate({ to: '/admin', search: { tab: 'candidates', candidate: id } }),
    read: ({ id }) => void navigate({ to: '/admin', search: { tab: 'reading', candidate: id } }),
    email: setWriteTo,
    shortlist: (row) => statusActions.choose(row, 'shortlisted'),
    hire: (row) => statusActions.choose(row, 'hired', true),
    reject: (row) => statusActions.choose(row, 'rejected', true),
  };
  const command = (what: Verb, row: CandidateRow): Command => ({
    id: `${what} ${row.id}`,
    label: verbLabel(what, row),
    note: `${row.position} · ${row.status}`,
    group: 'People',
    icon: icons[what],
    ...(letters[what] ? { keys: [letters[what]] } : {}),
    // Decisions aren't listed as recent commands; opening a person is.
    ...(what === 'open' || what === 'read' ? {} : { once: true as const }),
    run: () => actions[what](row),
  });
  const commands = rows.flatMap((row, index) => {
    const offered = verbsFor(row, mayChange && !isErased(row));
    if (verb) return offered.includes(verb) ? [command(verb, row)] : [];
    // Without a verb, the first person gets all actions and the others only Open.
    return (index === 0 ? offered : (['open'] as const)).map((what) => command(what, row));
  });
  const close = (): void => setWriteTo(null);
  const dialogs = (
    <>
      {statusActions.dialog}
      <WriteEmail
        people={writeTo ? [writeTo] : []}
        opened={writeTo !== null}
        onClose={close}
        onDone={close}
      />
    </>
  );
  return { commands, dialogs };
}
