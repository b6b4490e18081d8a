import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SignInInput, SignUpInput } from '../../../shared/auth/schema.ts';
import { authTexts } from '../../../shared/auth/texts.ts';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';

const TOAST = 'auth';

/** Shows the first failing rule, as specified. */
export function showInvalid(message: string): void {
  toast.error('Validation Error', message, { id: TOAST });
}

/** Removes the message about an earlier try. */
export function clearMessage(): void {
  toast.clear(TOAST);
}

/**
 * Signs in and goes to the person's own area, to `next`, or stays on a page that only asked for it.
 * `secondStep` becomes true when the account needs an authenticator code; the same form is then sent again
 * with it.
 */
export function useSignIn({ next }: { next: string | null | 'stay' }) {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [secondStep, setSecondStep] = useState(false);
  const mutation = trpc.auth.signIn.useMutation({
    onSuccess: async ({ me, home }) => {
      clearMessage();
      utils.auth.me.setData(undefined, me);
      // Data and errors of the account that was signed in before.
      queries.removeQueries({ type: 'inactive' });
      toast.success(`Welcome, ${me.fullName}!`, undefined, { id: TOAST });
      if (next !== 'stay') await navigate({ href: next ?? home });
      await utils.invalidate();
    },
  });
  return {
    secondStep,
    /** @throws the server's refusal */
    async start(input: SignInInput): Promise<void> {
      clearMessage();
      try {
        await mutation.mutateAsync(input);
      } catch (error) {
        if (readError(error).code === 'second_factor_required') return setSecondStep(true);
        // The form says why, where the password is.
        throw error;
      }
    },
    /** Back to the password. */
    restart: () => setSecondStep(false),
  };
}

/** Creates an account. Idempotent: the same form sent twice creates one. */
export function useSignUp(onDone: () => void) {
  const mutation = trpc.auth.signUp.useMutation({
    onMutate: clearMessage,
    onSuccess: () => {
      clearMessage();
      toast.success(authTexts.signedUp, undefined, { id: TOAST });
      onDone();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const said = isUnclear(code) ? authTexts.signUpFailed : message;
      toast.error('Sign-up failed', said, { id: TOAST });
    },
  });
  /** @throws the server's refusal */
  return (input: SignUpInput): Promise<unknown> => mutation.mutateAsync(input);
}
