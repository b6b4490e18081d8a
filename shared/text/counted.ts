/**
 * "1,200", "1,200.5": a number as U.S. readers write it. By hand, as the first number that a page has `Intl` write
 * costs a cheap phone a quarter of a second.
 */
export function figure(number: number): string {
  const [whole = '', ...part] = String(number).split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...part].join('.');
}

/** "1 work session", "1,200 work sessions": a count with its noun. `many` for plurals that don't end in s. */
export function counted(count: number, one: string, many?: string): string {
  return `${figure(count)} ${plural(count, one, many)}`;
}

/** The noun of a count that stands elsewhere. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
