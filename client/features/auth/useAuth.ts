import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { SignInInput, SignUpInput } from '../../../shared/auth.ts';
import { authTexts } from '../../../shared/authTexts.ts';
import { readError } from '../../errors.ts';
import { liveSocket, trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';

const TOAST = 'auth';

/** The first failing rule, as the specification wants it told. */
export function tellInvalid(message: string): void {
  toast.error('Validation Error', message, { id: TOAST });
}

/** Takes back what was said about a try that failed. */
export function clearTold(): void {
  toast.clear(TOAST);
}

/**
 * Signs in and goes where the person belongs, or to `next`, or stays on a page that only asked for it. `secondStep` turns true when the account asks
 * for a code of the authenticator app; the same form is then sent again with it.
 */
export function useSignIn({ next }: { next: string | null | 'stay' }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [secondStep, setSecondStep] = useState(false);
  const mutation = trpc.auth.signIn.useMutation({
    onSuccess: async ({ me, home }) => {
      clearTold();
      liveSocket.renew();
      utils.auth.me.setData(undefined, me);
      toast.success(`Welcome, ${me.fullName}!`, undefined, { id: TOAST });
      if (next !== 'stay') await navigate({ href: next ?? home });
      await utils.invalidate();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      if (code === 'second_factor_required') setSecondStep(true);
      else toast.error('Sign-in failed', message, { id: TOAST });
    },
  });
  const problem = mutation.error ? readError(mutation.error) : null;
  return {
    secondStep,
    pending: mutation.isPending,
    problem: problem?.code === 'second_factor_required' ? null : problem,
    start(input: SignInInput): void {
      if (mutation.isPending) return;
      clearTold();
      mutation.mutate(input);
    },
    /** Back to the password. */
    restart(): void {
      setSecondStep(false);
      mutation.reset();
    },
  };
}

/** Makes an account; the same form sent twice makes one. */
export function useSignUp(onDone: () => void) {
  const key = useRef(crypto.randomUUID());
  const mutation = trpc.auth.signUp.useMutation({
    onSuccess: () => {
      clearTold();
      key.current = crypto.randomUUID();
      toast.success(authTexts.signedUp, undefined, { id: TOAST });
      onDone();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const said = code === 'internal' || code === 'unavailable' ? authTexts.signUpFailed : message;
      toast.error('Sign-up failed', said, { id: TOAST });
    },
  });
  const problem = mutation.error ? readError(mutation.error) : null;
  return {
    pending: mutation.isPending,
    problem,
    start(input: Omit<SignUpInput, 'idempotencyKey'>): void {
      if (mutation.isPending) return;
      clearTold();
      mutation.mutate({ ...input, idempotencyKey: key.current });
    },
  };
}
