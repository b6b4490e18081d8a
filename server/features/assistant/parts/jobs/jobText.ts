const MARK = ' | ';

/** Ends a title: what follows describes the job. */
const titleEnd =
  /\s*(?:[,;:|()]|[.!?](?=\s|$)|\s[-–—]+\s|\b(?:with|who|that|which|whose|for|from|paying|pays|at|in|to|on|no|not|without|must|like|similar|same as|but|needs?|needing|starting|earning|reporting|based|working|works|able|willing)\b).*$/is;
/** Without a meaning of their own at either end of a piece. */
const joiners = new Set(
  'and or with at for a an the in on of is are be to who that which it its this job role position please pls thanks thank you work working works from paying pays pay only but also plus we need needs should have has having as full time full-time just ok us me requires required require hours shift shifts'.split(
    ' ',
  ),
);
const denial =
  /(?:\b(?:no|not|never|without|except|excluding|avoid\w*|instead of|rather than|non)|n['’]t)(?:[\s-]+[\w-]+){0,2}[\s-]*$/i;

/** A request from which each rule takes what it understands. */
export class JobText {
  #rest: string;
  #lost: string[] = [];
  constructor(asked: string) {
    this.#rest = asked.replace(/\s+/g, ' ').trim();
  }

  /** Before what isn't wanted. */
  static readonly no =
    String.raw`(?:\b(?:no|not|without|never|non|except|excluding|avoid(?:ing)?)|\b(?:do|does|is|are|wo|should|must|need)(?:es)?(?: not|n['’]t))(?:[ -](?:any|an?|the|to|on|of|for|have|be|need(?:ed)?|want|require[sd]?|include[sd]?|involve[sd]?|work(?:ing)?|regular|late))*[ -]`;

  /** The first match, taken out of the text. */
  takeAny(pattern: RegExp): RegExpMatchArray | null {
    const found = this.#rest.match(new RegExp(pattern.source, 'iu'));
    if (found) this.#cut(found.index ?? 0, found[0].length);
    return found;
  }

  /**
   * The first match that isn't denied, taken out of the text. `unless` stands before a match that means something else;
   * with `keepsTitle`, words before a title's noun stay in it.
   */
  take(pattern: RegExp, unless?: RegExp, { keepsTitle = false } = {}): RegExpMatchArray | null {
    return this.#takeFound(this.#rest.match(new RegExp(pattern.source, 'iu')), unless, keepsTitle);
  }

  /** The same for a pattern in which capital letters count. */
  takeCased(pattern: RegExp, unless?: RegExp): RegExpMatchArray | null {
    return this.#takeFound(this.#rest.match(pattern), unless, false);
  }

  #takeFound(found: RegExpMatchArray | null, unless: RegExp | undefined, keepsTitle: boolean) {
    if (!found) return null;
    const at = found.index ?? 0;
    const before =
      this.#rest
        .slice(0, at)
        .split(/[,;.|()]/)
        .at(-1) ?? '';
    if (denial.test(before) || unless?.test(before)) return null;
    const after = this.#rest.slice(at + found[0].length);
    const isInTitle =
      keepsTitle &&
      !titleEnd.test(this.#rest.slice(0, at)) &&
      this.#rest.slice(0, at).trim().length < 40 &&
      /^[ -][\p{L}]/u.test(after) &&
      !titleEnd.test(after.slice(0, after.search(/(?<=\w)(?: |$)/) + 1));
    if (!isInTitle) this.#cut(at, found[0].length);
    return found;
  }

  /** The first match that means what's looked for, taken out of the text. */
  takeFirst(
    pattern: RegExp,
    means: (parts: readonly (string | undefined)[]) => boolean,
  ): RegExpMatchArray | null {
    const found = [...this.#rest.matchAll(pattern)].find((one) => means(one));
    if (found) this.#cut(found.index, found[0].length);
    return found ?? null;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  /** Names words that a rule took and couldn't use. */
  lose(words: string): void {
    this.#lost.push(words.trim());
  }

  title(): string {
    const title = this.#rest.replace(titleEnd, '').trim();
    this.#rest = this.#rest.slice(this.#rest.indexOf(title) + title.length);
    const [number = ''] = /^\d+ /.exec(title) ?? [];
    // The form has no number of openings.
    if (number !== '') this.lose(title);
    return title.slice(number.length);
  }

  /** What nothing was made of. */
  left(): string[] {
    const pieces = this.#rest.split(/[|,;()]|[.!?:](?=\s|$)|\s[-–—]+\s/).map((piece) => piece.trim());
    const kept = pieces.flatMap((piece) => {
      const words = piece
        .replace(/^(?:(?:and|with|at|but|also|plus|for) )+/i, '')
        .replace(/ (?:and|with|at|or)$/i, '');
      return words.split(/\s+/).every((word) => !/[\p{L}\d]/u.test(word) || joiners.has(word.toLowerCase()))
        ? []
        : [words.slice(0, 80)];
    });
    return [...this.#lost, ...kept];
  }

  #cut(at: number, length: number): void {
    this.#rest = `${this.#rest.slice(0, at)}${MARK}${this.#rest.slice(at + length)}`
      .replace(/\s+/g, ' ')
      .replace(/^[ |]+/, '');
  }
}
