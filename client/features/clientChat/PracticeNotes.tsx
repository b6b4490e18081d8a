import '../../styles/practice.css';
import type { PracticeId } from '../../../shared/ids.ts';
import { trpc } from '../../trpc.ts';
import { CoachingNotes } from './ChatNotes.tsx';

/** For HR: the coaching notes of one practice chat. */
export function PracticeNotes({ sessionId }: { sessionId: PracticeId }) {
  const chat = trpc.admin.practiceChat.useQuery({ sessionId }, { retry: false });
  if (chat.data?.notes) return <CoachingNotes notes={chat.data.notes} />;
  if (chat.isPending) {
    return (
      <p className="dim" role="status">
        Loading…
      </p>
    );
  }
  return <p className="dim">You’ll see the notes after the employee’s report.</p>;
}
