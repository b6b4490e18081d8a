import type { SafetyKind } from '../../../shared/safety/kinds.ts';

/** What a person was busy with: an interview, a work shift, a practice chat. */
export type SafetyPlace = 'interview' | 'work' | 'practice';

/** Sentences of a safety reply in one language. None argues, diagnoses or promises. */
export type SafetyWords = {
  /** Takes up what was said. */
  opening: Record<SafetyKind, string>;
  /** Steps out of the role. `{place}`: what the person is busy with. */
  ai: string;
  /** What matters less than a person. */
  place: Record<SafetyPlace, string>;
  /** `{number}`: the emergency number, or `local`. */
  emergency: string;
  /** Takes the place of a number that isn't known. */
  local: string;
  police: string;
  ambulance: string;
  /** `{lines}`: 988, findahelpline.com. */
  talk: string;
  /** Who is told. */
  told: string;
  /** The questions stop; stopping now or going on another day is no disadvantage. */
  choice: string;
};
