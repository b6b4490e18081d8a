import { readError } from './errors.ts';
import { toast } from './ui/toast.ts';

type Outcome<Data, Input> = {
  /** What the messages are about: a newer one replaces an older one. */
  id: string;
  /** The title when it worked, and a sentence if it needs one; nothing is said without. */
  done?: string | ((data: Data, input: Input) => string);
  doneText?: string;
  /** The title when it didn't; the server's sentence stands below it. */
  failed: string;
  /** After either, such as reading a list anew. */
  settled?: () => unknown;
};

/**
 * The usual options of a mutation of a signed-in area: says what came of it, and reads anew what it changed. Success
 * removes the failure before it.
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
