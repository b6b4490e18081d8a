/** "1 work session", "1,200 work sessions": a count with its noun. `many` for plurals that don't end in s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
