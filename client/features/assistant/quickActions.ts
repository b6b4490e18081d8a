import {
  IconActivity,
  IconFileSearch,
  IconMail,
  IconReportAnalytics,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AssistantAction } from '../../../shared/assistant/schema.ts';

type QuickAction = {
  /** Null for the activity feed, which isn't an action. */
  action: AssistantAction | null;
  label: string;
  note: string;
  icon: TablerIcon;
  /** Placeholder of the message box. */
  hint: string;
  /** Sent right away when the action is chosen, if it needs no further input. */
  asks?: string;
};

export const quickActions: readonly QuickAction[] = [
  {
    action: 'draft_email',
    label: 'Draft email',
    note: 'Invitations, replies, reminders',
    icon: IconMail,
    hint: 'Who is it for, and what should it say?',
  },
  {
    action: 'review_resume',
    label: 'Review résumé',
    note: 'Compare with a job’s requirements',
    icon: IconFileSearch,
    hint: 'Whose résumé?',
  },
  {
    action: 'generate_report',
    label: 'Generate report',
    note: 'Hiring, sessions, results',
    icon: IconReportAnalytics,
    hint: 'For what period?',
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
