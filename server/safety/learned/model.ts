import { SAFETY_KINDS } from '../../../shared/safety/kinds.ts';
import { CUE_BITS, type Cues } from './cues.ts';

/**
 * How `weights.bin` is laid out, little-endian: the size of one step of a weight and a bias for each kind (32-bit floats);
 * one bit per cue that says whether it has weights; then, for each cue that has, one signed byte per kind.
 */
const KINDS = SAFETY_KINDS.length;
const CUES = 2 ** CUE_BITS;
const HEAD = 4 * (1 + KINDS);
const ROWS = HEAD + CUES / 8;

/** Longer texts give larger sums; divided by this power of their cues' squares they can be compared. */
const NORM = 0.25;

/** Log odds of each kind against “nothing here”, for any run of words of one text. */
export type Odds = (first: number, last: number) => number[];

/** Weights as training writes them, and as they're read back. */
export class Model {
  #view: DataView;
  #bias: readonly number[];
  #step: number;
  /** The row of a cue, or -1. */
  #rows = new Int32Array(CUES).fill(-1);

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#step = this.#view.getFloat32(0, true);
    this.#bias = SAFETY_KINDS.map((_, kind) => this.#view.getFloat32(4 + 4 * kind, true));
    let row = 0;
    for (let cue = 0; cue < CUES; cue += 1) {
      if ((this.#view.getUint8(HEAD + (cue >> 3)) >> (cue & 7)) & 1) {
        this.#rows[cue] = row;
        row += 1;
      }
    }
    if (bytes.byteLength !== ROWS + row * KINDS) throw new Error('weights.bin is cut or too long.');
  }

  /** Sums the cues once; every run of words then costs the same, so a long text is read in linear time. */
  oddsIn({ ids, sizes, from }: Cues): Odds {
    const words = from.length - 1;
    const sums = new Float64Array((words + 1) * KINDS);
    const squares = new Float64Array(words + 1);
    for (let word = 0; word < words; word += 1) {
      const [here, next] = [word * KINDS, (word + 1) * KINDS];
      for (let kind = 0; kind < KINDS; kind += 1) sums[next + kind] = sums[here + kind] ?? 0;
      let square = squares[word] ?? 0;
      for (let at = from[word] ?? 0; at < (from[word + 1] ?? 0); at += 1) {
        const size = sizes[at] ?? 0;
        square += size * size;
        const row = this.#rows[ids[at] ?? 0] ?? -1;
        if (row < 0) continue;
        for (let kind = 0; kind < KINDS; kind += 1) {
          const weight = this.#view.getInt8(ROWS + row * KINDS + kind);
          sums[next + kind] = (sums[next + kind] ?? 0) + size * weight;
        }
      }
      squares[word + 1] = square;
    }
    return (first, last) => {
      const norm = ((squares[last + 1] ?? 0) - (squares[first] ?? 0)) ** NORM || 1;
      return this.#bias.map((bias, kind) => {
        const sum = (sums[(last + 1) * KINDS + kind] ?? 0) - (sums[first * KINDS + kind] ?? 0);
        return bias + (sum * this.#step) / norm;
      });
    };
  }
}

/** The sizes of a run's cues as the model sees them, for teaching. */
export function normedCues({ ids, sizes, from }: Cues, first: number, last: number): Map<number, number> {
  const sums = new Map<number, number>();
  let squares = 0;
  for (let at = from[first] ?? 0; at < (from[last + 1] ?? 0); at += 1) {
    const [id, size] = [ids[at] ?? 0, sizes[at] ?? 0];
    sums.set(id, (sums.get(id) ?? 0) + size);
    squares += size * size;
  }
  const norm = squares ** NORM || 1;
  for (const [id, sum] of sums) sums.set(id, sum / norm);
  return sums;
}

/** Writes weights down: cues with the kinds' weights against “nothing here”. */
export function packed(rows: ReadonlyMap<number, readonly number[]>, bias: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(ROWS + rows.size * KINDS);
  const view = new DataView(bytes.buffer);
  const top = [...rows.values()].reduce((most, row) => Math.max(most, ...row.map(Math.abs)), 0);
  const step = top / 127 || 1;
  view.setFloat32(0, step, true);
  for (const [kind, one] of bias.entries()) view.setFloat32(4 + 4 * kind, one, true);
  let at = ROWS;
  for (const [cue, row] of [...rows].sort(([one], [other]) => one - other)) {
    const place = HEAD + (cue >> 3);
    view.setUint8(place, view.getUint8(place) | (1 << (cue & 7)));
    for (const weight of row) {
      view.setInt8(at, Math.round(weight / step));
      at += 1;
    }
  }
  return bytes;
}
