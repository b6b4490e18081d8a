import {
  SAFETY_KINDS,
  SAFETY_LANGUAGES,
  type SafetyKind,
  type SafetyLanguage,
} from '../../shared/safety/kinds.ts';

/** How one phrase was read, beside what it is. */
export type Measured = {
  language: SafetyLanguage;
  crisis: boolean;
  kind: SafetyKind | null;
  sort: 'hard' | 'ordinary' | null;
  odds: number;
  /** Whether it is found, by the rules and what was learned. */
  raised: boolean;
  /** Whether the lexicon's rules find something. */
  byRules: SafetyKind | null;
  sameKind: boolean;
  sameLanguage: boolean;
};

const RECALLS = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.97];
const BARS = [-1, 0, 0.5, 1, 1.5, 2, 2.5, 3, 4];

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7);

/** False alarms, all and among ordinary texts, by the recall that is asked for and by the odds that raise. */
export function shownCurve(name: string, all: readonly Measured[]): string {
  const crises = all.filter(({ crisis }) => crisis);
  const others = all.filter(({ crisis }) => !crisis);
  const plain = others.filter(({ sort }) => sort === 'ordinary');
  const odds = crises.map((one) => one.odds).sort((one, other) => other - one);
  const line = (label: string, bar: number): string => {
    const over = (list: readonly Measured[]): string =>
      percent(list.filter((one) => one.odds >= bar).length, list.length);
    return `${label}  odds ${bar.toFixed(2).padStart(5)}  recall ${over(crises)}  false alarms ${over(others)}  ordinary ${over(plain)}`;
  };
  const rules = (list: readonly Measured[]): string =>
    percent(list.filter(({ byRules }) => byRules !== null).length, list.length);
  const both = (list: readonly Measured[]): string =>
    percent(list.filter(({ raised }) => raised).length, list.length);
  return [
    `${name}: ${crises.length} crises, ${others.length} others (${plain.length} ordinary)`,
    `rules alone: recall ${rules(crises)}  false alarms ${rules(others)}  ordinary ${rules(plain)}`,
    `as it reads: recall ${both(crises)}  false alarms ${both(others)}  ordinary ${both(plain)}`,
    ...RECALLS.map((recall) =>
      line(percent(recall, 1), odds[Math.ceil(recall * odds.length) - 1] ?? Number.NaN),
    ),
    ...BARS.map((bar) => line('       ', bar)),
    '',
  ].join('\n');
}

/** What is read for each language and kind. */
export function shownParts(all: readonly Measured[]): string {
  const line = (label: string, list: readonly Measured[]): string => {
    const crises = list.filter(({ crisis }) => crisis);
    const others = list.filter(({ crisis }) => !crisis);
    const read = (some: readonly Measured[]): Measured[] => some.filter(({ raised }) => raised);
    const over = (some: readonly Measured[]): number => read(some).length;
    const found = read(crises);
    return (
      `${label.padEnd(10)} recall ${percent(over(crises), crises.length)}  alarms ${percent(over(others), others.length)}` +
      `  same kind ${percent(found.filter(({ sameKind }) => sameKind).length, found.length)}` +
      `  same language ${percent(list.filter(({ sameLanguage }) => sameLanguage).length, list.length)}`
    );
  };
  return [
    ...SAFETY_LANGUAGES.map((language) =>
      line(
        language,
        all.filter((one) => one.language === language),
      ),
    ),
    ...SAFETY_KINDS.map((kind) =>
      line(
        kind,
        all.filter((one) => !one.crisis || one.kind === kind),
      ),
    ),
  ].join('\n');
}
