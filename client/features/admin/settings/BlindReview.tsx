import { Switch } from '@mantine/core';
import { useState } from 'react';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { PanelSection } from '../../panel/PanelParts.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';

/** Company-wide setting: admins rate interviews before they see the AI's proposal. */
export function BlindReview() {
  const mayChange = useMayChange();
  const setting = trpc.admin.reviews.setting.useQuery();
  const utils = trpc.useUtils();
  // The pressed state shows immediately, until the server's value replaces it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = trpc.admin.reviews.setSetting.useMutation({
    onSuccess: (_done, { on }) =>
      toast.success(
        on ? 'Admins now rate before they see the score' : 'Scores now show right away',
        undefined,
        {
          id: 'blind-review',
        },
      ),
    onError: toastFailure('We couldn’t save the setting', 'blind-review'),
    onSettled: async () => {
      await utils.admin.reviews.setting.invalidate();
      setWanted(null);
      await utils.admin.invalidate();
    },
  });
  return (
    <PanelSection id="blind-title" title="Reviewing interviews" gap={12}>
      <Switch
        label="Rate before seeing the AI’s score"
        description="Each admin rates an interview from its transcript before seeing the AI’s proposal. Until then, its score is hidden in their tables, emails, exports, and sorting. Reports show how closely people and the AI agree."
        disabled={!mayChange || !setting.data || save.isPending}
        checked={wanted ?? setting.data?.on ?? false}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          setWanted(on);
          save.mutate({ on });
        }}
      />
      <ConfirmConnected />
    </PanelSection>
  );
}

/** Whether a connected model's scores need confirmation, as the built-in interviewer's always do. */
function ConfirmConnected() {
  const mayChange = useMayChange();
  const setting = trpc.admin.results.setting.useQuery();
  const utils = trpc.useUtils();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = trpc.admin.results.setSetting.useMutation({
    onSuccess: (_done, { connected }) =>
      toast.success(
        connected
          ? 'Scores from connected models now need confirmation'
          : 'Scores from connected models no longer need confirmation',
        undefined,
        { id: 'confirm-connected' },
      ),
    onError: toastFailure('We couldn’t save the setting', 'confirm-connected'),
    onSettled: async () => {
      await utils.admin.results.setting.invalidate();
      setWanted(null);
      await utils.admin.invalidate();
    },
  });
  return (
    <Switch
      label="Confirm scores from connected models"
      description="Scores from the built-in interviewer are provisional until an admin opens every criterion and confirms the result. Turn this on to require the same for scores from a connected model."
      disabled={!mayChange || !setting.data || save.isPending}
      checked={wanted ?? setting.data?.connected ?? false}
      onChange={(event) => {
        const connected = event.currentTarget.checked;
        setWanted(connected);
        save.mutate({ connected });
      }}
    />
  );
}
