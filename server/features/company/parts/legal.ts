import type { LegalKind } from '../../../../shared/company/legal.ts';
import {
  type LegalRevision,
  type SaveLegalInput,
  StoredLegal,
} from '../../../../shared/company/legalSettings.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { changeSetting, readSetting } from '../../../platform/settings/change.ts';
import { legalSetting } from '../../../platform/settings/register.ts';
import { readRows, writeRow } from '../../../platform/settings/rows.ts';

/** The rows of all revisions of a text, in their order; with a number, the row of one. */
const revisionKey = (kind: LegalKind, revision?: number): string =>
  `legalRevision.${kind}.${revision === undefined ? '' : String(revision).padStart(6, '0')}`;

/** Every revision of a text with its author, newest first. */
export async function legalRevisions(deps: Deps, kind: LegalKind): Promise<LegalRevision[]> {
  const rows = await readRows(deps.db, { prefixes: [revisionKey(kind)] });
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
): Promise<void> {
  const legal = legalSetting(kind);
  await deps.db.transaction(async (tx) => {
    const changed = await changeSetting(deps, tx, actor, legal, (current) => {
      if (current.text === text) return current;
      if (current.revision !== basedOn) throw new DomainError('conflict');
      return { revision: basedOn + 1, text, note, at: deps.clock.now().toISOString() };
    });
    if (!changed) return;
    const stored = await readSetting(tx, legal);
    await writeRow(deps, tx, revisionKey(kind, stored.revision), stored, actor.userId);
  });
  await deps.appSettings.refresh();
}
