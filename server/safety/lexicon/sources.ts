import type { LexiconSource } from '../source.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { hindiUrdu } from './hindiUrdu.ts';
import { indonesian } from './indonesian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swahili } from './swahili.ts';
import { tagalog } from './tagalog.ts';
import { ukrainianRussian } from './ukrainianRussian.ts';

/** Every language that is read. All of them read every text. */
export const lexiconSources: readonly LexiconSource[] = [
  english,
  spanish,
  portuguese,
  tagalog,
  hindiUrdu,
  swahili,
  french,
  indonesian,
  ukrainianRussian,
  arabic,
];
