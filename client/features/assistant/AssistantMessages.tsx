import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import {
  type AssistantMessage,
  type Source,
  splitDraft,
  splitJobDraft,
} from '../../../shared/assistant/schema.ts';
import { brand } from '../../../shared/company/brand.ts';
import { clockText } from '../../../shared/time/dates.ts';
import { Muted, Text } from '../../ui/text/Text.tsx';
import { PersonaMessage } from '../conversation/MessageBubble.tsx';
import styles from './Assistant.module.css';
import { DraftCard } from './DraftCard.tsx';
import { JobDraftCard } from './JobDraftCard.tsx';
import { sourceSearch } from './sources.ts';

export const Question = memo(function Question({ text, at }: { text: string; at: string }) {
  return (
    <div className="msg me">
      <div className="msg-body">
        <Text as="div" figures className="meta">
          {clockText(at)}
        </Text>
        <Text as="div" lines="kept" className="bub" dir="auto">
          {text}
        </Text>
      </div>
    </div>
  );
});

type AnswerProps = { message: AssistantMessage; streaming?: boolean };

/** An answer: its text, the email drafted in it, and the records it's based on. */
export const Answer = memo(function Answer({ message, streaming = false }: AnswerProps) {
  const withJob = splitJobDraft(message.message);
  const { words, draft } = splitDraft(withJob.words);
  return (
    <div className={styles.answer}>
      {(words !== '' || !draft) && (
        <PersonaMessage
          name={brand.assistant.name}
          text={words}
          at={message.createdAt}
          streaming={streaming && !draft}
        />
      )}
      {draft && (
        <DraftCard
          key={streaming ? 'writing' : message.id}
          draft={draft}
          recipients={message.recipients}
          sendKey={streaming ? null : message.id}
        />
      )}
      {withJob.job && <JobDraftCard job={withJob.job} messageId={message.id} />}
      {message.sources.length > 0 && <Sources sources={message.sources} />}
    </div>
  );
});

const SHOWN = 8;

function Sources({ sources }: { sources: Source[] }) {
  const shown = sources.slice(0, SHOWN);
  return (
    <Text as="div" size="xs" className={styles.sources}>
      <Muted>From the records:</Muted>
      {shown.map((source) => (
        <Link key={`${source.kind}-${source.id}`} to="/admin" search={sourceSearch(source)} dir="auto">
          {source.label}
        </Link>
      ))}
      {sources.length > SHOWN && <Muted>and {sources.length - SHOWN} more</Muted>}
    </Text>
  );
}
