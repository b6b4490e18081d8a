import { Switch } from '@mantine/core';
import { useState } from 'react';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';
import { PanelSection } from '../PanelParts.tsx';
import { useMayChange } from '../panelPerson.ts';

/** Whether admins rate an interview before they see what the AI proposes; for the whole company. */
export function BlindReview() {
  const mayChange = useMayChange();
  const setting = trpc.admin.reviews.setting.useQuery();
  const utils = trpc.useUtils();
  // What was pressed shows at once; what the server says takes its place.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = trpc.admin.reviews.setSetting.useMutation({
    onSuccess: (_done, { on }) =>
      toast.success(on ? 'Admins rate before they see the score' : 'Scores show at once', undefined, {
        id: 'blind-review',
      }),
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'blind-review' }),
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
        description="Each admin rates an interview from its transcript before seeing the AI’s proposal. Until then, its score is hidden in their tables, emails, exports, and sorting. Reports show how far people and the AI agree."
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

/** Whether a connected model's scores wait for a person, as those of the built-in interviewer always do. */
function ConfirmConnected() {
  const mayChange = useMayChange();
  const setting = trpc.admin.results.setting.useQuery();
  const utils = trpc.useUtils();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = trpc.admin.results.setSetting.useMutation({
    onSuccess: (_done, { connected }) =>
      toast.success(
        connected
          ? 'Scores of connected models need confirming'
          : 'Scores of connected models don’t need confirming',
        undefined,
        { id: 'confirm-connected' },
      ),
    onError: (error) => toast.error('Not saved', readError(error).message, { id: 'confirm-connected' }),
    onSettled: async () => {
      await utils.admin.results.setting.invalidate();
      setWanted(null);
      await utils.admin.invalidate();
    },
  });
  return (
    <Switch
      label="Confirm scores of connected models"
      description="Scores of the built-in interviewer are provisional until an admin has opened every criterion and confirmed them. Turn this on to ask the same for scores of a connected model."
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
