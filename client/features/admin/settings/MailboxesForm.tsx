import { Textarea, TextInput } from '@mantine/core';
import {
  type AppSettings,
  type SettingValues,
  type Stored,
  settingValues,
} from '../../../../shared/panel/settings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { linesOf, useSettingForm } from './useSettingForm.ts';

type Props = {
  stored: Stored<SettingValues['mailboxes']>;
  facts: AppSettings['facts'];
  mayChange: boolean;
};
type Mailboxes = SettingValues['mailboxes'];
type Values = Omit<Mailboxes, 'notices'> & { notices: string };

/** Addresses for sending, replies, and notices. */
export function MailboxesForm({ stored, facts, mayChange }: Props) {
  const { form, ...state } = useSettingForm<Mailboxes, Values>({
    section: 'mailboxes',
    stored,
    toValues: ({ notices, ...rest }) => ({ ...rest, notices: notices.join('\n') }),
    parse: ({ notices, ...rest }) =>
      settingValues.mailboxes.safeParse({ ...rest, notices: linesOf(notices) }),
    toInput: (basedOn, value) => ({ section: 'mailboxes', basedOn, value }),
  });
  const test = trpc.admin.settings.testMail.useMutation({
    onSuccess: ({ to }) => toast.success('Test email sent', `Look for it at ${to}.`, { id: 'test-mail' }),
    onError: (error) =>
      toast.error('We couldn’t send a test email', readError(error).message, { id: 'test-mail' }),
  });
  return (
    <SettingFrame
      section="mailboxes"
      title="Mailboxes"
      text={
        facts.smtp
          ? 'We send email through an SMTP server. Use a sender address it’s allowed to send from.'
          : 'No SMTP server is set, so emails are saved as files in the data folder.'
      }
      stored={stored}
      mayChange={mayChange}
      state={state}
      actions={
        <Button size="sm" disabled={test.isPending} onClick={() => test.mutate()}>
          Send me a test email
        </Button>
      }
    >
      <TextInput label="Sender’s name" {...form.getInputProps('fromName')} />
      <TextInput
        label="Sender’s address"
        description="Every email comes from this address, and our pages name it as the real one. Use a mailbox HR reads: undeliverable emails come back to it."
        type="email"
        {...form.getInputProps('fromAddress')}
      />
      <TextInput
        label="HR’s address"
        description="Shown on pages and in emails, for questions."
        type="email"
        {...form.getInputProps('hrAddress')}
      />
      <TextInput
        label="Replies go to"
        description="When someone replies to our emails, it goes here."
        type="email"
        {...form.getInputProps('replyTo')}
      />
      <Textarea
        label="Notices go to"
        description="One address per line, up to five. They get new applications, requests, and results. We’ll email each new address to let them know."
        autosize
        minRows={2}
        {...form.getInputProps('notices')}
      />
    </SettingFrame>
  );
}
