import type { AppSettings, SettingValues, Stored } from '../../../shared/panel/settings.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { useTestEmail } from '../emails/useTestEmail.ts';
import { SettingFrame } from '../panel/settings/SettingFrame.tsx';
import { linesOf, useSettingForm } from '../panel/settings/useSettingForm.ts';

type Props = {
  stored: Stored<SettingValues['mailboxes']>;
  facts: AppSettings['facts'];
  mayChange: boolean;
};

const labels = {
  fromName: 'Sender’s name',
  fromAddress: 'Sender’s address',
  hrAddress: 'HR’s address',
  replyTo: 'Replies go to',
  notices: 'Notices go to',
};

/** Addresses for sending, replies, and notices. */
export function MailboxesForm({ stored, facts, mayChange }: Props) {
  const setting = useSettingForm({
    section: 'mailboxes',
    stored,
    labels,
    toValues: ({ notices, ...rest }) => ({ ...rest, notices: notices.join('\n') }),
    toInput: ({ notices, ...rest }) => ({ ...rest, notices: linesOf(notices) }),
  });
  const follow = useTestEmail();
  const test = trpc.admin.settings.testMail.useMutation({
    onSuccess: follow,
    onError: toastFailure('We couldn’t send a test email', 'test-email'),
  });
  const { field } = setting.form;
  return (
    <SettingFrame
      title="Mailboxes"
      text={
        facts.smtp
          ? 'We send email through an SMTP server. Use a sender address it’s allowed to send from.'
          : 'No SMTP server is set, so emails are saved as files in the data folder.'
      }
      setting={setting}
      mayChange={mayChange}
      actions={
        <Button size="sm" loading={test.isPending} onClick={() => test.mutate()}>
          Send me a test email
        </Button>
      }
    >
      <TextField {...field('fromName')} />
      <TextField
        {...field('fromAddress')}
        hint="Every email comes from this address, and our pages name it as the real one. Use a mailbox HR reads: undeliverable emails come back to it."
        hintAbove
        type="email"
      />
      <TextField
        {...field('hrAddress')}
        hint="Shown on pages and in emails, for questions."
        hintAbove
        type="email"
      />
      <TextField {...field('replyTo')} hint="Replies to our emails go here." hintAbove type="email" />
      <TextAreaField
        {...field('notices')}
        hint="One address per line, up to five. They get new applications, requests, and results. We’ll email each new address to let them know."
        hintAbove
        rows={2}
      />
    </SettingFrame>
  );
}
