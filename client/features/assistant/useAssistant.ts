import { useCallback, useEffect, useRef, useState } from 'react';
import type { Look } from '../../../shared/assistant/looks.ts';
import type { AskEvent, AssistantAction, AssistantMessage } from '../../../shared/assistant/schema.ts';
import { type ErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { readError } from '../../errors.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';
import { failureTitle } from '../conversation/failureTitle.ts';
import { panelMemory } from '../panel/panelDrafts.ts';

const FAILED = 'Failed to get AI response';

/** A pending question: the answer so far, or a failure that can be retried. */
type Asking = {
  id: string;
  text: string;
  action: AssistantAction | null;
  createdAt: string;
  answer: string;
  /** What's being looked up, until the first text arrives. */
  looking: Look | null;
  state: 'writing' | 'failed';
};

type Question = Pick<Asking, 'id' | 'text' | 'action' | 'createdAt'>;

/** Unanswered questions, in order. They survive switching to another tab of the panel. */
const open = panelMemory<Question[]>();
const OPEN = 'assistant';

export type Assistant = {
  messages: AssistantMessage[];
  loading: boolean;
  error: unknown;
  asking: Asking | null;
  /** Questions that failed before the current one. */
  earlier: readonly Question[];
  /** The last stored question that has no answer, for example after a reload. */
  unanswered: AssistantMessage | null;
  ask: (text: string, action: AssistantAction | null) => void;
  retry: (question?: Question) => void;
  stop: () => void;
  clear: () => void;
  clearing: boolean;
  reload: () => void;
};

/** The conversation with the assistant: stored on the server, with the streaming answer kept in this tab. */
export function useAssistant(): Assistant {
  const utils = trpc.useUtils();
  const history = trpc.admin.assistant.history.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const { unsettled, keep } = useUnsettled();
  const { asking, setAsking, run, end } = useAnswer(unsettled.at(-1), keep);
  const clear = trpc.admin.assistant.clear.useMutation({
    onSuccess: () => {
      end();
      setAsking(null);
      keep(() => []);
      utils.admin.assistant.history.setData(undefined, []);
      toast.success('Started new conversation', undefined, { id: 'assistant-clear' });
    },
    onError: toastFailure('Failed to start new conversation', 'assistant-clear'),
  });

  // Answered after all, in another tab or after this one stopped waiting.
  const stored = history.data ?? [];
  const isAnswered = ({ id }: Question): boolean =>
    stored[stored.findIndex((message) => message.id === id) + 1]?.role === 'assistant' &&
    stored.some((message) => message.id === id);
  const done = unsettled.filter((question) => question.id !== asking?.id || asking.state === 'failed');
  const answered = done
    .filter(isAnswered)
    .map(({ id }) => id)
    .join(' ');
  const forget = useRef(keep);
  forget.current = keep;
  useEffect(() => {
    if (answered === '') return;
    const ids = answered.split(' ');
    forget.current((questions) => questions.filter(({ id }) => !ids.includes(id)));
    setAsking((now) => (now && ids.includes(now.id) ? null : now));
  }, [answered, setAsking]);
  const earlier = unsettled.filter(({ id }) => id !== asking?.id);
  const messages = stored.filter(
    ({ id }) => id !== asking?.id && !earlier.some((question) => question.id === id),
  );
  const last = messages.at(-1);
  const unanswered = !asking && last?.role === 'user' ? last : null;
  return {
    messages,
    loading: history.isPending,
    error: history.error,
    asking,
    earlier,
    unanswered,
    ask: (text, action) =>
      run({ id: crypto.randomUUID(), text, action, createdAt: new Date().toISOString() }),
    retry: (question) => {
      if (question) run(question);
      else if (asking) run(asking);
      else if (unanswered) run({ ...unanswered, text: unanswered.message });
    },
    stop: () => {
      end();
      setAsking((old) => old && { ...old, answer: '', state: 'failed' });
    },
    clear: () => clear.mutate(),
    clearing: clear.isPending,
    reload: () => void history.refetch(),
  };
}

function useUnsettled() {
  const [unsettled, setUnsettled] = useState<readonly Question[]>(() => open.get(OPEN) ?? []);
  const keep = (change: (questions: readonly Question[]) => readonly Question[]): void => {
    const next = [...change(open.get(OPEN) ?? [])];
    open.set(OPEN, next);
    setUnsettled(next);
  };
  return { unsettled, keep };
}

/** The question that's being answered, at first the last unanswered one. */
function useAnswer(last: Question | undefined, keep: ReturnType<typeof useUnsettled>['keep']) {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState<Asking | null>(() =>
    last ? { ...last, answer: '', looking: null, state: 'failed' } : null,
  );
  const running = useRef<{ unsubscribe(): void } | null>(null);
  const end = useCallback((): void => {
    const ended = running.current;
    // First: unsubscribing calls `onComplete`, which would take an answer that has arrived for a failure.
    running.current = null;
    ended?.unsubscribe();
  }, []);
  useEffect(
    () => () => {
      // An answer that isn't waited for is perhaps stored by the next visit.
      if (running.current) void utils.admin.assistant.history.invalidate();
      end();
    },
    [end, utils],
  );

  const fail = (code: ErrorCode, message = sentence(code)): void => {
    end();
    // Removes the partial answer; the question stays and can be retried.
    setAsking((old) => old && { ...old, answer: '', state: 'failed' });
    const named = failureTitle(code);
    toast.error(named ?? FAILED, named ? `${FAILED}. ${message}` : message, { id: 'assistant-failed' });
  };
  const settle = async ({ question, answer }: Extract<AskEvent, { type: 'done' }>): Promise<void> => {
    end();
    // A history query that started before the answer was stored must not overwrite it.
    await utils.admin.assistant.history.cancel();
    utils.admin.assistant.history.setData(undefined, (old = []) => [
      ...old.filter(({ id }) => id !== question.id && id !== answer.id),
      question,
      answer,
    ]);
    setAsking((now) => (now?.id === question.id ? null : now));
    keep((questions) => questions.filter(({ id }) => id !== question.id));
  };
  const run = (question: Question): void => {
    end();
    const { id, text, action, createdAt } = question;
    keep((questions) => [...questions.filter((one) => one.id !== id), { id, text, action, createdAt }]);
    setAsking({ ...question, answer: '', looking: null, state: 'writing' });
    const own = trpcClient.admin.assistant.ask.subscribe(
      { messageId: id, text, action },
      {
        // After a reconnect the answer is streamed from the beginning.
        onStarted: () => setAsking((old) => old && { ...old, answer: '', looking: null }),
        onData: (event) => {
          if (event.type === 'delta') setAsking((old) => old && { ...old, answer: old.answer + event.text });
          else if (event.type === 'looking')
            setAsking((old) => old && { ...old, answer: '', looking: event.at });
          else if (event.type === 'failed') fail(event.errorCode);
          else void settle(event);
        },
        onError: (error) => {
          const { code, message } = readError(error);
          fail(code, message);
        },
        // Ended without an answer: a lost right, or another window started a new conversation.
        onComplete: () => running.current === own && fail('unavailable'),
      },
    );
    running.current = own;
  };
  return { asking, setAsking, run, end };
}
