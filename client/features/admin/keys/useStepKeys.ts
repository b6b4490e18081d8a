import { useKeys } from './useKeys.ts';

/** Rows one can step through: those of tables, and of lists that say so. */
const ROW = '#main tbody tr, #main [data-steps] > li';

/** The row that has the focus. */
export const focusedRow = (): Element | null => document.activeElement?.closest(ROW) ?? null;

/** What a row leads to, in the order of the page; a row without anything to press is passed over. */
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

/** J and K move the focus through the rows of the page; Enter then opens what has it. */
export function useStepKeys(active: boolean): void {
  useKeys('page', { j: () => step(1), k: () => step(-1) }, active);
}
