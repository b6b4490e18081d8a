import { ConfirmSetting } from '../../../shared/interview/results.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const KEY = 'confirm_results';

/** Whether a connected model's scores are provisional, too. Off by default. */
export async function readConfirm(db: DbOrTx): Promise<ConfirmSetting> {
  return (await readSetting(db, KEY, ConfirmSetting)) ?? { connected: false };
}

/** Changes the setting; open panels get an event. */
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
