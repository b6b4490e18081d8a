import { brand } from '../../../../../shared/company/brand.ts';
import { retentionDefaults } from '../../../../../shared/privacy/terms.ts';
import type { DbOrTx } from '../../../../db/client.ts';
import type { Deps } from '../../../../deps.ts';
import { retentionSettings } from '../../../privacy/service.ts';
import type { CompanyFacts } from '../context.ts';

/** What holds where no settings are at hand: a preview, a made-up candidate. */
export const usualCompany: CompanyFacts = {
  get hrAddress() {
    return brand.hrEmail;
  },
  applicationMonths: retentionDefaults.applicationMonths,
  outsideModel: false,
};

/** What the settings say now. */
export async function companyFacts(deps: Deps, db: DbOrTx): Promise<CompanyFacts> {
  const { applicationMonths } = await retentionSettings(db);
  return {
    hrAddress: deps.appSettings.read('mailboxes').hrAddress,
    applicationMonths,
    outsideModel: !deps.ai.builtIn,
  };
}
