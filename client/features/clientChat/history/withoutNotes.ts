import type { PracticeChat } from '../../../../shared/clientChat/schema.ts';

/** Why a chat has no coaching notes; null is one that was canceled. */
export function withoutNotes(chat: Pick<PracticeChat, 'coaching' | 'reportDue'> | null): string {
  if (chat?.reportDue) return 'You’ll see the notes after the employee’s report.';
  if (chat?.coaching === 'pending') return 'The notes are being written.';
  return chat?.coaching === 'failed' ? 'We couldn’t write notes for this chat.' : 'This chat has no notes.';
}
