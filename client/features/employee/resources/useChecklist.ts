import { useState } from 'react';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';

export type Checklist = {
  /** False until the ticks are loaded. */
  ready: boolean;
  failed: boolean;
  retry(): void;
  has(id: string): boolean;
  set(id: string, ticked: boolean): void;
};

/** The person's ticks: shown immediately, stored by the server, undone with a message when that fails. */
export function useChecklist(): Checklist {
  const utils = trpc.useUtils();
  const ticks = trpc.employee.ticks.useQuery();
  // A click is kept in the component: the query notifies its readers a moment later, and a box drawn
  // unchecked in between would look as if the click had failed.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const forget = (id: string, ticked: boolean): void =>
    setPressed((old) => (old.get(id) === ticked ? new Map([...old].filter(([other]) => other !== id)) : old));
  const tick = trpc.employee.tick.useMutation({
    onError: toastFailure('We couldn’t save your change', 'tick'),
    onSettled: async (_answer, _error, { id, ticked }) => {
      await utils.employee.ticks.invalidate();
      forget(id, ticked);
    },
  });
  return {
    ready: ticks.data !== undefined,
    failed: ticks.isError && ticks.data === undefined,
    retry: () => void ticks.refetch(),
    has: (id) => pressed.get(id) ?? ticks.data?.includes(id) ?? false,
    set: (id, ticked) => {
      setPressed((old) => new Map(old).set(id, ticked));
      tick.mutate({ id, ticked });
    },
  };
}
