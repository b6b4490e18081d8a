import type { ConversationEvent, ConversationMessage, PendingReply } from '../../../shared/conversation.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** A message of ours on its way. Its id is what makes a repeated send store one row. */
export type Outgoing = {
  id: string;
  text: string;
  createdAt: string;
  state: 'sending' | 'waiting' | 'failed';
  errorCode: ErrorCode | null;
};

export type ConversationView<Info> = {
  /** False until the first state arrived. */
  ready: boolean;
  messages: ConversationMessage[];
  outgoing: Outgoing[];
  open: boolean;
  reply: PendingReply | null;
  /** Text of the reply being written, as far as it came. */
  streamed: string;
  info: Info | null;
  /** Server time minus ours, in milliseconds, for countdowns. */
  clockOffset: number;
};

export type Action<Info> =
  | { type: 'event'; event: ConversationEvent<Info>; now: number }
  | { type: 'send'; id: string; text: string; now: number }
  | { type: 'stored'; message: ConversationMessage }
  | { type: 'send_failed'; id: string; errorCode: ErrorCode; offline: boolean }
  | { type: 'resend'; id: string }
  | { type: 'discard'; id: string };

export function emptyView<Info>(): ConversationView<Info> {
  return {
    ready: false,
    messages: [],
    outgoing: [],
    open: true,
    reply: null,
    streamed: '',
    info: null,
    clockOffset: 0,
  };
}

/**
 * What the screen shows after an event. However events are repeated, mixed with our own sends or cut by a
 * reconnect, each message shows once and in order: rows are merged by id, and a piece of a reply only counts
 * when it continues what is shown of the same try.
 */
export function reduce<Info>(view: ConversationView<Info>, action: Action<Info>): ConversationView<Info> {
  switch (action.type) {
    case 'event':
      return action.event.type === 'state'
        ? takeState(view, action.event, action.now)
        : takeDelta(view, action.event);
    case 'send':
      return {
        ...view,
        outgoing: [
          ...view.outgoing,
          {
            id: action.id,
            text: action.text,
            createdAt: new Date(action.now + view.clockOffset).toISOString(),
            state: 'sending',
            errorCode: null,
          },
        ],
      };
    case 'stored':
      return withMessages(view, [action.message]);
    case 'send_failed':
      return changeOutgoing(view, action.id, {
        state: action.offline ? 'waiting' : 'failed',
        errorCode: action.errorCode,
      });
    case 'resend':
      return changeOutgoing(view, action.id, { state: 'sending', errorCode: null });
    case 'discard':
      return { ...view, outgoing: view.outgoing.filter(({ id }) => id !== action.id) };
  }
}

type StateEvent<Info> = Extract<ConversationEvent<Info>, { type: 'state' }>;
type DeltaEvent = Extract<ConversationEvent<never>, { type: 'delta' }>;

function takeState<Info>(
  view: ConversationView<Info>,
  event: StateEvent<Info>,
  now: number,
): ConversationView<Info> {
  const merged = withMessages(view, event.messages);
  // States are read in order per connection, but an old one may be in flight when a new connection opens.
  const newest = merged.messages.at(-1)?.seq ?? 0;
  if (view.ready && event.lastSeq < newest && event.messages.length === 0) return merged;
  const sameTry = view.reply?.id === event.reply?.id && view.reply?.attempt === event.reply?.attempt;
  return {
    ...merged,
    ready: true,
    open: event.open,
    reply: event.reply,
    streamed: sameTry && event.reply?.state === 'streaming' ? view.streamed : '',
    info: event.info,
    clockOffset: new Date(event.now).getTime() - now,
  };
}

function takeDelta<Info>(view: ConversationView<Info>, event: DeltaEvent): ConversationView<Info> {
  const { reply } = view;
  if (!reply || reply.id !== event.replyId || event.attempt < reply.attempt) return view;
  const newTry = event.attempt > reply.attempt;
  const shown = newTry ? '' : view.streamed;
  // A gap heals by itself: a snapshot from the start follows, or the finished message.
  if (event.offset > shown.length) return view;
  const streamed = shown.slice(0, event.offset) + event.text;
  return {
    ...view,
    reply: { ...reply, attempt: event.attempt, state: 'streaming' },
    streamed: streamed.length >= shown.length ? streamed : shown,
  };
}

function withMessages<Info>(
  view: ConversationView<Info>,
  fresh: readonly ConversationMessage[],
): ConversationView<Info> {
  const known = new Set(view.messages.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !known.has(id));
  const stored = new Set(fresh.map(({ id }) => String(id)));
  return {
    ...view,
    messages: added.length === 0 ? view.messages : [...view.messages, ...added].sort((a, b) => a.seq - b.seq),
    outgoing: view.outgoing.filter(({ id }) => !stored.has(id)),
  };
}

function changeOutgoing<Info>(
  view: ConversationView<Info>,
  id: string,
  change: Partial<Pick<Outgoing, 'state' | 'errorCode'>>,
): ConversationView<Info> {
  return { ...view, outgoing: view.outgoing.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}
