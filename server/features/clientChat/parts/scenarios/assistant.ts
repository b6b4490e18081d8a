import type { Scenario } from '../scenario.ts';
import { doubleBooked } from './assistant/doubleBooked.ts';
import { everythingUrgent } from './assistant/everythingUrgent.ts';
import { missedFollowUp } from './assistant/missedFollowUp.ts';
import { moveAMeeting } from './assistant/moveAMeeting.ts';
import { sendMeTheList } from './assistant/sendMeTheList.ts';
import { travelReceipts } from './assistant/travelReceipts.ts';

/** Busy people who share an assistant. Every name and company is made up. */
export const assistantScenarios: readonly Scenario[] = [
  moveAMeeting,
  travelReceipts,
  doubleBooked,
  missedFollowUp,
  everythingUrgent,
  sendMeTheList,
];
