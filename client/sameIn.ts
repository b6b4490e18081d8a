/** Whether everything in the part is the same in the whole, which may have more. */
export function sameIn(part: object, whole: object): boolean {
  return Object.entries(part).every(([name, value]) => Reflect.get(whole, name) === value);
}
