import { IconArrowLeft } from '@tabler/icons-react';
import type { PracticeChat } from '../../../../shared/clientChat/schema.ts';
import { isId, toId } from '../../../../shared/ids/isId.ts';
import type { PracticeId } from '../../../../shared/ids/schema.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TitledPanel } from '../../../ui/layout/Panel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { GoneState } from '../../../ui/states/GoneState.tsx';
import { isGone, QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Heading, Text } from '../../../ui/text/Text.tsx';
import page from '../../employeeArea/Page.module.css';
import { Page } from '../../employeeArea/Page.tsx';
import styles from '../Lobby.module.css';
import { failureToast } from '../useClientChat.ts';
import { ChatFacts, ChatTranscript, CoachingNotes, ReportView } from './ChatNotes.tsx';

const COACHING_MS = 1_500;
/** “All chats” is above it. */
const gone = <GoneState title="This chat is gone" />;

type PastChatProps = {
  sessionId: string;
  busy: boolean;
  onBack: () => void;
  onReplay: (fromSeq: number) => void;
};

/** A finished chat to learn from: coaching notes, report and transcript. */
export function PastChat({ sessionId, busy, onBack, onReplay }: PastChatProps) {
  const id = isId<PracticeId>(sessionId) ? sessionId : null;
  const past = trpc.clientChat.past.useQuery(
    { sessionId: id ?? toId<PracticeId>(crypto.randomUUID()) },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) => (state.data?.coaching === 'pending' ? COACHING_MS : false),
    },
  );
  const chat = isGone(past.error) ? undefined : past.data;
  return (
    <Page>
      <div>
        <Button icon={IconArrowLeft} variant="subtle" size="sm" onClick={onBack}>
          All chats
        </Button>
      </div>
      {chat && (
        <>
          <Stack gap={4}>
            <Heading level={1} size={2} className={page.title}>
              Chat with {chat.client.name}
            </Heading>
            <Text tone="dim">{chat.scenarioTitle}</Text>
          </Stack>
          <div className={styles.lobby}>
            <TitledPanel title="Coaching notes">
              <Notes sessionId={chat.sessionId} chat={chat} busy={busy} onReplay={onReplay} />
            </TitledPanel>
            <Stack gap={24}>
              <TitledPanel title="The chat">
                <ChatFacts chat={chat} />
                <ChatTranscript chat={chat} own="You" busy={busy} {...(chat.reportDue ? {} : { onReplay })} />
              </TitledPanel>
              <TitledPanel title="Your report">
                <ReportView chat={chat} />
              </TitledPanel>
            </Stack>
          </div>
        </>
      )}
      {id === null && gone}
      {past.isError && <QueryError title="We couldn’t load this chat" query={past} gone={gone} />}
      {past.isLoading && <SkeletonLines widths={['32%', '100%', '96%', '98%']} />}
    </Page>
  );
}

type NotesProps = {
  sessionId: PracticeId;
  chat: PracticeChat;
  busy: boolean;
  onReplay: (fromSeq: number) => void;
};

function Notes({ sessionId, chat, busy, onReplay }: NotesProps) {
  const utils = trpc.useUtils();
  const retry = trpc.clientChat.retryCoaching.useMutation({
    onSuccess: () => utils.clientChat.past.invalidate({ sessionId }),
    onError: (error) => failureToast('We couldn’t get your coaching notes', error),
  });
  if (chat.notes) return <CoachingNotes notes={chat.notes} busy={busy} onReplay={onReplay} />;
  if (chat.reportDue) return <Text tone="dim">You’ll get your coaching notes after the report.</Text>;
  if (chat.coaching === 'failed') {
    return (
      <Stack gap={12} role="alert">
        <p>The coach didn’t respond. Your chat and report are saved.</p>
        <div>
          <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate({ sessionId })}>
            Try again
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Text tone="dim" role="status">
      The coach is reading your chat…
    </Text>
  );
}
