import type { LegalKind } from '../../../../shared/company/legal.ts';
import {
  type LegalRevision,
  type SaveLegalInput,
  StoredLegal,
} from '../../../../shared/company/legalSettings.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { legalKey, legalRevisionKey } from '../../../platform/settings/appSettings.ts';
import { lockRow, readRow, readRows, writeRow } from '../../../platform/settings/rows.ts';

/** Every revision of a text with its author, newest first. */
export async function legalRevisions(deps: Deps, kind: LegalKind): Promise<LegalRevision[]> {
  const rows = await readRows(deps.db, { prefixes: [legalRevisionKey(kind)] });
  return rows.reverse().flatMap(({ value, changedBy }) => {
    const stored = StoredLegal.safeParse(value).data;
    return stored ? [{ ...stored, who: changedBy }] : [];
  });
}

/**
 * Publishes a new revision; earlier ones are kept. @throws DomainError('conflict') when someone published one after
 * the one it's based on
 */
export async function saveLegal(
  deps: Deps,
  actor: Actor,
  { kind, basedOn, text, note }: SaveLegalInput,
): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    await lockRow(tx, legalKey(kind));
    const current = await readRow(tx, legalKey(kind), StoredLegal);
    if ((current?.text ?? '') === text) return;
    if ((current?.revision ?? 0) !== basedOn) throw new DomainError('conflict');
    const next: StoredLegal = { revision: basedOn + 1, text, note, at: deps.clock.now().toISOString() };
    await writeRow(deps, tx, legalKey(kind), next, actor.userId);
    await writeRow(deps, tx, legalRevisionKey(kind, next.revision), next, actor.userId);
    await deps.audit.record(tx, {
      action: 'settings.legal_changed',
      actor,
      data: { part: kind, revision: next.revision, note },
    });
    await deps.bus.publish(tx, 'settings', {});
  });
  await deps.appSettings.refresh();
  return { ok: true };
}
