import { useState } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';

/**
 * The interview to show: the wanted one, or the newest. A new interview doesn't replace the one on screen.
 */
export function useShownInterview(
  interviews: readonly InterviewView[],
  wanted?: string,
): [shown: InterviewView | undefined, choose: (id: string | null) => void] {
  const [chosen, choose] = useState<string | null>(null);
  const found = (id: string | null | undefined) => interviews.find((interview) => interview.id === id);
  const shown = found(wanted) ?? found(chosen) ?? interviews[0];
  if (shown && shown.id !== chosen) choose(shown.id);
  return [shown, choose];
}
