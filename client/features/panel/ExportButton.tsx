import { Checkbox, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExportSpec } from '../../../shared/reports/exports.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { useStillOpen } from '../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMayChange } from './panelPerson.ts';

type People = { personal: boolean; reason: string };
/** `compact`: shows only the icon on phones. */
type Props = {
  label: string;
  title: string;
  spec: (people: People) => ExportSpec;
  compact?: boolean;
};

/** Exports a CSV file; personal data is masked unless a reason is given. */
export function ExportButton({ label, title, spec, compact }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        icon={IconDownload}
        size="sm"
        aria-label={compact ? label : undefined}
        onClick={() => setOpened(true)}
      >
        {compact ? <span data-only="desktop">{label}</span> : label}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} size={520} title={title}>
        {opened && <ExportForm spec={spec} onClose={() => setOpened(false)} />}
      </Dialog>
    </>
  );
}

function ExportForm({ spec, onClose }: { spec: Props['spec']; onClose: () => void }) {
  const mayChange = useMayChange();
  const [personal, setPersonal] = useState(false);
  const [reason, setReason] = useState('');
  const stillOpen = useStillOpen();
  const prepare = trpc.admin.exports.prepare.useMutation({
    onSuccess: ({ url }) => {
      window.location.assign(url);
      toast.success('Export started', 'Your browser will save it as a CSV file.', { id: 'export' });
      if (stillOpen()) onClose();
    },
    onError: toastFailure('The export failed', 'export'),
  });
  return (
    <CallForm
      pending={prepare.isPending}
      action="Download CSV"
      doing="Preparing…"
      disabled={personal && reason.trim().length < 5}
      onCancel={onClose}
      onSubmit={() => prepare.mutate(spec({ personal, reason: personal ? reason : '' }))}
    >
      <Text tone="dim">
        A CSV file for a spreadsheet. Names, addresses, and numbers are masked. Every export is recorded in
        the audit log.
      </Text>
      {mayChange && (
        <Checkbox
          checked={personal}
          onChange={(event) => setPersonal(event.currentTarget.checked)}
          label="Include full personal data"
        />
      )}
      {personal && (
        <TextInput
          label="Why you need it"
          description="Recorded with your name."
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </CallForm>
  );
}
