import { z } from 'zod';

/** One page of a list that runs from new to old. */
export const PageInput = {
  cursor: z.string().max(300).optional(),
  limit: z.number().int().min(1).max(100).default(50),
};
