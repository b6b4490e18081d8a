import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RulesReading, readByRules } from '../../server/safety/byRules.ts';
import { type Cues, cuesOf } from '../../server/safety/learned/cues.ts';
import { languageOf, learnedFrom, raises } from '../../server/safety/learned/learned.ts';
import { Model, normedCues, packed } from '../../server/safety/learned/model.ts';
import { runsOf, strongest } from '../../server/safety/learned/windows.ts';
import type { Reading } from '../../server/safety/match.ts';
import { SAFETY_KINDS } from '../../shared/safety/kinds.ts';
import { type Measured, shownCurve, shownParts } from './curves.ts';
import { type Example, teach } from './learner.ts';
import {
  interviewAnswers,
  isHeldBack,
  largeSet,
  type Phrase,
  plainTexts,
  smallSet,
  talkSet,
} from './phrases.ts';

/**
 * Trains the learned reading on the phrase sets and writes its weights. Deterministic: the same phrases and the same
 * lexicon give the same file. `node scripts/safety/teach.ts` prints how it reads what was held back; `unseen=answers`
 * trains without the interviews of two positions instead, and prints how it reads those.
 */

/** Words beside the span that shows a crisis. */
const BESIDE = 3;
/** A cue of one phrase alone says nothing about others. */
const SEEN_IN = 2;
const ROWS_MAX = 300_000;
const COST = 10;
const ROUNDS = 60;
const CLASSES = 1 + SAFETY_KINDS.length;
const PLAIN_WEIGHT = 0.5;
/**
 * Each text is used a second time without this share of its words, so that its meaning doesn't depend on any single
 * one: people leave words out, and new texts have others.
 */
const LEFT_OUT = 0.25;
const LEFT_OUT_WEIGHT = 0.5;

type Read = Phrase & { cues: Cues; reading: Reading; label: number; found: RulesReading['found'] };

/**
 * `rules`: false for sets that the lexicon was built from, where its rules are right more often than they will be on
 * new texts.
 */
function readPhrase(phrase: Phrase, rules: boolean): Read {
  const { reading, found, cues } = readByRules(phrase.text);
  const label = phrase.kind ? 1 + SAFETY_KINDS.indexOf(phrase.kind) : 0;
  return {
    ...phrase,
    reading,
    cues: cuesOf(reading, rules ? cues : []),
    label,
    found,
  };
}

/** The words that show a crisis with those beside them; null where they're all of the text. */
function spanOf({ span, text, reading: { words } }: Read): [number, number] | null {
  if (span === null) return null;
  const from = text.indexOf(span);
  const first = words.findIndex(({ end }) => end > from) - BESIDE;
  const last = words.findLastIndex(({ start }) => start < from + span.length) + BESIDE;
  const run: [number, number] = [Math.max(0, first), Math.min(words.length - 1, last)];
  return run[1] - run[0] < words.length - 3 ? run : null;
}

/** A text with some of its words left out: always the same ones, because the words up to each decide. */
function thinned({ ids, sizes, from }: Cues): Cues {
  const selectedIds: number[] = [];
  const selectedSizes: number[] = [];
  let dice = ids.length;
  for (let word = 0; word + 1 < from.length; word += 1) {
    const [first, last] = [from[word] ?? 0, from[word + 1] ?? 0];
    dice = (Math.imul(dice ^ (ids[first] ?? 0), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    if (dice / 2 ** 32 < LEFT_OUT) continue;
    selectedIds.push(...ids.slice(first, last));
    selectedSizes.push(...sizes.slice(first, last));
  }
  return { ids: selectedIds, sizes: selectedSizes, from: [0, selectedIds.length] };
}

function isPlain({ id }: Phrase): boolean {
  return id.startsWith('plain');
}

function taught(reads: readonly Read[]): Uint8Array {
  const seen = new Map<number, number>();
  for (const { cues } of reads) for (const id of new Set(cues.ids)) seen.set(id, (seen.get(id) ?? 0) + 1);
  const dense = new Map<number, number>();
  for (const [id, times] of seen) if (times >= SEEN_IN) dense.set(id, dense.size);
  const exampleOf = (cues: Cues, [first, last]: readonly [number, number], read: Read): Example => {
    const known = [...normedCues(cues, first, last)].flatMap(([id, size]) => {
      const place = dense.get(id);
      return place === undefined ? [] : [[place, size] as const];
    });
    return {
      ids: Int32Array.from(known, ([id]) => id),
      sizes: Float32Array.from(known, ([, size]) => size),
      label: read.label,
      weight: isPlain(read) ? PLAIN_WEIGHT : 1,
    };
  };
  const examples = reads.flatMap((read): Example[] => {
    const whole: [number, number] = [0, read.reading.words.length - 1];
    const span = spanOf(read);
    const parts = read.label === 0 ? runsOf(read.reading.words) : span ? [span] : [];
    const examples = [whole, ...parts].map((run) => exampleOf(read.cues, run, read));
    const fewer = thinned(read.cues);
    if (!isPlain(read) && fewer.ids.length > 0)
      examples.push({ ...exampleOf(fewer, [0, 0], read), weight: LEFT_OUT_WEIGHT });
    return examples;
  });
  const { weights, bias } = teach(examples, dense.size, CLASSES, { cost: COST, rounds: ROUNDS });
  const against = (values: Float64Array, row: number): number[] =>
    SAFETY_KINDS.map((_, kind) => (values[row + kind + 1] ?? 0) - (values[row] ?? 0));
  const rows = [...dense]
    .map(([id, place]) => ({ id, row: against(weights, place * CLASSES), times: seen.get(id) ?? 0 }))
    .map((one) => ({ ...one, worth: Math.max(...one.row.map(Math.abs)) * Math.sqrt(one.times) }))
    .sort((one, other) => other.worth - one.worth || one.id - other.id)
    .slice(0, ROWS_MAX);
  return packed(new Map(rows.map(({ id, row }) => [id, row])), against(bias, 0));
}

function measured(model: Model, reads: readonly Read[]): Measured[] {
  return reads.map(({ language, crisis, kind, sort, reading, cues, found, text }) => {
    const learned = learnedFrom(reading.words, model.oddsIn(cues), found);
    const byRules = found?.kind ?? null;
    const sameLanguage = languageOf(reading, text) === language;
    return {
      language,
      crisis,
      kind,
      sort,
      odds: learned.odds,
      raised: raises(learned, byRules),
      byRules,
      sameKind: learned.kind === kind,
      sameLanguage,
    };
  });
}

function main(): void {
  const options = process.argv.slice(2);
  const known = ['first', 'second', 'third'].flatMap(smallSet).map((phrase) => readPhrase(phrase, false));
  const later = ['fourth', 'fifth'].flatMap(smallSet).map((phrase) => readPhrase(phrase, true));
  const plain = [...smallSet('rules'), ...plainTexts()].map((phrase) => readPhrase(phrase, true));
  const answers = interviewAnswers().map((phrase) => readPhrase(phrase, true));
  const wide = ['wide', 'wide2'].flatMap(largeSet).map((phrase) => readPhrase(phrase, true));
  const third = largeSet('wide3').map((phrase) => readPhrase(phrase, true));
  const talk = talkSet().map((phrase) => readPhrase(phrase, true));
  const say = (text: string): boolean => process.stdout.write(`${text}\n`);
  const common = [
    ...known,
    ...later,
    ...plain,
    ...wide,
    ...[...third, ...talk].filter((one) => !isHeldBack(one)),
  ];
  if (options.includes('unseen=answers')) {
    for (const track of ['support', 'general']) {
      const isLeft = ({ id }: Read): boolean => id.startsWith(`answer-${track}`);
      const model = new Model(taught([...common, ...answers.filter((read) => !isLeft(read))]));
      say(shownCurve(`Answers of ${track}, unseen`, measured(model, answers.filter(isLeft))));
      say(
        answers
          .filter(isLeft)
          .map((read) => strongest(read.reading.words, model.oddsIn(read.cues)).odds)
          .sort((a, b) => b - a)
          .slice(0, 12)
          .map((odds) => odds.toFixed(1))
          .join(' '),
      );
    }
    return;
  }
  const bytes = taught([...common, ...answers]);
  const model = new Model(bytes);
  for (const [name, set] of [
    ['Third wide set, held back', third],
    ['Set talk, held back', talk],
  ] as const) {
    const held = measured(model, set.filter(isHeldBack));
    say(shownCurve(name, held));
    say(shownParts(held));
  }
  writeFileSync(path.join(import.meta.dirname, '../../server/safety/learned/weights.bin'), bytes);
  say(`weights.bin: ${bytes.byteLength} bytes`);
}

main();
