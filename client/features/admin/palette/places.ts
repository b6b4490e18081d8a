import type { AdminSearch } from '../../panel/search.ts';

type Place = { id: string; label: string; part?: NonNullable<AdminSearch['part']>; adminsOnly?: true };

/** Settings sections in the command palette; `id` is the heading's id, `part` where it is if not in General. */
export const settingPlaces: readonly Place[] = [
  { id: 'model-title', label: 'AI model' },
  { id: 'budgets-title', label: 'AI budgets' },
  { id: 'pacing-title', label: 'Pacing' },
  { id: 'identity-title', label: 'Company', part: 'company' },
  { id: 'mailboxes-title', label: 'Mailboxes', part: 'company' },
  { id: 'look-title', label: 'Color', part: 'company' },
  { id: 'personas-title', label: 'AI personas', part: 'company' },
  { id: 'logo-title', label: 'Logo', part: 'company' },
  { id: 'company-title', label: 'Hiring managers', part: 'company' },
  { id: 'legal-privacy', label: 'Privacy policy', part: 'company' },
  { id: 'legal-terms', label: 'Terms', part: 'company' },
  { id: 'letter-title', label: 'Email templates', part: 'mails' },
  { id: 'access-title', label: 'Access', part: 'access', adminsOnly: true },
  { id: 'safety-contact-title', label: 'Safety contact', adminsOnly: true },
  { id: 'retention-title', label: 'Retention', adminsOnly: true },
  { id: 'blind-title', label: 'Reviewing interviews' },
  { id: 'elsewhere-title', label: 'Set on the server' },
];

/** How long to wait for the heading to appear. */
const WAIT_MS = 5_000;

/** Scrolls to a heading as soon as it's rendered, and the palette, which gives the focus back, is gone. */
export function bringHeading(id: string): void {
  const found = (): boolean => {
    const heading = document.getElementById(id);
    if (!heading || document.querySelector('.mantine-Spotlight-content')) return false;
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
