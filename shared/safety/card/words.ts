import type { SafetyKind } from '../kinds.ts';

/** The card for a person in one language; it says what the English one in notice.ts says. */
export type SafetyCardWords = {
  title: Record<SafetyKind, string>;
  text: Record<SafetyKind, string>;
  /** Before the emergency number, or `local` where it isn't known. */
  emergency: string;
  local: string;
  police: string;
  ambulance: string;
  /** Before 988 and findahelpline.com; of two lines each says where it helps. */
  lines: { lifeline: string; lifelineThere: string; near: string; elsewhere: string };
  /** States who is notified, and that it doesn't count against the person. */
  told: string;
};
