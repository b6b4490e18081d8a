import { z } from 'zod';
import { FileId } from './ids.ts';

export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
export const resumeExtensions = ['pdf', 'doc', 'docx'] as const;
/** For `<input accept>`. */
export const resumeAccept = resumeExtensions.map((e) => `.${e}`).join(',');
/** What an ID document may be. */
export const idExtensions = ['jpg', 'jpeg', 'png', 'webp', 'pdf'] as const;
export const idAccept = idExtensions.map((e) => `.${e}`).join(',');

/** The ending of a file's name, in small letters and without its dot; empty when it has none. */
export function endingOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}

/** Answer of an upload. The token proves that the one who applies is the one who uploaded. */
export const UploadedFile = z.strictObject({
  id: FileId,
  token: z.string(),
  name: z.string(),
  size: z.number(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;
