import { ConfirmSetting } from '../../../shared/results.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const KEY = 'confirm_results';

/** Whether scores of a connected model are provisional, too. Not until somebody asks for it. */
export async function readConfirm(db: DbOrTx): Promise<ConfirmSetting> {
  return (await readSetting(db, KEY, ConfirmSetting)) ?? { connected: false };
}

/** Asks for it, or no longer; open panels hear of it. */
export async function writeConfirm(deps: Deps, actor: Actor, value: ConfirmSetting): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await readConfirm(tx)).connected === value.connected) return;
    await writeSetting(deps, tx, KEY, value, actor.userId);
    await deps.audit.record(tx, {
      action: 'settings.confirming_changed',
      actor,
      data: { connected: value.connected },
    });
    await deps.bus.publish(tx, 'panel', {});
  });
}
