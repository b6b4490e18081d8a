import { brand } from '../../../shared/company/brand.ts';
import type { PrivacyKind } from '../../../shared/privacy/schema.ts';
import { dataRequestLabels } from '../../../shared/privacy/terms.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { mutate } from '../../site/call.ts';
import { useHydrated } from '../../site/useHydrated.ts';
import { Form, FormActions, Trap } from '../../ui/form/Form.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { toast } from '../../ui/toast/toast.ts';

type Values = { email: string; kind: PrivacyKind | ''; note: string };

const empty: Values = { email: '', kind: '', note: '' };

const choices: { value: PrivacyKind; label: string; text: string }[] = [
  { value: 'copy', label: 'Get a copy of my data', text: 'All your records and files, as a ZIP archive.' },
  {
    value: 'deletion',
    label: 'Delete my data',
    text: 'Applications, interview, files, messages, and account. This can’t be undone.',
  },
];

type Sent = { kind: PrivacyKind; safety: SafetySign | null };

/** Asks for a copy or the deletion of one's data. It needs JavaScript and says so. */
export function DataRequestForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const hydrated = useHydrated();
  const form = useZodForm({
    id: 'request',
    // The rules load once someone starts filling it in, not with the page.
    schema: async () => (await import('../../../shared/privacy/schema.ts')).DataRequestForm,
    initial: empty,
    labels: dataRequestLabels,
    onSubmit: async (request, idempotencyKey) => {
      const { safety } = await mutate('privacy.request', { ...request, idempotencyKey });
      onSent({ kind: request.kind, safety });
    },
    onRefused: ({ message, fields = {} }) => {
      if (Object.keys(fields).length === 0) toast.error('We couldn’t send your request', message);
    },
  });
  return (
    <Form form={form} method="post">
      <Stack gap={24}>
        <noscript>
          <Notice kind="warn">
            This form needs JavaScript. Please turn it on, or write to{' '}
            <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>.
          </Notice>
        </noscript>
        <TextField
          {...form.field('email')}
          hint="The one you used with us."
          type="email"
          autoComplete="email"
        />
        <RadioField {...form.field('kind')} choices={choices} />
        <TextAreaField {...form.field('note')} optional rows={4} maxLength={500} dir="auto" />
        <Trap />
        <FormActions form={form} size="lg" action="Send me the link" doing="Sending…" disabled={!hydrated} />
      </Stack>
    </Form>
  );
}
