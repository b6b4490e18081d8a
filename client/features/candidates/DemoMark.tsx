import { useMemo } from 'react';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { trpc } from '../../trpc.ts';
import { DemoTag } from '../../ui/DemoTag.tsx';

/** Whom the demo content invented; nobody while that isn't known. Asked for once for the whole panel. */
export function useInvented(): ReadonlySet<CandidateId> {
  const { data } = trpc.admin.demo.people.useQuery(undefined, { staleTime: 300_000 });
  return useMemo(() => new Set(data), [data]);
}

/** Stands beside the name of somebody the demo content invented; nothing beside anyone else's. */
export function DemoMark({ person }: { person: CandidateId | null | undefined }) {
  const invented = useInvented();
  return person && invented.has(person) ? <DemoTag /> : null;
}
