import { TextInput } from '@mantine/core';
import { IconCopy, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { EmailDraft, Recipient } from '../../../shared/assistant/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Fine, Muted, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { TypingDots } from '../conversation/MessageBubble.tsx';
import { writtenToast } from '../emails/writtenToast.ts';
import { usePanelDraft } from '../panel/panelDrafts.ts';
import styles from './Assistant.module.css';

type Props = {
  draft: EmailDraft;
  recipients: Recipient[];
  /** The answer's id, which makes sending idempotent. Null while the draft is being written. */
  sendKey: string | null;
};

/** A draft while it's written, then editable by HR: edit, copy, or send with a click. */
export function DraftCard({ draft, recipients, sendKey }: Props) {
  if (!sendKey || !draft.finished) {
    return (
      <Panel as="article" gap={12} className={styles.draft} aria-label="Draft">
        <p>
          <Muted>Subject</Muted> <b>{draft.subject}</b>
        </p>
        <Text as="div" lines="kept" className={styles.body} dir="auto">
          {draft.body}
        </Text>
        <Group gap={8} tone="dim" size="xs">
          <TypingDots /> Writing…
        </Group>
      </Panel>
    );
  }
  return <EditableDraft draft={draft} recipients={recipients} sendKey={sendKey} />;
}

function EditableDraft({ draft, recipients, sendKey }: Props & { sendKey: string }) {
  const [subject, setSubject] = usePanelDraft(`subject of draft ${sendKey}`, draft.subject);
  const [body, setBody] = usePanelDraft(`body of draft ${sendKey}`, draft.body);
  const id = `draft-${sendKey}`;
  // The mutation reports that it's pending a moment late; a double click would be faster and get "already sent."
  const [pressed, setPressed] = useState(false);
  const send = trpc.admin.assistant.sendMail.useMutation({
    onSuccess: (done) => {
      writtenToast(done, id);
      if (done.before > 0 && done.sent + done.demo === 0)
        toast.info('This draft was already sent', 'To send another email, ask for a new draft.', { id });
    },
    onError: toastFailure('We couldn’t send the email', id),
    onSettled: () => setPressed(false),
  });
  const noOne = send.data !== undefined && send.data.sent + send.data.demo + send.data.before === 0;
  const whom = recipients.map(({ name }) => name).join(', ');
  const unfilled = /\[[^\]]*\]/.test(`${subject}${body}`);
  return (
    <Panel as="article" gap={12} className={styles.draft} aria-label="Draft">
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
          loading={send.isSuccess && !noOne}
          loadingText={send.data?.sent === 0 && send.data.before === 0 ? 'Saved, not sent' : 'Sent'}
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
          {recipients.length > 1 ? `Send to ${counted(recipients.length, 'person', 'people')}` : 'Send'}
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
    </Panel>
  );
}
