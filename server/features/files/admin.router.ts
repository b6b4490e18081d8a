import { z } from 'zod';
import { FileId } from '../../../shared/ids/schema.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { adminFileLink, adminFilePreview } from './admin.ts';

/** Opening any person’s file. */
export const adminFilesRouter = router({
  fileLink: adminProcedure
    .input(z.strictObject({ fileId: FileId, unread: z.boolean().default(false) }))
    .mutation(({ ctx, input }) => adminFileLink(ctx.deps, ctx.actor, input)),

  filePreview: adminProcedure
    .input(z.strictObject({ fileId: FileId }))
    .mutation(({ ctx, input }) => adminFilePreview(ctx.deps, ctx.actor, input.fileId)),
});
