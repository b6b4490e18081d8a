import { type ReactNode, useState } from 'react';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { emergencyText } from '../../../../shared/safety/help.ts';
import type { SafetySource } from '../../../../shared/safety/kinds.ts';
import {
  SAFETY_NOTE_MAX,
  type SafetyItem,
  type SafetyPassage,
  safetyKindLabels,
  safetySourceLabels,
} from '../../../../shared/safety/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { answerFailed } from '../../panel/answering.ts';
import { doneWith, isUndecided, keyFor, usePanelDraft } from '../../panel/panelDrafts.ts';

/** A contact message has a number instead of a name: the email to HR has both. */
export function whoOf({ person, erased, reference }: SafetyItem): string {
  if (erased) return 'Someone whose data was deleted';
  return person?.name ?? (reference ? `Message ${reference}` : 'Someone without a record');
}

const CONVERSATIONS: readonly SafetySource[] = ['interview', 'work', 'practice'];

/** Who has it, or closed it. */
export function Standing({ item, mine }: { item: SafetyItem; mine: boolean }) {
  if (item.closedAt) {
    return (
      <Text as="span" size="sm">
        Closed by <bdi>{item.closedBy?.name ?? 'a former admin'}</bdi> · {momentText(item.closedAt)}
      </Text>
    );
  }
  if (!item.takenAt) return null;
  return (
    <Text as="span" size="sm">
      Assigned to {mine ? 'you' : <bdi>{item.takenBy?.name ?? 'a former admin'}</bdi>} · since{' '}
      {momentText(item.takenAt)}
    </Text>
  );
}

type Props = {
  item: SafetyItem | null;
  /** The item was deleted while it was open, such as with the person's record. */
  gone: boolean;
  you: UserId | null;
  onClose: () => void;
};

/** One urgent item: the text, after a click that's recorded, how to reach the person, and closing it. */
export function UrgentItem({ item, gone, you, onClose }: Props) {
  return (
    <Dialog opened={item !== null || gone} onClose={onClose} size={640} title="Urgent item">
      {gone && <Notice kind="warn">This item was deleted while you had it open.</Notice>}
      {item && <Item key={item.id} item={item} you={you} onClose={onClose} />}
    </Dialog>
  );
}

function Item({ item, you, onClose }: { item: SafetyItem; you: UserId | null; onClose: () => void }) {
  // The passage isn't kept in memory after the dialog closes. While a newer one loads, it stays on the screen.
  const [opened, setOpened] = useState<SafetyPassage | null>(null);
  const open = trpc.safety.open.useMutation({ gcTime: 0, onSuccess: setOpened });
  const show = () => open.mutate({ flagId: item.id });
  const about = `urgent item ${item.id}`;
  const [note, setNote] = usePanelDraft(about);
  const stillOpen = useStillOpen();
  const mine = item.takenBy !== null && item.takenBy.id === you;
  // Closed by this admin, and the response to their note was lost: the note has closed the item.
  const perhapsSaved = item.closedBy !== null && item.closedBy.id === you && isUndecided(about, note);
  return (
    <Stack>
      <Text lines="anywhere">
        <Badge color="red">{safetyKindLabels[item.kind]}</Badge>{' '}
        <Text as="bdi" bold>
          {whoOf(item)}
        </Text>{' '}
        · {safetySourceLabels[item.source]} · {momentText(item.createdAt)}
      </Text>
      {(item.unconfirmed || opened?.unconfirmed) && <Unconfirmed />}
      {item.erased && <Erased />}
      {open.isError && <Notice kind="bad">{readError(open.error).message}</Notice>}
      {opened ? (
        <Passage
          opened={opened}
          more={
            item.closedAt === null &&
            CONVERSATIONS.includes(item.source) && (
              <Button
                variant="subtle"
                size="xs"
                place="start"
                loading={open.isPending}
                loadingText="Opening…"
                onClick={show}
              >
                Check for newer messages
              </Button>
            )
          }
        />
      ) : (
        <Stack gap={8}>
          <Remark>It may be upsetting to read. Showing it adds a line to the audit log.</Remark>
          <Button place="start" loading={open.isPending} loadingText="Opening…" onClick={show}>
            Show what they wrote
          </Button>
        </Stack>
      )}
      <Standing item={item} mine={mine} />
      {item.closedAt === null &&
        (mine ? (
          <Closing
            item={item}
            about={about}
            note={note}
            onNote={setNote}
            onClose={() => {
              if (stillOpen()) onClose();
            }}
          />
        ) : (
          <Remark>To close it with a note, assign it to yourself first.</Remark>
        ))}
      {item.closedAt !== null && note.trim() !== '' && (
        <Stack gap={8}>
          <Subtitle level={3}>{perhapsSaved ? 'Your note' : 'Your unsaved note'}</Subtitle>
          <Text lines="anywhere" className="ad-quote" dir="auto">
            {note}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function Unconfirmed() {
  return (
    <Notice kind="warn">
      <b>Unconfirmed.</b> This came with an application that uses this person’s email address. They haven’t
      confirmed the application, so someone else may have written it.
    </Notice>
  );
}

function Erased() {
  return (
    <Remark>
      This person’s data was deleted. Only this item still has what they wrote and how to reach them. When you
      close the item, we’ll delete it along with your note.
    </Remark>
  );
}

function Passage({
  opened: { passage, followUps, note, reach },
  more,
}: {
  opened: SafetyPassage;
  more: ReactNode;
}) {
  return (
    <Stack gap={12} role="status">
      <Stack gap={8}>
        <Subtitle level={3}>What they wrote</Subtitle>
        <blockquote className="ad-quote" dir="auto">
          {passage}
        </blockquote>
      </Stack>
      {followUps === null ? (
        <Remark>
          They wrote more. Only the safety contact and the admin this item is assigned to can read it.
        </Remark>
      ) : (
        <Stack gap={8}>
          {followUps.length > 0 && <Subtitle level={3}>What they wrote next</Subtitle>}
          {followUps.map(({ text, at }) => (
            // Two messages can have the same time.
            <Stack key={`${at} ${text}`} gap={4}>
              <Remark>{momentText(at)}</Remark>
              <blockquote className="ad-quote" dir="auto">
                {text}
              </blockquote>
            </Stack>
          ))}
          {more}
        </Stack>
      )}
      {reach && (
        <Stack gap={4} size="sm">
          <Subtitle level={3}>How to reach them</Subtitle>
          {reach.name && (
            <Text as="bdi" bold lines="anywhere">
              {reach.name}
            </Text>
          )}
          <Text lines="anywhere">
            <a href={`mailto:${reach.email}`}>{reach.email}</a>
            {reach.phone && (
              <>
                {' · '}
                <a href={`tel:${reach.phone.replace(/[^+\d]/g, '')}`}>{reach.phone}</a>
              </>
            )}
          </Text>
          {reach.country && (
            <Text lines="anywhere">
              <bdi>{reach.country}</bdi> · emergency: {emergencyText(reach.country)}
            </Text>
          )}
        </Stack>
      )}
      {note !== null && (
        <Stack gap={8}>
          <Subtitle level={3}>What was done</Subtitle>
          <Text lines="anywhere" className="ad-quote" dir="auto">
            {note}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function Closing(props: {
  item: SafetyItem;
  /** What the note is about, for its key. */
  about: string;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}) {
  const { item, about, note, onNote, onClose } = props;
  const utils = trpc.useUtils();
  const close = trpc.safety.close.useMutation({
    onSuccess: () => {
      toast.success('Item closed', undefined, { id: 'urgent' });
      onNote('');
      doneWith(about);
      onClose();
    },
    onError: answerFailed(about, 'We couldn’t close the item', 'urgent'),
    onSettled: () => utils.safety.invalidate(),
  });
  return (
    <CallForm
      gap={12}
      pending={close.isPending}
      action="Close the item"
      doing="Closing…"
      disabled={note.trim().length < 3}
      onCancel={onClose}
      onSubmit={() => close.mutate({ flagId: item.id, note, idempotencyKey: keyFor(about, note) })}
    >
      <NoteField
        label="What you did"
        hint="Only admins can read this. It’s never part of a hiring decision."
        rows={3}
        max={SAFETY_NOTE_MAX}
        value={note}
        onChange={onNote}
      />
    </CallForm>
  );
}
