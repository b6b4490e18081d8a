/** Whether all fields of `part` have the same values in `whole`, which may have more. */
export function sameIn(part: object, whole: object): boolean {
  return Object.entries(part).every(([name, value]) => Reflect.get(whole, name) === value);
}
