import { useMemo } from 'react';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { trpc } from '../../trpc.ts';
import { DemoTag } from '../../ui/labels/DemoTag.tsx';

/** Why an email to a demo person isn't sent. */
export const NO_MAILBOX = 'Demo people have no mailbox, so we don’t email them.';

/** Ids of the demo's invented people; empty while unknown. Fetched once for the whole panel. */
export function useInvented(): ReadonlySet<CandidateId> {
  const { data } = trpc.admin.demo.people.useQuery(undefined, { staleTime: 300_000 });
  return useMemo(() => new Set(data), [data]);
}

/** The “Demo” badge next to an invented person's name; nothing for anyone else. */
export function DemoMark({ person }: { person: CandidateId | null | undefined }) {
  const invented = useInvented();
  return person && invented.has(person) ? <DemoTag /> : null;
}
