import { trpc } from '../../../trpc.ts';
import { useMayChange } from '../../panel/panelPerson.ts';

/** True while this admin must rate before seeing the AI's scores, which also rules out sorting by them. */
export function useRatesBlind(): boolean {
  const mayChange = useMayChange();
  const setting = trpc.admin.reviews.setting.useQuery(undefined, { staleTime: 60_000 });
  return mayChange && (setting.data?.on ?? false);
}
