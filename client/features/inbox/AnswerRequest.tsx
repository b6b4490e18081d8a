import { Checkbox } from '@mantine/core';
import type { CandidateRequest } from '../../../shared/panel/schema.ts';
import { trpc } from '../../trpc.ts';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { useStillOpen } from '../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { NO_MAILBOX, useInvented } from '../demo/DemoMark.tsx';
import { answerFailed, endedBy } from '../panel/answering.ts';
import { doneWith, keyFor, panelMemory, useWholeDraft } from '../panel/panelDrafts.ts';

const drafts = panelMemory<{ note: string; notify: boolean }>();

type Props = {
  request: CandidateRequest | null;
  /** No longer in the inbox: a colleague answered first, or the record is gone. */
  gone: boolean;
  onClose: () => void;
};

/** HR's answer: always added to the timeline, and emailed if the box is checked. */
export function AnswerRequest({ request, ...props }: Props) {
  return (
    <Dialog opened={request !== null} onClose={props.onClose} size={560} title="Answer the request">
      {request && <Form key={request.id} request={request} {...props} />}
    </Dialog>
  );
}

const leads: Record<CandidateRequest['about'], string> = {
  human: 'would rather talk with a person.',
  accommodation:
    'asked for an accommodation. Work out with them what they need, and don’t let it affect your decision.',
  review: 'requested a score review.',
  question: 'asked this in the interview:',
};

const added = 'We’ll add it to the timeline, and to the email if you send one.';
const descriptions: Record<CandidateRequest['about'], string> = {
  human: added,
  // Reviewers read the timeline, too, and an accommodation isn't for them.
  accommodation: 'We’ll add it to the timeline for admins only, and to the email if you send one.',
  review: added,
  question: added,
};

function Form({ request, gone, onClose }: Props & { request: CandidateRequest }) {
  const about = `answer to ${request.id}`;
  const [{ note, notify }, change, sent] = useWholeDraft(drafts, about, { note: '', notify: true });
  const invented = useInvented().has(request.candidateId);
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  const answer = trpc.admin.inbox.answer.useMutation({
    onSuccess: (_done, answered) => {
      const emailed = invented ? NO_MAILBOX : 'We’ll email the candidate.';
      toast.success('Request answered', answered.notify ? emailed : undefined, {
        id: `answered-${request.id}`,
      });
      sent(answered);
      doneWith(about);
      if (stillOpen()) onClose();
    },
    onError: answerFailed(about, 'We couldn’t save the answer', `answered-${request.id}`),
    onSettled: () => utils.admin.invalidate(),
  });
  const ended = endedBy(about, [note, notify], { gone, call: answer });
  return (
    <CallForm
      pending={answer.isPending}
      action={request.about === 'question' && notify ? 'Send the answer' : 'Save the answer'}
      doing="Saving…"
      disabled={note.trim().length < 3 || ended === 'others'}
      onCancel={onClose}
      onSubmit={() => {
        const idempotencyKey = keyFor(about, note, notify);
        answer.mutate({ requestId: request.id, note, notify, idempotencyKey });
      }}
    >
      <Text lines="anywhere">
        <bdi>{request.fullName}</bdi> {leads[request.about]}
      </Text>
      {request.about === 'question' && request.note && (
        <blockquote className="ad-quote" dir="auto">
          {request.note}
        </blockquote>
      )}
      {ended && (
        <Notice
          kind={ended === 'perhapsOurs' ? 'warn' : 'bad'}
          actions={
            <TextLink to="/admin" search={{ tab: 'candidates', candidate: request.candidateId }}>
              Open {request.fullName}’s record
            </TextLink>
          }
        >
          {ended === 'perhapsOurs'
            ? 'The connection was lost, but we may have saved your answer. Check the record, or save it again: we won’t send it twice.'
            : 'Someone else has answered this, or the record is gone. We haven’t sent your text. Copy it if you still need it.'}
        </Notice>
      )}
      <NoteField
        label="Your answer"
        hint={descriptions[request.about]}
        rows={3}
        max={2000}
        data-autofocus
        value={note}
        onChange={(text) => change({ note: text })}
      />
      <Checkbox
        checked={notify}
        onChange={(event) => change({ notify: event.currentTarget.checked })}
        label="Email this answer to the candidate"
        description={
          request.about === 'question' &&
          'They were told that HR will email an answer. Uncheck this only if they already have one.'
        }
      />
    </CallForm>
  );
}
