import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';

export type Ticks = {
  /** False until it is known what is ticked. */
  ready: boolean;
  has(id: string): boolean;
  set(id: string, ticked: boolean): void;
};

/** The person's ticks: shown at once, kept by the server, taken back with a word when that fails. */
export function useTicks(): Ticks {
  const utils = trpc.useUtils();
  const ticks = trpc.employee.ticks.useQuery();
  const tick = trpc.employee.tick.useMutation({
    onMutate: async ({ id, ticked }) => {
      await utils.employee.ticks.cancel();
      utils.employee.ticks.setData(undefined, (old = []) =>
        ticked ? [...old.filter((other) => other !== id), id] : old.filter((other) => other !== id),
      );
    },
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'tick' }),
    onSettled: () => utils.employee.ticks.invalidate(),
  });
  return {
    ready: ticks.data !== undefined,
    has: (id) => ticks.data?.includes(id) ?? false,
    set: (id, ticked) => tick.mutate({ id, ticked }),
  };
}
