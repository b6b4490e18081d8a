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
  const show = ({ id, ticked }: { id: string; ticked: boolean }): void => {
    utils.employee.ticks.setData(undefined, (old = []) =>
      ticked ? [...old.filter((other) => other !== id), id] : old.filter((other) => other !== id),
    );
  };
  const tick = trpc.employee.tick.useMutation({
    onMutate: async (change) => {
      await utils.employee.ticks.cancel();
      show(change);
    },
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'tick' }),
    onSettled: () => utils.employee.ticks.invalidate(),
  });
  return {
    ready: ticks.data !== undefined,
    has: (id) => ticks.data?.includes(id) ?? false,
    set: (id, ticked) => {
      // Before anything is waited for: a box that is drawn unticked for a moment looks as if it had refused.
      show({ id, ticked });
      tick.mutate({ id, ticked });
    },
  };
}
