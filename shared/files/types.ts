export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
/** What an ID document may be. */
export const idExtensions = ['jpg', 'jpeg', 'png', 'webp', 'pdf'] as const;
/** For `<input accept>`. */
export const idAccept = idExtensions.map((e) => `.${e}`).join(',');

/** The ending of a file's name, in small letters and without its dot; empty when it has none. */
export function endingOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}
