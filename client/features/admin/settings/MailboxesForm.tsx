import { Textarea, TextInput } from '@mantine/core';
import {
  type HouseSettings,
  type SettingValues,
  type Stored,
  settingValues,
} from '../../../../shared/panelSettings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { linesOf, useSettingForm } from './useSettingForm.ts';

type Props = {
  stored: Stored<SettingValues['mailboxes']>;
  facts: HouseSettings['facts'];
  mayChange: boolean;
};
type Mailboxes = SettingValues['mailboxes'];
type Values = Omit<Mailboxes, 'notices'> & { notices: string };

/** Where mail comes from, where answers and notices go. */
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
    onSuccess: ({ to }) => toast.success('Test mail sent', `It goes to ${to}.`, { id: 'test-mail' }),
    onError: (error) => toast.error('No test mail was sent', readError(error).message, { id: 'test-mail' }),
  });
  return (
    <SettingFrame
      section="mailboxes"
      title="Mailboxes"
      text={
        facts.smtp
          ? 'Mail leaves through a mail server. Use a sender that server may send for.'
          : 'No mail server is set: mails are written as files into the data folder.'
      }
      stored={stored}
      mayChange={mayChange}
      state={state}
      actions={
        <button
          type="button"
          className="btn default sm"
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          Send me a test mail
        </button>
      }
    >
      <TextInput label="Sender’s name" {...form.getInputProps('fromName')} />
      <TextInput
        label="Sender’s address"
        description="Every email comes from it, and the pages name it as the genuine one. Use a mailbox HR reads: emails that can’t be delivered come back to it."
        type="email"
        {...form.getInputProps('fromAddress')}
      />
      <TextInput
        label="HR’s address"
        description="Pages and emails name it for questions."
        type="email"
        {...form.getInputProps('hrAddress')}
      />
      <TextInput
        label="Answers go to"
        description="When somebody answers a mail of the house."
        type="email"
        {...form.getInputProps('replyTo')}
      />
      <Textarea
        label="Notices go to"
        description="New applications, requests, results: one address per line, at most five. Each new one is told by mail."
        autosize
        minRows={2}
        {...form.getInputProps('notices')}
      />
    </SettingFrame>
  );
}
