import { useRef } from 'react';
import { type ProfileForm, profileTexts } from '../../../shared/profile/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';

const TOAST = 'profile';

/** Saves the editable fields. Idempotent: the same form sent twice saves once. */
export function useProfileUpdate() {
  const key = useRef(crypto.randomUUID());
  const utils = trpc.useUtils();
  const mutation = trpc.profile.update.useMutation({
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      toast.success(profileTexts.saved, undefined, { id: TOAST });
      await utils.profile.invalidate();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast.error('Error', code === 'internal' ? profileTexts.failed : message, { id: TOAST });
    },
  });
  return {
    pending: mutation.isPending,
    problem: mutation.error ? readError(mutation.error).message : null,
    start(form: ProfileForm): void {
      if (!mutation.isPending) mutation.mutate({ ...form, idempotencyKey: key.current });
    },
  };
}
