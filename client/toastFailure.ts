import { readError } from './errors.ts';
import { toast } from './ui/toast/toast.ts';

/** Handles a refused or lost call with a toast; a newer one with the same `id` replaces it. */
export const toastFailure =
  (title: string, id: string) =>
  (error: unknown): void =>
    toast.error(title, readError(error).message, { id });
