import { type FormEvent, useRef } from 'react';
import { nothingSaid, type SelfIdentification } from '../../../shared/selfIdentification.ts';
import { SelfIdentificationAnswers } from '../../../shared/selfIdentificationInput.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { Questions } from './Questions.tsx';

/** The voluntary questions in the candidate portal: answered, changed and taken back by their owner. */
export function OwnAnswers() {
  const own = trpc.selfIdentification.own.useQuery();
  return (
    <section className="stack g16" style={{ marginTop: 16 }} aria-labelledby="about-you">
      <h3 className="h4" id="about-you">
        {selfIdentification.title}
      </h3>
      <p className="sm dim">{selfIdentification.lead}</p>
      <dl className="stack g8 sm">
        {selfIdentification.facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="b">{title}</dt>
            <dd className="dim">{text}</dd>
          </div>
        ))}
      </dl>
      {own.isError && !own.data && <Notice kind="bad">{readError(own.error).message}</Notice>}
      {own.isPending && <p className="sm dim">Loading…</p>}
      {own.data && <AnswersForm said={own.data} />}
    </section>
  );
}

function AnswersForm({ said }: { said: SelfIdentification }) {
  const utils = trpc.useUtils();
  /** A repeated try keeps its key; other answers are another change. */
  const attempt = useRef({ content: '', key: '' });
  const failed = (error: Parameters<typeof readError>[0]): void => {
    const { code, message } = readError(error);
    if (code === 'session_ended') void utils.candidatePortal.view.reset();
    else toast.error('We couldn’t save your answers', message, { id: 'about-you' });
  };
  const save = trpc.selfIdentification.save.useMutation({
    onSuccess: (stored) => {
      utils.selfIdentification.own.setData(undefined, stored);
      toast.success('Your answers are saved', 'They only count in totals.', { id: 'about-you' });
    },
    onError: failed,
  });
  const withdraw = trpc.selfIdentification.withdraw.useMutation({
    onSuccess: () => {
      utils.selfIdentification.own.setData(undefined, nothingSaid);
      toast.success('Your answers are deleted', 'Totals that already counted them stay, without your name.', {
        id: 'about-you',
      });
    },
    onError: failed,
  });
  const busy = save.isPending || withdraw.isPending;
  const answered = said.sex !== null || said.race !== null || said.age !== null;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const chosen = chosenIn(event.currentTarget);
    const content = JSON.stringify(chosen);
    if (attempt.current.content !== content || save.isSuccess) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    save.mutate({ answers: chosen, idempotencyKey: attempt.current.key });
  };
  return (
    <form className="stack g24" onSubmit={send}>
      {/* What is stored is what stands there, also after it was taken back. */}
      <Questions key={JSON.stringify(said)} said={said} />
      <div className="row g8 w">
        <button type="submit" className="btn filled" disabled={busy} aria-busy={save.isPending}>
          {save.isPending ? 'Saving…' : answered ? 'Save changes' : 'Save my answers'}
        </button>
        {answered && (
          <button
            type="button"
            className="btn default"
            disabled={busy}
            aria-busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ idempotencyKey: crypto.randomUUID() })}
          >
            Delete my answers
          </button>
        )}
      </div>
    </form>
  );
}

function chosenIn(form: HTMLFormElement): SelfIdentification {
  const data = new FormData(form);
  const said = (name: string) => data.get(name) || null;
  return SelfIdentificationAnswers.parse({ sex: said('sex'), race: said('race'), age: said('age') });
}
