import { z } from 'zod';

export const DocumentsSettings = z.strictObject({
  /** When true, only hired people can submit; otherwise shortlisted and interviewed people can, too. */
  requireHired: z.boolean(),
});
export type DocumentsSettings = z.infer<typeof DocumentsSettings>;
