import { Switch } from '@mantine/core';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { PanelSection } from '../../panel/PanelParts.tsx';

/** Whether only hired people may hand in onboarding documents. */
export function DocumentsRule() {
  const settings = trpc.documents.settings.useQuery();
  const utils = trpc.useUtils();
  const save = trpc.documents.setSettings.useMutation({
    onError: toastFailure('We couldn’t save the rule', 'documents-rule'),
    onSettled: () => utils.documents.settings.invalidate(),
  });
  return (
    <PanelSection id="rule-title" title="Onboarding documents" gap={12}>
      <Switch
        label="Only accept documents from hired people"
        description="When off, shortlisted and interviewed people can also submit them."
        disabled={!settings.data || save.isPending}
        checked={settings.data?.requireHired ?? false}
        onChange={(event) => save.mutate({ requireHired: event.currentTarget.checked })}
      />
    </PanelSection>
  );
}
