import { type ProfileForm, profileTexts } from '../../../shared/profile/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';

const TOAST = 'profile';

/** Saves the editable fields. Idempotent: the same form sent twice saves once. */
export function useProfileUpdate() {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.profile.update.useMutation({
    onSuccess: async () => {
      toast.success(profileTexts.saved, undefined, { id: TOAST });
      await utils.profile.invalidate();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast.error('Error', code === 'internal' ? profileTexts.failed : message, { id: TOAST });
    },
  });
  return (form: ProfileForm, idempotencyKey: string) => mutateAsync({ ...form, idempotencyKey });
}
