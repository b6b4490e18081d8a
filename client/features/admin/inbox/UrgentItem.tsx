import { Modal, Textarea } from '@mantine/core';
import type { UserId } from '../../../../shared/ids.ts';
import {
  SAFETY_NOTE_MAX,
  type SafetyItem,
  type SafetyPassage,
  safetyKindLabels,
  safetySourceLabels,
} from '../../../../shared/safetyFlags.ts';
import { emergencyText } from '../../../../shared/safetyHelp.ts';
import { momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { doneWith, keyFor, useKeptText } from '../keptText.ts';

/** A contact message has a number instead of a name: the email to HR has both. */
export function whoOf({ person, reference }: SafetyItem): string {
  return person?.name ?? (reference ? `Message ${reference}` : 'Someone without a record');
}

type Props = { item: SafetyItem | null; you: UserId | null; onClose: () => void };

/** One urgent item: what was written after a click that goes on record, how to reach the person, and closing it. */
export function UrgentItem({ item, you, onClose }: Props) {
  return (
    <Modal opened={item !== null} onClose={onClose} size={640} title="Urgent item">
      {item && <Item key={item.id} item={item} you={you} onClose={onClose} />}
    </Modal>
  );
}

function Item({ item, you, onClose }: { item: SafetyItem; you: UserId | null; onClose: () => void }) {
  // Nothing of it stays in memory when the dialog is closed.
  const open = trpc.safety.open.useMutation({ gcTime: 0 });
  return (
    <div className="stack g16">
      <p className="break">
        <span className="bdg red">{safetyKindLabels[item.kind]}</span> <bdi className="b">{whoOf(item)}</bdi>{' '}
        · {safetySourceLabels[item.source]} · {momentText(item.createdAt)}
      </p>
      {open.data ? (
        <Passage opened={open.data} />
      ) : (
        <div className="stack g8">
          {open.isError && <Notice kind="bad">{readError(open.error).message}</Notice>}
          <p className="sm dim">It may be hard to read. Showing it adds a line to the audit log.</p>
          <button
            type="button"
            className="btn default start"
            disabled={open.isPending}
            onClick={() => open.mutate({ flagId: item.id })}
          >
            {open.isPending ? 'Opening…' : 'Show what they wrote'}
          </button>
        </div>
      )}
      {item.closedAt === null &&
        (item.takenBy?.id === you && you !== null ? (
          <Closing item={item} onClose={onClose} />
        ) : (
          <p className="sm dim">Take it on to close it with a note.</p>
        ))}
    </div>
  );
}

function Passage({ opened: { passage, note, reach } }: { opened: SafetyPassage }) {
  return (
    <div className="stack g12" role="status">
      <div className="stack g8">
        <h3 className="h4">What they wrote</h3>
        <blockquote className="ad-quote break" dir="auto">
          {passage}
        </blockquote>
      </div>
      {reach && (
        <div className="stack g4 sm">
          <h3 className="h4">How to reach them</h3>
          <p className="break">
            <a href={`mailto:${reach.email}`}>{reach.email}</a>
            {reach.phone && (
              <>
                {' · '}
                <a href={`tel:${reach.phone.replace(/[^+\d]/g, '')}`}>{reach.phone}</a>
              </>
            )}
          </p>
          <p className="break">
            <bdi>{reach.country}</bdi> · emergency: {emergencyText(reach.country)}
          </p>
        </div>
      )}
      {note !== null && (
        <div className="stack g8">
          <h3 className="h4">What was done</h3>
          <p className="break ad-quote" dir="auto">
            {note}
          </p>
        </div>
      )}
    </div>
  );
}

function Closing({ item, onClose }: { item: SafetyItem; onClose: () => void }) {
  const about = `urgent item ${item.id}`;
  const [note, setNote] = useKeptText(about);
  const utils = trpc.useUtils();
  const close = trpc.safety.close.useMutation({
    onSuccess: () => {
      toast.success('Item closed', undefined, { id: 'urgent' });
      setNote('');
      doneWith(about);
      onClose();
    },
    onError: (error) => toast.error('Not closed', readError(error).message, { id: 'urgent' }),
    onSettled: () => utils.safety.invalidate(),
  });
  return (
    <form
      className="stack g12"
      onSubmit={(event) => {
        event.preventDefault();
        if (close.isPending || note.trim().length < 3) return;
        close.mutate({ flagId: item.id, note, idempotencyKey: keyFor(about, note) });
      }}
    >
      <Textarea
        label="What you did"
        description="Only admins can read this. It’s never part of a hiring decision."
        autosize
        minRows={3}
        maxLength={SAFETY_NOTE_MAX}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row g8 w">
        <button type="submit" className="btn filled" disabled={note.trim().length < 3 || close.isPending}>
          {close.isPending ? 'Closing…' : 'Close the item'}
        </button>
        <button type="button" className="btn default" onClick={onClose}>
          Not yet
        </button>
      </div>
    </form>
  );
}
