import type { Scenario } from '../scenario.ts';
import { brokenOnArrival } from './support/brokenOnArrival.ts';
import { cannotSignIn } from './support/cannotSignIn.ts';
import { chargedTwice } from './support/chargedTwice.ts';
import { lateParcel } from './support/lateParcel.ts';
import { refundTooLate } from './support/refundTooLate.ts';
import { thirdOutage } from './support/thirdOutage.ts';

/** Customers of shops and services. Every name and company is made up. */
export const supportScenarios: readonly Scenario[] = [
  lateParcel,
  cannotSignIn,
  chargedTwice,
  brokenOnArrival,
  refundTooLate,
  thirdOutage,
];
