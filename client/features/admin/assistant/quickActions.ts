import {
  IconActivity,
  IconFileSearch,
  IconMail,
  IconReportAnalytics,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AssistantAction } from '../../../../shared/assistant/schema.ts';

type QuickAction = {
  /** Null is the live view, which is no action. */
  action: AssistantAction | null;
  label: string;
  note: string;
  icon: TablerIcon;
  /** What stands in the empty box. */
  hint: string;
  /** Asked at once when the action is chosen, where nothing more has to be said. */
  asks?: string;
};

export const quickActions: readonly QuickAction[] = [
  {
    action: 'draft_email',
    label: 'Draft email',
    note: 'Invitations, answers, reminders',
    icon: IconMail,
    hint: 'Who is it for, and what should it say?',
  },
  {
    action: 'review_resume',
    label: 'Review résumé',
    note: 'Compare with a job’s needs',
    icon: IconFileSearch,
    hint: 'Whose résumé?',
  },
  {
    action: 'generate_report',
    label: 'Generate report',
    note: 'Hiring, sessions, results',
    icon: IconReportAnalytics,
    hint: 'About which period?',
    asks: 'Write a report about this month.',
  },
  {
    action: null,
    label: 'Monitor activities',
    note: 'What happened today',
    icon: IconActivity,
    hint: 'Ask, or choose an action…',
  },
];
