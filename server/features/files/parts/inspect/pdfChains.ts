/** Chains of actions in PDF (ISO 32000-1, 12.6): an object's actions, and their successors. */

/** Kinds of actions, and references to the objects that follow in the same chain. */
type Chain = { kinds: Set<string>; next: Reference[] };
/** A list contains actions only under Next; elsewhere it's a place in the document (12.3.2). */
type Reference = { to: number; isNext: boolean };

export type Chains = {
  /** The object's effect when it's an action, or a dictionary of actions. */
  own: Chain;
  /** What it has done without a click: under OpenAction or AA (12.6.3). */
  automatic: Chain;
  isArray: boolean;
};

type Frame = { isArray: boolean; key: string | null; lastKey: string | null; into: Chain[] };

const TRIGGERS: ReadonlySet<string | null> = new Set(['OpenAction', 'AA']);
const GENERATION = /^\d+R$/;
/** The kind of an action that doesn't say its kind itself. */
const INDIRECT = '?';

/** Takes the tokens of one object and keeps its chains. */
export function chainReader() {
  const own: Chain = { kinds: new Set(), next: [] };
  const automatic: Chain = { kinds: new Set(), next: [] };
  const found: Chains = { own, automatic, isArray: false };
  const frames: Frame[] = [];
  let words: string[] = [];

  const takeKey = (frame: Frame | undefined): string | null => {
    words = [];
    if (!frame || frame.isArray) return frame?.key ?? null;
    frame.lastKey = frame.key;
    frame.key = null;
    return frame.lastKey;
  };

  const reference = (frame: Frame, to: number): void => {
    const from = frame.isArray ? frame.key : frame.lastKey;
    const next = { to, isNext: from === 'Next' };
    for (const { next: list, kinds } of frame.into) {
      list.push(next);
      if (from === 'S' && !frame.isArray) kinds.add(INDIRECT);
    }
    if (!frame.isArray && TRIGGERS.has(from)) automatic.next.push(next);
  };

  return {
    found,
    open(isArray: boolean): void {
      const parent = frames.at(-1);
      const key = takeKey(parent);
      if (!parent) found.isArray = isArray;
      const passes = !parent || !isArray || parent.isArray || key === 'Next';
      const into = new Set(parent ? (passes ? parent.into : []) : [own]);
      if (parent && !parent.isArray && !isArray && TRIGGERS.has(key)) into.add(automatic);
      frames.push({ isArray, key: isArray ? key : null, lastKey: null, into: [...into] });
    },
    close(): void {
      frames.pop();
      words = [];
    },
    name(name: string): void {
      const frame = frames.at(-1);
      if (frame && !frame.isArray && frame.key === null) {
        frame.key = name;
        words = [];
      } else if (takeKey(frame) === 'S' && !frame?.isArray) {
        for (const { kinds } of frame?.into ?? []) kinds.add(name);
      }
    },
    string(): void {
      takeKey(frames.at(-1));
    },
    word(word: string): void {
      const frame = frames.at(-1);
      if (!frame) return;
      if (word === 'R') reference(frame, Number(words.at(-2)));
      else if (GENERATION.test(word)) reference(frame, Number(words.at(-1)));
      else {
        const before = words;
        if (!frame.isArray && frame.key !== null) takeKey(frame);
        words = [...before.slice(-1), word];
      }
    },
  };
}
