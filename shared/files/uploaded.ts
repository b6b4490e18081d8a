import { z } from 'zod';
import { FileId } from '../ids/schema.ts';

/** Answer of an upload. The token proves that the one who applies is the one who uploaded. */
export const UploadedFile = z.strictObject({
  id: FileId,
  token: z.string(),
  name: z.string(),
  size: z.number(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;
