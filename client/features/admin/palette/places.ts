/** Settings sections in the command palette; `id` is the heading's id. */
export const settingPlaces = [
  { id: 'model-title', label: 'AI model' },
  { id: 'budgets-title', label: 'AI budgets' },
  { id: 'pacing-title', label: 'Pacing' },
  { id: 'mailboxes-title', label: 'Mailboxes' },
  { id: 'company-title', label: 'Hiring managers' },
  { id: 'safety-contact-title', label: 'Safety contact', adminsOnly: true },
  { id: 'retention-title', label: 'Retention', adminsOnly: true },
  { id: 'blind-title', label: 'Reviewing interviews' },
] as const;

/** How long to wait for the heading to appear. */
const WAIT_MS = 5_000;

/** Scrolls to a heading as soon as it's rendered. */
export function bringHeading(id: string): void {
  const found = (): boolean => {
    const heading = document.getElementById(id);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
    return true;
  };
  if (found()) return;
  const watcher = new MutationObserver(() => found() && stop());
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, WAIT_MS);
  watcher.observe(document.body, { childList: true, subtree: true });
}
