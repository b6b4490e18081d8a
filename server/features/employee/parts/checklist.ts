import { and, eq } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { type ChecklistInput, checklistItemIds } from '../../../../shared/resources/articles.ts';
import { checklistTicks } from '../../../db/schema/employee.ts';
import type { Deps } from '../../../deps.ts';

/** A person's checked lines of checklists, without lines that no longer exist. */
export async function readChecked(deps: Deps, employeeId: CandidateId): Promise<string[]> {
  const rows = await deps.db
    .select({ item: checklistTicks.item })
    .from(checklistTicks)
    .where(eq(checklistTicks.employeeId, employeeId));
  const ticked = new Set(rows.map(({ item }) => item));
  return checklistItemIds.filter((id) => ticked.has(id));
}

/** Sets or removes one tick, and answers with all of them. Setting the same again changes nothing. */
export async function setChecked(
  deps: Deps,
  employeeId: CandidateId,
  input: ChecklistInput,
): Promise<string[]> {
  await deps.db.transaction(async (tx) => {
    if (input.ticked) {
      await tx
        .insert(checklistTicks)
        .values({ employeeId, item: input.id, tickedAt: deps.clock.now() })
        .onConflictDoNothing();
    } else {
      await tx
        .delete(checklistTicks)
        .where(and(eq(checklistTicks.employeeId, employeeId), eq(checklistTicks.item, input.id)));
    }
    await deps.bus.publish(tx, `person:${employeeId}`, {});
  });
  return readChecked(deps, employeeId);
}
