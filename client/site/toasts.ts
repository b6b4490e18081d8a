/**
 * Short messages of public pages, which load no library for them. Each stands in a live region that is there
 * before it speaks; errors stay until they are closed, the rest leaves after six seconds.
 */

const STAY_MS = 6_000;

/** Says something at the edge of the screen; the same title again replaces what it said before. */
export function showToast(kind: 'good' | 'bad', title: string, message?: string): void {
  hideToast(title);
  const host = region();
  const toast = document.createElement('div');
  toast.className = `toast ${kind}`;
  toast.setAttribute('role', kind === 'bad' ? 'alert' : 'status');
  const text = document.createElement('div');
  const heading = document.createElement('b');
  heading.textContent = title;
  text.append(heading);
  if (message) {
    const paragraph = document.createElement('p');
    paragraph.textContent = message;
    text.append(paragraph);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn subtle icon xs';
  close.ariaLabel = 'Close';
  close.textContent = '×';
  close.addEventListener('click', () => toast.remove());
  toast.append(text, close);
  host.append(toast);
  requestAnimationFrame(() => keepOff(host));
  if (kind === 'good') setTimeout(() => toast.remove(), STAY_MS);
}

/** Takes a message back that is no longer true. */
export function hideToast(title: string): void {
  for (const old of document.querySelectorAll('.toasts b'))
    if (old.textContent === title) old.closest('.toast')?.remove();
}

/** Puts the messages at the foot when they would lie over a headline or over what a person writes. */
function keepOff(host: HTMLElement): void {
  // Fetched with the first message, so that no page waits for it.
  import('../ui/toastPlace.ts').then(
    ({ covers, importantBoxes }) => {
      host.classList.remove('below');
      const { left, top, height } = host.getBoundingClientRect();
      host.classList.toggle('below', covers(importantBoxes(), { left, top, height }));
    },
    () => undefined,
  );
}

function region(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.toasts');
  if (existing) return existing;
  const host = document.createElement('div');
  host.className = 'toasts';
  host.setAttribute('aria-live', 'polite');
  document.body.append(host);
  // A page that just changed leads the focus to its headline.
  document.addEventListener('focusin', () => keepOff(host));
  return host;
}
