import { comesLater } from '../../ui/hooks/later.tsx';
import type { AdminTab } from '../panel/search.ts';

/** The overview loads first. Other tabs load when they're opened, hovered, or the page is idle. */
export const parts = {
  candidates: comesLater(async () => (await import('../candidates/CandidatesTab.tsx')).CandidatesTab),
  reading: comesLater(async () => (await import('../candidates/reading/ReadingTab.tsx')).ReadingTab),
  jobs: comesLater(async () => (await import('../jobs/admin/JobsTab.tsx')).JobsTab),
  employees: comesLater(async () => (await import('../employee/admin/EmployeesTab.tsx')).EmployeesTab),
  sessions: comesLater(async () => (await import('../workSessions/admin/SessionsTab.tsx')).SessionsTab),
  reports: comesLater(async () => (await import('../reports/ReportsTab.tsx')).ReportsTab),
  privacy: comesLater(async () => (await import('../privacy/admin/PrivacyTab.tsx')).PrivacyTab),
  assistant: comesLater(async () => (await import('../assistant/AssistantTab.tsx')).AssistantTab),
  inbox: comesLater(async () => (await import('../inbox/InboxTab.tsx')).InboxTab),
  mail: comesLater(async () => (await import('../emails/EmailsTab.tsx')).EmailsTab),
  audit: comesLater(async () => (await import('../audit/AuditTab.tsx')).AuditTab),
  account: comesLater(async () => (await import('../auth/admin/AccountTab.tsx')).AccountTab),
  settings: comesLater(async () => (await import('./settings/SettingsTab.tsx')).SettingsTab),
  preview: comesLater(async () => (await import('../interview/admin/PreviewInterview.tsx')).PreviewInterview),
};

/** Fetches a tab before it's shown. */
export function preloadTab(tab: AdminTab): void {
  if (tab !== 'overview') parts[tab].preload();
}
