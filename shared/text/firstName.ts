/** “Ana”: how to address someone, by the first word of their name as they wrote it. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}
