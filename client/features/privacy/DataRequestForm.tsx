import { type FormEvent, useRef, useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { PrivacyKind } from '../../../shared/privacy/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { CallError, mutate } from '../../site/call.ts';
import { useLive } from '../../site/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Hidden } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';

type Errors = Partial<Record<'email' | 'kind' | 'note', string>>;

const choices: { value: PrivacyKind; label: string; text: string }[] = [
  { value: 'copy', label: 'A copy of my data', text: 'All your records and files, as a ZIP archive.' },
  {
    value: 'deletion',
    label: 'Delete my data',
    text: 'Applications, interview, files, messages, and account. This can’t be undone.',
  },
];

/** The form's values stay in the fields themselves, even if they were typed before the script loaded. */
export function DataRequestForm({
  onSent,
}: {
  onSent: (sent: { kind: PrivacyKind; safety: SafetySign | null }) => void;
}) {
  const key = useRef<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const live = useLive();

  const refuse = (found: Errors): void => {
    setErrors(found);
    const first = found.email ? 'request-email' : found.kind ? 'request-kind-copy' : 'request-note';
    document.getElementById(first)?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '');
    const kind = choices.find(({ value }) => value === form.get('kind'))?.value;
    if (!kind) return refuse({ kind: 'Please choose what you’d like' });
    setSending(true);
    setErrors({});
    try {
      // Created once, so a retry after a lost response doesn't send a second email.
      key.current ??= crypto.randomUUID();
      const input = { email: text('email'), kind, note: text('note'), website: text('website') };
      const { safety } = await mutate('privacy.request', {
        ...input,
        idempotencyKey: key.current,
      });
      onSent({ kind, safety });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { email, note } = error.fields;
      if (email || note) refuse({ email, note });
      else toast.error('We couldn’t send your request', error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={send}>
      <Stack gap={24}>
        <noscript>
          <Notice kind="warn">
            This form needs JavaScript. Please turn it on, or write to{' '}
            <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>.
          </Notice>
        </noscript>
        <Field id="request-email" label="Email" hint="The one you used with us." error={errors.email}>
          {(wiring) => <input {...wiring} className="inp" name="email" type="email" autoComplete="email" />}
        </Field>
        <fieldset className={`fld choices ${errors.kind ? 'bad' : ''}`}>
          <legend className="lab">I’d like</legend>
          {choices.map(({ value, label, text }) => (
            <label key={value} className="chk">
              <input id={`request-kind-${value}`} type="radio" name="kind" value={value} />
              <span>
                {label}
                <span className="hint block">{text}</span>
              </span>
            </label>
          ))}
          {errors.kind && <FieldError id="request-kind-error" text={errors.kind} />}
        </fieldset>
        <Field id="request-note" label="Anything we should know" optional error={errors.note}>
          {(wiring) => (
            <textarea {...wiring} className="inp" name="note" rows={2} maxLength={500} dir="auto" />
          )}
        </Field>
        {/* Hidden from people and screen readers; only a bot fills it in. */}
        <Hidden aria-hidden="true" as="div">
          <label>
            Website
            <input tabIndex={-1} autoComplete="off" name="website" />
          </label>
        </Hidden>
        <div>
          <Button
            type="submit"
            variant="filled"
            size="lg"
            loading={sending}
            loadingText="Sending…"
            disabled={!live || sending}
          >
            Send me the link
          </Button>
        </div>
      </Stack>
    </form>
  );
}
