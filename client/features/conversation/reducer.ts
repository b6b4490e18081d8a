import type {
  ConversationEvent,
  ConversationMessage,
  ConversationPause,
  PendingReply,
} from '../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** A message of ours on its way. Its id makes repeated sends store one row. */
export type Outgoing = {
  id: string;
  text: string;
  createdAt: string;
  /** `saved`: the server has it, but not all messages before it have arrived here. */
  state: 'sending' | 'waiting' | 'failed' | 'saved';
  errorCode: ErrorCode | null;
};

export type ConversationView<Info> = {
  /** False until the first state arrived. */
  ready: boolean;
  /** Sequence 1, 2, 3 … without a gap. */
  messages: ConversationMessage[];
  outgoing: Outgoing[];
  open: boolean;
  reply: PendingReply | null;
  /** Set while the conversation is paused. */
  pause: ConversationPause | null;
  /** Text of the streaming reply so far. */
  streamed: string;
  info: Info | null;
  /** Server time minus ours, in milliseconds, for countdowns. */
  clockOffset: number;
  /**
   * True while something later than `messages` arrived without what comes between; reloading fills the gap.
   */
  behind: boolean;
  /** Arrived early; shown once the messages before them are here. */
  early: ConversationMessage[];
  /** Server time of the newest applied state, so an older one can't undo it. */
  stateAt: number;
};

export type Action<Info> =
  | { type: 'event'; event: ConversationEvent<Info>; now: number }
  | { type: 'send'; id: string; text: string; now: number }
  | { type: 'restore'; outgoing: readonly { id: string; text: string; createdAt: string }[] }
  | { type: 'stored'; message: ConversationMessage }
  | { type: 'send_failed'; id: string; errorCode: ErrorCode; offline: boolean }
  | { type: 'resend'; id: string }
  | { type: 'discard'; id: string };

/** A conversation before the server's first answer. */
export function emptyView<Info>(): ConversationView<Info> {
  return {
    ready: false,
    messages: [],
    outgoing: [],
    open: true,
    reply: null,
    pause: null,
    streamed: '',
    info: null,
    clockOffset: 0,
    behind: false,
    early: [],
    stateAt: 0,
  };
}

/**
 * Applies an event to the view. However events are repeated, delayed, mixed with our own sends, or cut off by
 * a reconnect, each message appears once and in order, and a piece of a reply counts only if it continues the
 * shown text of the same try.
 */
export function reduce<Info>(view: ConversationView<Info>, action: Action<Info>): ConversationView<Info> {
  switch (action.type) {
    case 'event':
      return action.event.type === 'state'
        ? takeState(view, action.event, action.now)
        : takeDelta(view, action.event);
    case 'send': {
      const createdAt = new Date(action.now + view.clockOffset).toISOString();
      return withOutgoing(view, { id: action.id, text: action.text, createdAt }, 'sending');
    }
    case 'restore':
      return action.outgoing.reduce((next, item) => withOutgoing(next, item, 'waiting'), view);
    case 'stored':
      return withMessages(changeOutgoing(view, action.message.id, { state: 'saved', errorCode: null }), [
        action.message,
      ]);
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

/** True while one of our messages isn't stored yet: one turn at a time, so nothing else can be sent. */
export function isSending<Info>(view: ConversationView<Info>): boolean {
  return view.outgoing.some(({ state }) => state !== 'failed');
}

/** True while a pending reply blocks further messages; typing is always possible. */
export function isReplying<Info>({ reply }: ConversationView<Info>): boolean {
  return reply?.state === 'streaming' || (reply?.state === 'waiting' && !reply.joins);
}

type StateEvent<Info> = Extract<ConversationEvent<Info>, { type: 'state' }>;
type DeltaEvent = Extract<ConversationEvent<never>, { type: 'delta' }>;

function takeState<Info>(
  view: ConversationView<Info>,
  event: StateEvent<Info>,
  now: number,
): ConversationView<Info> {
  const merged = withMessages(view, event.messages);
  const at = new Date(event.now).getTime();
  // An old state can arrive after a new connection has read a newer one. Only its rows count.
  const older = event.lastSeq < merged.messages.length;
  const asOld = event.lastSeq === view.messages.length && at < view.stateAt;
  if (view.ready && (older || asOld || (event.open && !view.open))) return merged;
  const reply = takenReply(view, event.reply);
  const sameTry = reply !== null && reply.id === view.reply?.id && reply.attempt === view.reply.attempt;
  return {
    ...merged,
    ready: true,
    open: event.open,
    reply,
    pause: event.pause ?? null,
    streamed: sameTry && reply.state === 'streaming' ? view.streamed : '',
    info: event.info,
    clockOffset: at - now,
    stateAt: at,
  };
}

/** The state's reply, unless pieces of a later try have already arrived. */
function takenReply<Info>(view: ConversationView<Info>, reply: PendingReply | null): PendingReply | null {
  const known = view.reply;
  return known && known.id === reply?.id && known.attempt > reply.attempt ? known : reply;
}

function takeDelta<Info>(view: ConversationView<Info>, event: DeltaEvent): ConversationView<Info> {
  const { reply } = view;
  if (!reply || reply.id !== event.replyId || event.attempt < reply.attempt) return view;
  const newTry = event.attempt > reply.attempt;
  // Pieces of a failed try can still arrive.
  if (!newTry && reply.state !== 'streaming') return view;
  const shown = newTry ? '' : view.streamed;
  // Gaps close on their own: a snapshot from the start follows, or the finished message.
  const streamed =
    event.offset <= shown.length && event.offset + event.text.length > shown.length
      ? shown.slice(0, event.offset) + event.text
      : shown;
  if (!newTry && streamed === shown) return view;
  return {
    ...view,
    reply: { ...reply, attempt: event.attempt, state: 'streaming', errorCode: null },
    streamed,
  };
}

/** Appends what continues the conversation, keeps early arrivals, and settles our own messages. */
function withMessages<Info>(
  view: ConversationView<Info>,
  fresh: readonly ConversationMessage[],
): ConversationView<Info> {
  const bySeq = new Map([...view.early, ...fresh].map((message) => [message.seq, message]));
  const messages = [...view.messages];
  let next = messages.length + 1;
  for (let found = bySeq.get(next); found; found = bySeq.get(next)) {
    messages.push(found);
    next += 1;
  }
  const early = [...bySeq.values()].filter(({ seq }) => seq >= next).sort((a, b) => a.seq - b.seq);
  const grown = messages.length > view.messages.length;
  const shown = new Set(messages.slice(view.messages.length).map(({ id }) => String(id)));
  return {
    ...view,
    messages: grown ? messages : view.messages,
    early,
    behind: early.length > 0,
    outgoing: grown ? view.outgoing.filter(({ id }) => !shown.has(id)) : view.outgoing,
  };
}

function withOutgoing<Info>(
  view: ConversationView<Info>,
  item: { id: string; text: string; createdAt: string },
  state: Outgoing['state'],
): ConversationView<Info> {
  const known =
    view.outgoing.some(({ id }) => id === item.id) ||
    [...view.messages, ...view.early].some(({ id }) => String(id) === item.id);
  return known
    ? view
    : { ...view, outgoing: [...view.outgoing, { ...item, state, errorCode: null } satisfies Outgoing] };
}

function changeOutgoing<Info>(
  view: ConversationView<Info>,
  id: string,
  change: Pick<Outgoing, 'state' | 'errorCode'>,
): ConversationView<Info> {
  return {
    ...view,
    // A stored message stays stored, whatever a slower answer says.
    outgoing: view.outgoing.map((item) =>
      item.id === id && item.state !== 'saved' ? { ...item, ...change } : item,
    ),
  };
}
