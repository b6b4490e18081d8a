import { trpc } from '../../trpc.ts';
import { useMayChange } from '../admin/panelPerson.ts';

/** True for somebody who is asked to rate before they see the AI's score: then nothing is ordered by it. */
export function useRatesBlind(): boolean {
  const mayChange = useMayChange();
  const setting = trpc.admin.reviews.setting.useQuery(undefined, { staleTime: 60_000 });
  return mayChange && (setting.data?.on ?? false);
}
