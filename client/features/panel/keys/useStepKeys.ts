import { useKeys } from './useKeys.ts';

/** Rows to step through: table rows and items of lists marked with data-steps. */
const ROW = '#main tbody tr, #main [data-steps] > li';

/** The row with the focus. */
export const focusedRow = (): Element | null => document.activeElement?.closest(ROW) ?? null;

/** The first link or button of each row, in page order; rows without one are skipped. */
function targets(): HTMLElement[] {
  return [...document.querySelectorAll(ROW)].flatMap((row) => {
    const target = row.querySelector<HTMLElement>('a[href], button:not(:disabled)');
    return target?.checkVisibility() ? [target] : [];
  });
}

function step(by: 1 | -1): void {
  const all = targets();
  const row = focusedRow();
  const at = row ? all.findIndex((target) => row.contains(target)) : -1;
  const next = at === -1 ? all[0] : all[at + by];
  next?.focus();
}

/** J and K move the focus through the rows of the page; Enter opens the focused one. */
export function useStepKeys(active: boolean): void {
  useKeys('page', { j: () => step(1), k: () => step(-1) }, active);
}
