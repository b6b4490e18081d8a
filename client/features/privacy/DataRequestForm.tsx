import { Radio, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useRef } from 'react';
import { type PrivacyKind, DataRequestForm as Schema } from '../../../shared/privacy.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';

type Values = { email: string; kind: PrivacyKind | ''; note: string; website: string };

const choices: { value: PrivacyKind; label: string; text: string }[] = [
  { value: 'copy', label: 'A copy of my data', text: 'All records and your files, as a ZIP archive.' },
  {
    value: 'deletion',
    label: 'Delete my data',
    text: 'Applications, interview, files, messages and account. This cannot be undone.',
  },
];

export function DataRequestForm({ onSent }: { onSent: (kind: PrivacyKind) => void }) {
  const key = useRef<string | null>(null);
  const form = useForm<Values>({
    initialValues: { email: '', kind: '', note: '', website: '' },
    validate: schemaResolver(Schema.strip(), { sync: true }),
  });
  const request = trpc.privacy.request.useMutation({
    onSuccess: (_answer, { kind }) => onSent(kind),
    onError: (error) => {
      const { message, fields } = readError(error);
      form.setErrors(fields);
      toast.error('The request was not sent', message, { id: 'data-request' });
    },
  });
  const send = (): void => {
    if (request.isPending) return;
    const { errors } = form.validate();
    const first = ['email', 'kind', 'note'].find((field) => errors[field]);
    if (first) {
      document.getElementById(first === 'kind' ? 'request-kind-copy' : `request-${first}`)?.focus();
      return;
    }
    const { website, ...values } = form.values;
    const parsed = Schema.safeParse(values);
    if (!parsed.success) return;
    // Made once, so that a retry after a lost answer does not send a second mail.
    key.current ??= crypto.randomUUID();
    request.mutate({ ...parsed.data, website, idempotencyKey: key.current });
  };
  return (
    <form
      noValidate
      className="stack g24"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        id="request-email"
        label="Email"
        description="The one you used with us."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <Radio.Group label="I would like" {...form.getInputProps('kind')}>
        <div className="stack g12" style={{ marginTop: 8 }}>
          {choices.map(({ value, label, text }) => (
            <Radio key={value} id={`request-kind-${value}`} value={value} label={label} description={text} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        id="request-note"
        label={
          <>
            Anything we should know{' '}
            <span style={{ fontWeight: 400, color: 'var(--mantine-color-dimmed)' }}>(optional)</span>
          </>
        }
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        dir="auto"
        {...form.getInputProps('note')}
      />
      {/* Hidden from people and from screen readers; only a program fills it in. */}
      <div aria-hidden="true" className="vh">
        <label>
          Website
          <input
            tabIndex={-1}
            autoComplete="off"
            name="website"
            value={form.values.website}
            onChange={(event) => form.setFieldValue('website', event.currentTarget.value)}
          />
        </label>
      </div>
      <button
        type="submit"
        className="btn filled lg"
        style={{ alignSelf: 'flex-start' }}
        disabled={request.isPending}
        aria-busy={request.isPending}
      >
        {request.isPending ? 'Sending…' : 'Send me the link'}
      </button>
    </form>
  );
}
