import { Modal, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CONTEST_TEXT_MAX, type ContestItem, PASS_GRADE } from '../../../shared/workSessions.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';
import { doneWith, keyFor, useKeptText } from '../admin/keptText.ts';
import { Criteria } from './Criteria.tsx';

/** The whole case beside the decision: what was asked, answered, found, and the answer key. */
export function DecideContest({ item, onClose }: { item: ContestItem | null; onClose: () => void }) {
  return (
    <Modal opened={item !== null} onClose={onClose} size={760} title="Decide on a contested grade">
      {item && <Case key={item.id} item={item} onClose={onClose} />}
    </Modal>
  );
}

function Case({ item, onClose }: { item: ContestItem; onClose: () => void }) {
  const { assignment } = item;
  return (
    <div className="stack g16">
      <p className="break">
        <bdi className="b">{item.employeeName}</bdi>:{' '}
        {item.reason === '' ? (
          <span className="dim">No text to show</span>
        ) : (
          <span dir="auto">“{item.reason}”</span>
        )}
      </p>
      <div className="stack g8">
        <h3 className="h4 break">{assignment.title}</h3>
        <p className="sm break">{assignment.description}</p>
        {assignment.material.map(({ title, lines }) => (
          <div key={title} className="wk-src tn">
            <b className="b">{title}</b>
            {Object.entries(lines).map(([place, line]) => (
              <p key={place} className="break wk-line">
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <Passage title="The answer" text={assignment.employeeResponse ?? 'No answer'} />
      <Passage title="An answer that earns everything" text={item.answerKey.join('\n')} />
      <div className="stack g8">
        <h3 className="h4">What was found</h3>
        <Criteria criteria={assignment.criteria} />
      </div>
      <Decision item={item} onClose={onClose} />
    </div>
  );
}

function Passage({ title, text }: { title: string; text: string }) {
  return (
    <div className="stack g8">
      <h3 className="h4">{title}</h3>
      <p className="wk-src break wk-passage" dir="auto">
        {text}
      </p>
    </div>
  );
}

function Decision({ item, onClose }: { item: ContestItem; onClose: () => void }) {
  const [grade, setGrade] = useState<number | string>(item.gradeBefore);
  const [note, setNote] = useKeptText(`decision on ${item.id}`);
  const utils = trpc.useUtils();
  const decide = trpc.admin.decideContest.useMutation({
    onSuccess: () => {
      toast.success('Decision saved', `${item.employeeName} gets an email.`, { id: 'contest' });
      setNote('');
      doneWith(`decision on ${item.id}`);
      onClose();
    },
    onError: (error) =>
      toast.error('We couldn’t save the decision', readError(error).message, { id: 'contest' }),
    onSettled: () => utils.admin.invalidate(),
  });
  const valid = typeof grade === 'number' && grade >= 0 && grade <= 100 && note.trim().length >= 3;
  return (
    <form
      className="stack g12"
      onSubmit={(event) => {
        event.preventDefault();
        const idempotencyKey = keyFor(`decision on ${item.id}`, grade, note);
        if (valid && !decide.isPending) decide.mutate({ contestId: item.id, idempotencyKey, grade, note });
      }}
    >
      <NumberInput
        label="Grade that stands"
        description={`0 to 100; from ${PASS_GRADE} on the task counts as completed. Leave it to keep the grade.`}
        min={0}
        max={100}
        allowDecimal={false}
        value={grade}
        onChange={setGrade}
      />
      <Textarea
        label="Note to the employee"
        autosize
        minRows={2}
        maxLength={CONTEST_TEXT_MAX}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row g8 w">
        <button type="submit" className="btn filled" disabled={!valid || decide.isPending}>
          {decide.isPending ? 'Saving…' : grade === item.gradeBefore ? 'Keep the grade' : 'Change the grade'}
        </button>
        <button type="button" className="btn default" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
