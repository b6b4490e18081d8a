import { BlindSetting } from '../../../shared/reviews/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const KEY = 'blind_review';

/** True when HR rates an interview before the AI's proposal is shown. Off by default. */
export async function readBlind(deps: Deps, db: DbOrTx = deps.db): Promise<boolean> {
  return (await readSetting(db, KEY, BlindSetting))?.on ?? false;
}

/** Turns it on or off for everyone; open panels get an event. */
export async function writeBlind(deps: Deps, actor: Actor, value: BlindSetting): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await readBlind(deps, tx)) === value.on) return;
    await writeSetting(deps, tx, KEY, value, actor.userId);
    await deps.audit.record(tx, {
      action: 'settings.blind_review_changed',
      actor,
      data: { on: value.on },
    });
    await deps.bus.publish(tx, 'panel', {});
  });
}
