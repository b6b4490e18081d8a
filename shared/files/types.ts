export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
/** What an ID document may be. */
export const idExtensions = ['jpg', 'jpeg', 'png', 'webp', 'pdf'] as const;
/** For `<input accept>`. */
export const idAccept = idExtensions.map((e) => `.${e}`).join(',');

/** The extension of a file's name, in lower case and without its dot; empty if it has none. */
export function endingOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}
