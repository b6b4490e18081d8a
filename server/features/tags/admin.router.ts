import {
  ChangeTagsInput,
  CreateTagInput,
  MergeTagsInput,
  RemoveTagInput,
  UpdateTagInput,
} from '../../../shared/tags/schema.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { readTags } from './queries.ts';
import { changeTags, createTag, mergeTags, removeTag, updateTag } from './service.ts';

export const tagsRouter = router({
  list: panelProcedure.query(({ ctx }) => readTags(ctx.deps.db)),
  create: adminProcedure
    .input(CreateTagInput)
    .mutation(({ ctx, input }) => createTag(ctx.deps, ctx.actor, input)),
  update: adminProcedure
    .input(UpdateTagInput)
    .mutation(({ ctx, input }) => updateTag(ctx.deps, ctx.actor, input)),
  remove: adminProcedure
    .input(RemoveTagInput)
    .mutation(({ ctx, input }) => removeTag(ctx.deps, ctx.actor, input)),
  merge: adminProcedure
    .input(MergeTagsInput)
    .mutation(({ ctx, input }) => mergeTags(ctx.deps, ctx.actor, input)),
  /** Puts tags on people and takes them off; undo is the same call turned around. */
  change: adminProcedure
    .input(ChangeTagsInput)
    .mutation(({ ctx, input }) => changeTags(ctx.deps, ctx.actor, input)),
});
