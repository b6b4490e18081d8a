import type { PracticeId } from '../../../../shared/ids/schema.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CoachingNotes } from '../history/ChatNotes.tsx';
import { withoutNotes } from '../history/withoutNotes.ts';

/** For HR: the coaching notes of one practice chat. */
export function PracticeNotes({ sessionId }: { sessionId: PracticeId }) {
  const chat = trpc.admin.practiceChat.useQuery({ sessionId }, { retry: false });
  if (chat.data?.notes) return <CoachingNotes notes={chat.data.notes} />;
  if (chat.isPending) {
    return <SkeletonLines widths={['24%', '100%', '97%', '98%']} />;
  }
  if (!chat.data && readError(chat.error).code !== 'not_found') {
    return <QueryError title="We couldn’t load the notes" query={chat} />;
  }
  return <Text tone="dim">{withoutNotes(chat.data ?? null)}</Text>;
}
