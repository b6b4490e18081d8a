import { IconCheck, IconPlayerPause } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { InterviewId } from '../../../shared/ids/schema.ts';
import type { InterviewProgress } from '../../../shared/interview/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { PersonaAvatar } from '../../ui/labels/Avatar.tsx';
import { Badge } from '../../ui/labels/Badge.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Monogram } from '../../ui/text/Brand.tsx';
import { Fine, Hidden, Subtitle, Text } from '../../ui/text/Text.tsx';
import { ChatView } from '../conversation/ChatView.tsx';
import { Composer } from '../conversation/Composer.tsx';
import { ConnectionBadge, ReconnectBanner } from '../conversation/ConnectionState.tsx';
import { useDraft } from '../conversation/drafts.ts';
import { isReplying, isSending } from '../conversation/reducer.ts';
import type { Connection } from '../conversation/useConnection.ts';
import type { ConversationController } from '../conversation/useConversation.ts';
import { useReplyFailureToast } from '../conversation/useReplyFailureToast.ts';
import { InterviewPause } from './InterviewPause.tsx';
import { gateText, missingReplies, ProgressLine, ProgressPanel } from './ProgressPanel.tsx';
import { interviewFailureToast } from './useInterview.ts';

const dialogs = comesLater(async () => (await import('./InterviewDialogs.tsx')).InterviewDialogs, 'idle');

type InterviewChatProps = {
  controller: ConversationController<InterviewProgress>;
  /** Progress; an interview is shown only once this is known. */
  info: InterviewProgress;
  candidateName: string;
  position: string;
  connection: Connection;
  draftKey: string;
  /** Left out in a preview. */
  interviewId?: InterviewId;
  completing: boolean;
  onComplete: () => void;
  onLeave: () => void;
  leaveLabel: string;
  /** Below the AI notice: what happens to the answers, and the alternatives. */
  notes: ReactNode;
  /** A line above everything, such as a note that this is a preview. */
  banner?: ReactNode;
  /** HR tries the interview, on a page or in a dialog over one: nothing is stored, and nothing says that it is. */
  rehearsal?: 'page' | 'dialog';
};

/**
 * The interview in progress: progress beside it, the conversation in the middle, and one exit that asks
 * first.
 */
export function InterviewChat(props: InterviewChatProps) {
  const { controller, info, connection, completing, rehearsal } = props;
  const { view } = controller;
  const [text, setText] = useDraft(props.draftKey);
  const [asking, setAsking] = useState(false);
  const [panel, setPanel] = useState(false);
  useReplyFailureToast(view, interviewFailureToast);

  const inDialog = rehearsal === 'dialog';
  const Main = inDialog ? 'div' : 'main';
  const exit: Exit = {
    disabled: !info.canComplete || completing,
    label: completing ? 'Completing…' : 'Complete Interview',
    onClick: rehearsal ? props.onComplete : () => setAsking(true),
  };
  const panelContent = (
    <ProgressPanel info={info} paused={view.pause !== null}>
      {props.notes}
      <Button size="sm" className="ivs-leave" onClick={props.onLeave}>
        {props.leaveLabel}
      </Button>
    </ProgressPanel>
  );

  return (
    <div className="iv">
      <div>
        {props.banner}
        <Head {...props} level={inDialog ? 2 : 1} exit={exit} />
        {!view.pause && <ProgressLine info={info} onOpen={() => setPanel(true)} />}
        <ReconnectBanner
          connection={connection}
          meaning={rehearsal ? 'Your answers are still here.' : 'Your answers are saved.'}
        />
      </div>
      <div className="ivb">
        <aside className="ivs" aria-label="Progress">
          {panelContent}
        </aside>
        <Main className="ivc">
          <ChatView
            controller={controller}
            persona={brand.interviewer.name}
            unsaved={rehearsal !== undefined}
            onEdit={(refused) => setText(text === '' ? refused : `${refused}\n${text}`)}
          />
          <div className="ivf">
            {view.pause ? (
              <InterviewPause pause={view.pause} interviewId={props.interviewId} onStopped={props.onLeave} />
            ) : (
              <Answer {...props} text={text} onText={setText} exit={exit} />
            )}
          </div>
        </Main>
      </div>
      <Later
        part={dialogs}
        urgent={asking || panel}
        props={{
          asking,
          replying: isReplying(view),
          unsent: text.trim() !== '' || view.outgoing.length > 0,
          onStay: () => setAsking(false),
          onComplete: () => {
            setAsking(false);
            props.onComplete();
          },
          panel,
          onPanelClose: () => setPanel(false),
          panelContent,
        }}
      />
    </div>
  );
}

/** The button that completes the interview; it's drawn at the top, and on phones below the field. */
type Exit = { disabled: boolean; label: string; onClick: () => void };

function Head({
  controller,
  info,
  connection,
  level,
  exit,
  ...props
}: InterviewChatProps & { level: 1 | 2; exit: Exit }) {
  const { interviewer } = brand;
  const live = connection.state === 'connected' && !controller.view.pause;
  return (
    <header className="ivh">
      <span className="ivh-who">
        <Monogram size={30} />
        <span className="ivh-names">
          <Text as="b" size="sm" dir="auto">
            {props.candidateName}
          </Text>
          <Fine as="span">{props.position}</Fine>
        </span>
      </span>
      <PersonaAvatar size={38} />
      <span className="ivh-names">
        <Group as="span" gap={8}>
          <Subtitle level={level}>
            {interviewer.name}
            <Hidden>, {interviewer.role}</Hidden>
          </Subtitle>
          {live ? <Badge color="live">LIVE</Badge> : <Badge icon={IconPlayerPause}>Paused</Badge>}
        </Group>
        <Fine as="span" lines="one" aria-hidden="true">
          {interviewer.role}
        </Fine>
      </span>
      <Group as="span" place="push" className="ivh-end">
        <ConnectionBadge connection={connection} />
        <Button
          variant="filled"
          only="desktop"
          disabled={exit.disabled}
          aria-describedby="complete-gate"
          onClick={exit.onClick}
        >
          {!exit.disabled && <IconCheck size={18} stroke={1.75} aria-hidden="true" />}
          {exit.label}
        </Button>
      </Group>
      <Hidden id="complete-gate">{missingReplies(info) > 0 && gateText(info)}</Hidden>
    </header>
  );
}

type AnswerProps = InterviewChatProps & { text: string; onText: (text: string) => void; exit: Exit };

function Answer({ controller, info, connection, text, onText, exit }: AnswerProps) {
  const { view } = controller;
  const replying = isReplying(view);
  const missing = missingReplies(info);
  return (
    <Composer
      text={text}
      onText={onText}
      onSend={controller.send}
      busy={replying || isSending(view) || !view.open}
      placeholder={placeholder(view.open, connection.state === 'connected')}
      hint="Enter to send · Shift + Enter for a new line"
      status={replying ? `${brand.interviewer.name} is writing…` : ''}
      extra={
        <Button
          variant={exit.disabled ? 'default' : 'light'}
          size="sm"
          only="phone"
          disabled={exit.disabled}
          aria-describedby="complete-gate"
          onClick={exit.onClick}
        >
          {missing > 0 ? `${missing} more ${missing === 1 ? 'reply' : 'replies'} to finish` : exit.label}
        </Button>
      }
    />
  );
}

function placeholder(open: boolean, connected: boolean): string {
  if (!open) return 'This conversation is finished.';
  return connected ? 'Write your answer' : 'Keep writing. We’ll send it when you’re back online.';
}
