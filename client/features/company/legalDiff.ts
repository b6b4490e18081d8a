import { diffArrays, diffWords } from 'diff';

/** Words that stayed, went, or came. */
type Piece = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond this the search for what stayed would take longer than someone waits, and little stayed. */
const limit = { maxEditLength: 500 };
/** With less in common, two wordings are easier to read one after the other. */
const COMMON_MIN = 0.3;

/** The passages that differ between two texts, in order; lines that stayed are left out. */
export function textChanges(before: string, after: string): Piece[][] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const runs = diffArrays(old, now, limit) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  const passages: { gone: string[]; new: string[] }[] = [];
  let open: (typeof passages)[number] | null = null;
  for (const { removed, added, value } of runs) {
    if (!removed && !added) {
      open = null;
      continue;
    }
    if (!open) {
      open = { gone: [], new: [] };
      passages.push(open);
    }
    open[removed ? 'gone' : 'new'].push(...value);
  }
  return passages.flatMap((passage) => wordChanges(passage.gone.join('\n'), passage.new.join('\n')));
}

function wordChanges(before: string, after: string): Piece[][] {
  const words = diffWords(before, after, limit)?.map(
    ({ removed, added, value }): Piece => ({ kind: removed ? 'gone' : added ? 'new' : 'same', text: value }),
  );
  const common = lettersOf(words?.filter(({ kind }) => kind === 'same') ?? []);
  if (words && common >= COMMON_MIN * Math.max(before.length, after.length)) return [words];
  const whole: Piece[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
  return whole.filter(({ text }) => text !== '').map((piece) => [piece]);
}

const lettersOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
