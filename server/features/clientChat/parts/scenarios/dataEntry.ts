import type { Scenario } from '../scenario.ts';
import { duplicateCustomers } from './dataEntry/duplicateCustomers.ts';
import { importDeadline } from './dataEntry/importDeadline.ts';
import { missingRows } from './dataEntry/missingRows.ts';
import { nameMisspelled } from './dataEntry/nameMisspelled.ts';
import { sheetOverwritten } from './dataEntry/sheetOverwritten.ts';
import { wrongCurrency } from './dataEntry/wrongCurrency.ts';

/** People whose lists and records need typing. Every name and company is made up. */
export const dataEntryScenarios: readonly Scenario[] = [
  nameMisspelled,
  missingRows,
  duplicateCustomers,
  wrongCurrency,
  sheetOverwritten,
  importDeadline,
];
