import { brand } from '../../../../../shared/brand.ts';
import { retentionDefaults } from '../../../../../shared/privacy.ts';
import type { DbOrTx } from '../../../../db/client.ts';
import type { Deps } from '../../../../deps.ts';
import { retentionSettings } from '../../../privacy/service.ts';
import type { HouseFacts } from '../context.ts';

/** What holds where no settings are at hand: a preview, a made-up candidate. */
export const usualHouse: HouseFacts = {
  get hrAddress() {
    return brand.hrEmail;
  },
  applicationMonths: retentionDefaults.applicationMonths,
  outsideModel: false,
};

/** What the settings say now. */
export async function houseFacts(deps: Deps, db: DbOrTx): Promise<HouseFacts> {
  const { applicationMonths } = await retentionSettings(deps, db);
  return {
    hrAddress: deps.house.read('mailboxes').hrAddress,
    applicationMonths,
    outsideModel: !deps.ai.builtIn,
  };
}
