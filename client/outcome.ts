import { readError } from './errors.ts';
import { toast } from './ui/toast/toast.ts';

type Outcome<Data, Input> = {
  /** The messages' topic: a newer one replaces an older one. */
  id: string;
  /** The title on success, and a sentence if it needs one; without it, nothing is shown. */
  done?: string | ((data: Data, input: Input) => string);
  doneText?: string;
  /** The title on failure; the server's sentence is shown below it. */
  failed: string;
  /** After success or failure, such as refetching a list. */
  settled?: () => unknown;
};

/**
 * The usual mutation options of a signed-in area: shows the outcome and refetches what changed. Success
 * removes an earlier failure.
 */
export function outcome<Data = unknown, Input = unknown>(about: Outcome<Data, Input>) {
  const { id, done, doneText, failed, settled } = about;
  return {
    onSuccess: (data: Data, input: Input): void => {
      toast.clear(id);
      if (done !== undefined)
        toast.success(typeof done === 'string' ? done : done(data, input), doneText, { id });
    },
    onError: (error: unknown): void => toast.error(failed, readError(error).message, { id }),
    onSettled: () => settled?.(),
  };
}
