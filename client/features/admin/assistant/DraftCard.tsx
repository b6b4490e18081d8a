import { TextInput } from '@mantine/core';
import { IconCopy, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { MailDraft, Recipient } from '../../../../shared/assistant/schema.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { Group } from '../../../ui/Stack.tsx';
import { Fine, Muted, Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { TypingDots } from '../../conversation/MessageBubble.tsx';
import { usePanelDraft } from '../../panel/panelDrafts.ts';
import styles from './Assistant.module.css';

type Props = {
  draft: MailDraft;
  recipients: Recipient[];
  /** The answer's id, which makes sending idempotent. Null while the draft is being written. */
  sendKey: string | null;
};

/** A draft while it's written, then editable by HR: edit, copy, or send with a click. */
export function DraftCard({ draft, recipients, sendKey }: Props) {
  if (!sendKey || !draft.finished) {
    return (
      <article className={styles.draft} aria-label="Draft">
        <p>
          <Muted>Subject</Muted> <b>{draft.subject}</b>
        </p>
        <Text as="div" lines="anywhere" className={styles.body} dir="auto">
          {draft.body}
        </Text>
        <Group gap={8} tone="dim" size="xs">
          <TypingDots /> Writing…
        </Group>
      </article>
    );
  }
  return <EditableDraft draft={draft} recipients={recipients} sendKey={sendKey} />;
}

function EditableDraft({ draft, recipients, sendKey }: Props & { sendKey: string }) {
  const [subject, setSubject] = usePanelDraft(`subject of draft ${sendKey}`, draft.subject);
  const [body, setBody] = usePanelDraft(`body of draft ${sendKey}`, draft.body);
  // The mutation reports that it's pending a moment late; a double click would be faster and get "already sent."
  const [pressed, setPressed] = useState(false);
  const send = trpc.admin.assistant.sendMail.useMutation({
    onSuccess: ({ sent }) =>
      sent > 0
        ? toast.success('Email sent', sent === 1 ? 'Sent to 1 person.' : `Sent to ${sent} people.`, {
            id: `draft-${sendKey}`,
          })
        : toast.info('This draft was already sent', 'To send another email, ask for a new draft.', {
            id: `draft-${sendKey}`,
          }),
    onError: (error) => {
      const { code, message } = readError(error);
      const gone = 'One of the people it’s for is no longer here. Ask again for a new draft.';
      toast.error('We couldn’t send the email', code === 'not_found' ? gone : message, {
        id: `draft-${sendKey}`,
      });
    },
    onSettled: () => setPressed(false),
  });
  const whom = recipients.map(({ name }) => name).join(', ');
  const unfilled = /\[[^\]]*\]/.test(`${subject}${body}`);
  return (
    <article className={styles.draft} aria-label="Draft">
      <TextInput
        size="sm"
        label="Subject"
        maxLength={150}
        dir="auto"
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <NoteField label="Message" rows={4} max={5_000} value={body} onChange={setBody} />
      <Fine lines="anywhere">
        {recipients.length === 0
          ? 'No recipients yet. Ask again and name a person or a status.'
          : `To ${whom}`}
        {unfilled && ' · Fill in the [brackets] first.'}
      </Fine>
      <Group gap={8} wrap>
        <Button
          icon={IconSend}
          variant="filled"
          size="sm"
          disabled={
            recipients.length === 0 || unfilled || pressed || subject.trim() === '' || body.trim() === ''
          }
          loading={send.isSuccess}
          loadingText="Sent"
          onClick={() => {
            setPressed(true);
            send.mutate({
              candidateIds: recipients.map(({ id }) => id),
              subject,
              body,
              idempotencyKey: sendKey,
            });
          }}
        >
          {recipients.length > 1 ? `Send to ${recipients.length} people` : 'Send'}
        </Button>
        <Button
          icon={IconCopy}
          size="sm"
          onClick={() =>
            navigator.clipboard.writeText(`${subject}\n\n${body}`).then(
              () => toast.success('Draft copied', undefined, { id: 'draft-copied' }),
              () =>
                toast.error('We couldn’t copy the draft', 'Select the text and copy it yourself.', {
                  id: 'draft-copied',
                }),
            )
          }
        >
          Copy
        </Button>
      </Group>
    </article>
  );
}
