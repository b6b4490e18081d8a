import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedView, SaveViewInput } from '../../../shared/candidates/bulk.ts';
import type { TagId, UserId } from '../../../shared/ids/schema.ts';
import type { Tx } from '../../db/client.ts';
import { savedViews } from '../../db/schema/savedViews.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';

const VIEWS_MAX = 30;

/** An account's own views, by name. */
export async function listViews(deps: Deps, userId: UserId): Promise<SavedView[]> {
  const rows = await deps.db
    .select({ id: savedViews.id, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(VIEWS_MAX);
  return rows;
}

/** Saves a view. Repeating the id after a lost response updates it. @throws DomainError views_full (30 in all) */
export async function saveView(deps: Deps, userId: UserId, input: SaveViewInput): Promise<void> {
  const [saved] = await deps.db
    .update(savedViews)
    .set(input)
    .where(and(eq(savedViews.id, input.id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  if (saved) return;
  const count = await deps.db.$count(savedViews, eq(savedViews.userId, userId));
  if (count >= VIEWS_MAX) throw new DomainError('views_full', { limit: VIEWS_MAX });
  await deps.db
    .insert(savedViews)
    .values({ ...input, userId, createdAt: deps.clock.now() })
    .onConflictDoNothing();
}

/** Deletes one's own view; another person's id is refused like one that doesn't exist. */
export async function removeView(deps: Deps, userId: UserId, id: string): Promise<void> {
  await deps.db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
}

/** Everyone's views that filter by the tag `from` filter by `into` from now on. */
export async function replaceTagInViews(tx: Tx, { from, into }: { from: TagId; into: TagId }): Promise<void> {
  await tx
    .update(savedViews)
    .set({ search: sql`replace(${savedViews.search}::text, ${from}, ${into})::jsonb` })
    .where(sql`${savedViews.search} -> 'tag' ? ${from}`);
}
