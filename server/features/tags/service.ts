import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../shared/audit/labels.ts';
import { type CandidateId, TagId } from '../../../shared/ids/schema.ts';
import {
  type ChangeTagsInput,
  type CreateTagInput,
  effectiveChange,
  type MergeTagsInput,
  type RemoveTagInput,
  type Tag,
  type TagsChanged,
  tagLimits,
  type UpdateTagInput,
} from '../../../shared/tags/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { candidateTags, tagFacets, tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { sha256 } from '../../platform/crypto/vault.ts';
import { replaceTagInViews } from '../savedViews/admin.ts';
import { recordEvent, recordedByKey } from '../timeline/service.ts';
import { readTagsOf } from './queries.ts';

/**
 * One writer of names at a time, because limit and uniqueness are checked before writing. Changes of people's
 * tags take it shared. Always locked before people, and people before tags, so that nothing deadlocks.
 */
const TAGS_LOCK = 7_240_113;

/**
 * Makes a tag; the same id again keeps what was typed since its answer was lost.
 * @throws DomainError tag_exists (names differ by more than case), tags_full (200 in all)
 */
export async function createTag(deps: Deps, actor: Actor, input: CreateTagInput): Promise<Tag> {
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TAGS_LOCK})`);
    const [made] = await tx.select().from(tags).where(eq(tags.id, input.id));
    // Its answer was lost. What was typed since counts, unless someone has changed the tag in the meantime.
    if (made) {
      const { id, name, colour, createdAt, updatedAt } = made;
      if (updatedAt > createdAt) return { id, name, colour };
      return change(deps, tx, actor, made, input);
    }
    await refuseSameName(tx, input);
    if ((await tx.$count(tags)) >= tagLimits.all)
      throw new DomainError('tags_full', { limit: tagLimits.all });
    const now = deps.clock.now();
    await tx.insert(tags).values({ ...input, createdBy: actor.userId, createdAt: now, updatedAt: now });
    await recordTagChange(deps, tx, actor, 'tag.created', input.id, { name: input.name });
    return input;
  });
}

/** Renames and recolors a tag. Idempotent. @throws DomainError not_found, tag_exists */
export async function updateTag(deps: Deps, actor: Actor, input: UpdateTagInput): Promise<Tag> {
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TAGS_LOCK})`);
    const [before] = await tx.select().from(tags).where(eq(tags.id, input.id)).for('update');
    if (!before) throw new DomainError('not_found');
    return change(deps, tx, actor, before, input);
  });
}

async function change(deps: Deps, tx: Tx, actor: Actor, before: Tag, after: Tag): Promise<Tag> {
  const { id, name, colour } = after;
  if (before.name === name && before.colour === colour) return { id, name, colour };
  await refuseSameName(tx, after);
  await tx.update(tags).set({ name, colour, updatedAt: deps.clock.now() }).where(eq(tags.id, id));
  await recordTagChange(deps, tx, actor, 'tag.changed', id, { from: before.name, to: name, colour });
  return { id, name, colour };
}

/**
 * Removes a tag from everyone and deletes it. Idempotent. Returns how many people had it.
 * @throws DomainError('tag_spread') if more people have it than HR confirmed
 */
export async function removeTag(
  deps: Deps,
  actor: Actor,
  { id, seen }: RemoveTagInput,
): Promise<{ people: number }> {
  return deps.db.transaction(async (tx) => {
    await lockPeopleWith(tx, id);
    const [before] = await tx.select().from(tags).where(eq(tags.id, id)).for('update');
    if (!before) return { people: 0 };
    const people = await peopleSeen(tx, id, seen);
    await tx.delete(tags).where(eq(tags.id, id));
    await recordTagChange(deps, tx, actor, 'tag.deleted', id, { name: before.name, people });
    return { people };
  });
}

/** Deletes a tag in the caller's transaction if it's unused. */
export async function removeUnusedTag(deps: Deps, tx: Tx, id: TagId): Promise<void> {
  await lockPeopleWith(tx, id);
  if ((await peopleWith(tx, id)) > 0) return;
  const gone = await tx.delete(tags).where(eq(tags.id, id)).returning({ id: tags.id });
  if (gone.length > 0) await deps.bus.publish(tx, 'candidates', { candidateId: null });
}

/**
 * Gives `into` to everyone with `from`, and deletes `from`; saved views with `from` have `into` afterwards.
 * Idempotent.
 * @throws DomainError not_found (`into` is deleted), tag_spread (more people have it than HR confirmed)
 */
export async function mergeTags(
  deps: Deps,
  actor: Actor,
  { from, into, seen }: MergeTagsInput,
): Promise<{ people: number }> {
  return deps.db.transaction(async (tx) => {
    await lockPeopleWith(tx, from);
    const both = await tx
      .select()
      .from(tags)
      .where(inArray(tags.id, [from, into]))
      .orderBy(asc(tags.id))
      .for('update');
    const target = both.find(({ id }) => id === into);
    if (!target) throw new DomainError('not_found');
    const source = both.find(({ id }) => id === from);
    if (!source) return { people: 0 };
    const people = await peopleSeen(tx, from, seen);
    await tx.execute(sql`insert into candidate_tags (candidate_id, tag_id, created_at)
      select candidate_id, ${into}::uuid, created_at from candidate_tags where tag_id = ${from}
      order by candidate_id on conflict do nothing`);
    await tx.delete(tags).where(eq(tags.id, from));
    await replaceTagInViews(tx, { from, into });
    await recordTagChange(deps, tx, actor, 'tag.merged', into, {
      from: source.name,
      into: target.name,
      people,
    });
    return { people };
  });
}

/**
 * Adds and removes tags, for all of these people or for none; people who no longer exist are skipped. Idempotent by key. Returns
 * the actual changes, for undo, even on a repeated call.
 * @throws DomainError not_found (everyone, or a tag), tags_per_person (20)
 */
export async function changeTags(deps: Deps, actor: Actor, input: ChangeTagsInput): Promise<TagsChanged> {
  const all = new Map(input.changes.map((change) => [change.candidateId, change]));
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${TAGS_LOCK})`);
    const here = await lockPeople(tx, [...all.keys()]);
    const wishes = new Map([...all].filter(([id]) => here.has(id)));
    const names = await nameTags(tx, [...wishes.values()]);
    const current = await readTagsOf(tx, [...wishes.keys()]);
    const changed: TagsChanged = [];
    const keyOf = (id: CandidateId): string => keyFor(input.idempotencyKey, id);
    const known = await recordedByKey(tx, [...wishes.keys()].map(keyOf));
    const repeated: TagsChanged = [];
    for (const [candidateId, wish] of wishes) {
      const idempotencyKey = keyOf(candidateId);
      const done = known.get(idempotencyKey);
      if (done?.candidateId === candidateId) {
        repeated.push({ candidateId, add: idsIn(done.data.add), remove: idsIn(done.data.remove) });
        continue;
      }
      const has = new Set((current.get(candidateId) ?? []).map(({ id }) => id));
      const change = effectiveChange(has, wish);
      if (change.add.length + change.remove.length === 0) continue;
      if (change.add.length > 0 && has.size + change.add.length - change.remove.length > tagLimits.perPerson)
        throw new DomainError('tags_per_person', { limit: tagLimits.perPerson });
      await recordEvent(tx, deps, {
        candidateId,
        kind: 'tags_changed',
        actorUserId: actor.userId,
        data: {
          added: listed(names, change.add),
          removed: listed(names, change.remove),
          add: change.add.join(' '),
          remove: change.remove.join(' '),
        },
        idempotencyKey,
      });
      changed.push({ candidateId, ...change });
    }
    await write(deps, tx, changed);
    for (const { candidateId, add, remove } of changed)
      await deps.audit.record(tx, {
        action: 'candidate.tags_changed',
        actor,
        subject: { kind: 'candidate', id: candidateId },
        data: { added: listed(names, add), removed: listed(names, remove) },
      });
    if (changed.length > 0) {
      const only = changed.length === 1 ? changed[0] : undefined;
      await deps.bus.publish(tx, 'candidates', { candidateId: only?.candidateId ?? null });
    }
    return [...repeated, ...changed];
  });
}

/** The tags of a recorded change; lines of earlier versions have only their names. */
const idsIn = (recorded: unknown): TagId[] =>
  TagId.array()
    .catch([])
    .parse(typeof recorded === 'string' ? recorded.split(' ') : []);

async function write(deps: Deps, tx: Tx, changed: TagsChanged): Promise<void> {
  const createdAt = deps.clock.now();
  const added = changed.flatMap(({ candidateId, add }) =>
    add.map((tagId) => ({ candidateId, tagId, createdAt })),
  );
  if (added.length > 0) await tx.insert(candidateTags).values(added).onConflictDoNothing();
  const removed = changed.flatMap(({ candidateId, remove }) =>
    remove.map((tagId) => sql`(${candidateId}::uuid, ${tagId}::uuid)`),
  );
  if (removed.length > 0)
    await tx
      .delete(candidateTags)
      .where(sql`(${candidateTags.candidateId}, ${candidateTags.tagId}) in (${sql.join(removed, sql`, `)})`);
}

/** Locks the people who exist, in the order of their IDs, so that two bulk changes can't deadlock. */
async function lockPeople(tx: Tx, ids: CandidateId[]): Promise<ReadonlySet<CandidateId>> {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(inArray(candidates.id, ids))
    .orderBy(asc(candidates.id))
    .for('update');
  if (rows.length === 0 && ids.length > 0) throw new DomainError('not_found');
  return new Set(rows.map(({ id }) => id));
}

/** Everyone with this tag, locked against changes of their number. */
async function lockPeopleWith(tx: Tx, id: TagId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TAGS_LOCK})`);
  await tx.execute(sql`with held as materialized (
      select id from candidates where id in (select candidate_id from candidate_tags where tag_id = ${id})
      order by id for share)
    select count(*) from held`);
}

/**
 * The tags of a change, locked so that they aren't deleted in the meantime. A tag to be removed may be gone.
 */
async function nameTags(
  tx: Tx,
  wishes: { add: TagId[]; remove: TagId[] }[],
): Promise<ReadonlyMap<TagId, string>> {
  const added = new Set(wishes.flatMap(({ add }) => add));
  const all = [...added, ...wishes.flatMap(({ remove }) => remove)];
  if (all.length === 0) return new Map();
  const rows = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(inArray(tags.id, all))
    .orderBy(asc(tags.id))
    .for('key share');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  if ([...added].some((id) => !names.has(id))) throw new DomainError('not_found');
  return names;
}

const listed = (names: ReadonlyMap<TagId, string>, ids: TagId[]): string =>
  ids.map((id) => names.get(id) ?? '').join(', ');

async function refuseSameName(tx: Tx, { id, name }: { id: TagId; name: string }): Promise<void> {
  const [same] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(sql`lower(${tags.name}) = lower(${name})`, ne(tags.id, id)));
  if (same) throw new DomainError('tag_exists');
}

async function peopleWith(tx: Tx, id: TagId): Promise<number> {
  const [row] = await tx
    .select({ people: sql<number>`coalesce(sum(${tagFacets.count}), 0)::int` })
    .from(tagFacets)
    .where(eq(tagFacets.tagId, id));
  return row?.people ?? 0;
}

/** @throws DomainError('tag_spread') if more people have the tag than HR confirmed */
async function peopleSeen(tx: Tx, id: TagId, seen: number): Promise<number> {
  const people = await peopleWith(tx, id);
  if (people > seen) throw new DomainError('tag_spread', { people });
  return people;
}

async function recordTagChange(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  action: Extract<AuditAction, `tag.${string}`>,
  id: TagId,
  data: Record<string, string | number>,
): Promise<void> {
  await deps.audit.record(tx, {
    action,
    actor,
    subject: { kind: 'tag', id },
    data,
  });
  await deps.bus.publish(tx, 'candidates', { candidateId: null });
}

/** A key of its own for each person, made from the one of the whole change. */
function keyFor(key: string, candidateId: CandidateId): string {
  const hex = sha256(`tags ${key} ${candidateId}`).slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
