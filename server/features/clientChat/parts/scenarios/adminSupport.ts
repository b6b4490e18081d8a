import type { Scenario } from '../scenario.ts';
import { colleagueFile } from './adminSupport/colleagueFile.ts';
import { invoiceCopy } from './adminSupport/invoiceCopy.ts';
import { roomTaken } from './adminSupport/roomTaken.ts';
import { unpaidSupplier } from './adminSupport/unpaidSupplier.ts';
import { visitorBadge } from './adminSupport/visitorBadge.ts';
import { wrongAddressInvoice } from './adminSupport/wrongAddressInvoice.ts';

/** Suppliers, colleagues and clients of an office. Every name and company is made up. */
export const adminSupportScenarios: readonly Scenario[] = [
  invoiceCopy,
  visitorBadge,
  wrongAddressInvoice,
  roomTaken,
  unpaidSupplier,
  colleagueFile,
];
