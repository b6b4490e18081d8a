import { z } from 'zod';

/** Input for one page of a list, newest first. */
export const PageInput = {
  cursor: z.string().max(300).optional(),
  limit: z.number().int().min(1).max(100).default(50),
};
