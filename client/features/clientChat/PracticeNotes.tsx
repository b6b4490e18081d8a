import type { PracticeId } from '../../../shared/ids/schema.ts';
import { trpc } from '../../trpc.ts';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { CoachingNotes } from './ChatNotes.tsx';

/** For HR: the coaching notes of one practice chat. */
export function PracticeNotes({ sessionId }: { sessionId: PracticeId }) {
  const chat = trpc.admin.practiceChat.useQuery({ sessionId }, { retry: false });
  if (chat.data?.notes) return <CoachingNotes notes={chat.data.notes} />;
  if (chat.isPending) {
    return <SkeletonLines widths={['24%', '100%', '97%', '98%']} />;
  }
  return <Text tone="dim">You’ll see the notes after the employee’s report.</Text>;
}
