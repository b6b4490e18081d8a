import type { Frame } from './facts.ts';
import { type Figure, placedFigures } from './figures.ts';
import type { Statement } from './statements.ts';

/** An option of the material: what names it, and its line. */
type Option = { names: readonly string[]; line: string; chosen: boolean };

/** Says that something doesn't meet what's needed, */
const misfit =
  /\b(?:too \w+|late|later|over|above|beyond|exceeds?|more than|lacks?|misses|missing|fails?|breaks?)\b/i;
/** and that it does. */
const fit =
  /\b(?:within|inside|below|under|(?:less|lower|cheaper) than|in (?:the|our) budget|affordable|(?:in|on) time|enough|fits?|meets?|included|allowed|good for|suits?)\b/i;
/** Nothing in particular is meant, or several at once are. */
const unclear =
  /\b(?:none|neither|nobody|nothing|else|(?:an)?other|any|only|just|unlike|compared|instead)\b/i;
const collective = ['others', 'the other', 'the rest', 'remaining'];

/** Before a figure: it's what something is held against, rather than what it is. */
const heldBefore =
  /\b(?:under|below|within|inside|less|lower|cheaper|earlier|more|over|above|than|by|before|until|till|limit|budget|maximum|max|most|least|deadline|cap|allowed|meeting|need(?:s|ed)?|required?|requires|want(?:s|ed)?|asked|must|should|have to|has to|up to)\b[^.;]*$/i;
const heldAfter =
  /^\W*(?:\w+\W+){0,2}?(?:limit|budget|maximum|max|deadline|meeting|cap|(?:that )?we|you|needed|required|asked|allowed)\b/i;
/** So much of a statement before a figure is read. */
const BEFORE_MAX = 40;

/** The options that the material lists, one a line, as "Name: what it has". */
function optionsIn(given: string, frame: Frame, chosen: readonly string[]): Option[] {
  return given.split('\n').flatMap((line): Option[] => {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at));
    if (chosen.includes(name)) return [{ names: [name], line: line.slice(at + 1), chosen: true }];
    if (!frame.others.includes(name)) return [];
    const words = frame.others.filter((word) => name.split(' ').includes(word));
    return [{ names: [name, ...words], line: line.slice(at + 1), chosen: false }];
  });
}

/** Says for an option, against it, or neither; a figure speaks for itself. */
function sideOf({ text, denied }: Statement): 'for' | 'against' | null {
  if (/\d/.test(text) || misfit.test(text) === fit.test(text)) return null;
  return misfit.test(text) === denied ? 'for' : 'against';
}

/** What an answer says wrongly about options: it argues the other way round, or with the figure of something else. */
export function misreadOption(
  statements: readonly Statement[],
  given: string,
  frame: Frame,
  chosen: readonly string[],
): { kind: 'false' | 'figure'; quote: string } | null {
  const options = optionsIn(given, frame, chosen);
  const own = options.find((option) => option.chosen);
  if (!own) return null;
  const others = options.filter((option) => option !== own);
  const namedIn = ({ text }: Statement): Option[] => options.filter(({ names }) => frame.names(text, names));
  const asides = new Set(
    statements
      .filter((one) => namedIn(one).some((option) => option !== own) || frame.names(one.text, collective))
      .map(({ sentence }) => sentence),
  );

  const against = statements.find(
    (one) =>
      one.claims &&
      one.denies &&
      !asides.has(one.sentence) &&
      !misfit.test(one.text) &&
      fit.test(one.text) &&
      !unclear.test(one.text),
  );
  if (against) return { kind: 'false', quote: against.text };
  const praised = [...others.map(({ names }) => names), collective].flatMap((names) =>
    onlyPraise(
      statements,
      (one) => frame.names(one.text, names),
      (one) => namedIn(one).length > 0,
    ),
  );
  for (const { text } of praised) return { kind: 'false', quote: text };

  for (const one of statements) {
    const named = namedIn(one);
    const subjects: readonly Option[] = named.length > 0 || asides.has(one.sentence) ? named : [own];
    const [about, ...more] = subjects;
    const compares = about !== own && /\b(?:unlike|compared|instead|than)\b/i.test(one.text);
    if (!about || more.length > 0 || compares) continue;
    const elsewhere = given
      .split('\n')
      .filter((line) => !line.endsWith(about.line))
      .join('\n');
    if (hasFigureOf(one.text, elsewhere, about.line)) return { kind: 'figure', quote: one.text };
  }
  return null;
}

/** What's said about an option of which nothing bad is said: it was left out for no reason, or has no such merit. */
function onlyPraise(
  statements: readonly Statement[],
  isAbout: (one: Statement) => boolean,
  isNamed: (one: Statement) => boolean,
): Statement[] {
  const about = statements.filter((one, index) => {
    if (isAbout(one)) return true;
    const before = statements.slice(0, index).findLast((other) => isAbout(other) || isNamed(other));
    return before?.sentence === one.sentence && isAbout(before) && !isNamed(one);
  });
  const merits = about.filter((one) => one.claims && sideOf(one) === 'for' && !unclear.test(one.text));
  return merits.length === about.length ? merits : [];
}

/** Whether a text gives something a figure of another line, where its own line has one of that kind. */
function hasFigureOf(text: string, elsewhere: string, own: string): boolean {
  const foreign = placedFigures(elsewhere);
  const line = placedFigures(own);
  return placedFigures(text).some((figure) => {
    const alike = line.filter((one) => isAlike(figure, one));
    const held =
      heldBefore.test(text.slice(Math.max(0, figure.start - BEFORE_MAX), figure.start)) ||
      heldAfter.test(text.slice(figure.end));
    return (
      alike.length > 0 &&
      !held &&
      alike.every(({ value }) => value !== figure.value) &&
      foreign.some((one) => isAlike(figure, one) && one.value === figure.value)
    );
  });
}

/** Two days, two times, two amounts of money, or two numbers of the same things; people leave out the sign of money. */
const isAlike = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'numbers' ||
    one.of.some((noun) => other.of.includes(noun)) ||
    (one.of.length === 0 && other.of.includes('$')));
