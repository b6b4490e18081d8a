/**
 * "1,200": a whole number as U.S. readers write it. By hand, as the first number that a page has `Intl` write
 * costs a cheap phone a quarter of a second.
 */
export function figure(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** "1 work session", "1,200 work sessions": a count with its noun. `many` for plurals that don't end in s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}
