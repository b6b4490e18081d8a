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
/** Nothing in particular is meant, several at once are, or it's a matter of how much: "It's not far below the limit". */
const unclear =
  /\b(?:none|neither|nobody|nothing|else|(?:an)?other|any|only|just|unlike|compared|instead|far|much|better|cheapest|best|(?:enough|allowed) to)\b/i;
/** The choice is what's denied to fit: "it doesn't quite meet", not "we don't have to rush to be on time", */
const deniedFit = new RegExp(`(?:n['’]t|\\bnot|\\bnever)(?: \\w+){0,2} ${fit.source}`, 'i');
/** by its name or by "it", where no other option was named last. */
const itIsnt = /\bit(?:['’]s| \w+)? (?:\w+n['’]t|not|never)\b/i;
const collective = ['others', 'the other', 'the rest', 'remaining'];

/** Before a figure: it's what something is held against, rather than what it is. */
const heldBefore =
  /\b(?:under|below|within|inside|less|lower|cheaper|earlier|more|over|above|than|by|before|until|till|limit|budget|maximum|max|most|least|deadline|cap|allowed|meeting|need(?:s|ed)?|required?|requires|want(?:s|ed)?|asked|must|should|have to|has to|up to|from|of the|against|vs)\b[^.;]*$/i;
const heldAfter =
  /^\W*(?:\w+\W+){0,2}?(?:at most|at least|or less|or more|less|limit|budget|maximum|max|deadline|meeting|cap|(?:that )?we|you|needed|required|asked|allowed)\b/i;
/** So much of a statement before a figure is read. */
const BEFORE_MAX = 40;
/** What's needed is named in many ways; only here its figure is surely given as one of the option: "It costs $900", not "It's $900", */
const claimedBefore =
  /\b(?:it|they)(?: can| will)?(?: costs?| has| have| arrives?| comes?| delivers?| gets? \w+)(?: only| just)?(?: at| on)? \$?$/i;
/** and "at 2:00 PM it arrives". */
const claimedAt = { before: /^\W*at \$?$/i, after: /^,? it\b/i };

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
  const lastNamed = (one: Statement): Option =>
    statements.slice(0, statements.indexOf(one)).flatMap(namedIn).at(-1) ?? own;
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
      deniedFit.test(one.text) &&
      !unclear.test(one.text) &&
      (namedIn(one).includes(own) || (itIsnt.test(one.text) && lastNamed(one) === own)),
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

  const needed = given.split('\n').filter((line) => !options.some((option) => line.endsWith(option.line)));
  for (const one of statements) {
    const named = namedIn(one);
    const isElse = asides.has(one.sentence) || lastNamed(one) !== own;
    const subjects: readonly Option[] = named.length > 0 || isElse ? named : [own];
    const [about, ...more] = subjects;
    const compares = about !== own && /\b(?:unlike|compared|instead|than)\b/i.test(one.text);
    if (!about || more.length > 0 || compares) continue;
    const elsewhere = options.filter((option) => option !== about).map(({ line }) => line);
    if (hasFigureOf(one.text, { elsewhere, needed, own: about.line }))
      return { kind: 'figure', quote: one.text };
  }
  return null;
}

/**
 * "It isn't too late" about an option of which nothing bad is said: it would have been left out for no reason. That it's
 * within the budget may well be true. What follows is about the same option until another is named.
 */
function onlyPraise(
  statements: readonly Statement[],
  isAbout: (one: Statement) => boolean,
  isNamed: (one: Statement) => boolean,
): Statement[] {
  const about = statements.filter((one, index) => {
    if (isAbout(one)) return true;
    if (isNamed(one)) return false;
    const before = statements.slice(0, index).findLast((other) => isAbout(other) || isNamed(other));
    return before !== undefined && isAbout(before);
  });
  const merits = about.filter((one) => one.claims && sideOf(one) === 'for' && !unclear.test(one.text));
  return merits.length === about.length ? merits.filter((one) => isAbout(one) && misfit.test(one.text)) : [];
}

/**
 * Whether a text gives something a figure of another option, where its own line has one of that kind; one of what's
 * needed only where it can't be named for itself.
 */
function hasFigureOf(
  text: string,
  { elsewhere, needed, own }: { elsewhere: readonly string[]; needed: readonly string[]; own: string },
): boolean {
  const foreign = elsewhere.flatMap(placedFigures);
  const needs = needed.flatMap(placedFigures);
  const line = placedFigures(own);
  return placedFigures(text).some((figure) => {
    const alike = line.filter((one) => isAlike(figure, one));
    if (alike.length === 0 || alike.some(({ value }) => value === figure.value)) return false;
    const [before, after] = [text.slice(0, figure.start), text.slice(figure.end)];
    if (heldBefore.test(before.slice(-BEFORE_MAX)) || heldAfter.test(after)) return false;
    const isOf = (all: readonly Figure[]): boolean =>
      all.some((one) => isAlike(figure, one) && one.value === figure.value);
    if (!isOf(needs)) return isOf(foreign);
    return claimedBefore.test(before) || (claimedAt.before.test(before) && claimedAt.after.test(after));
  });
}

/** Two days, two times, two amounts of money, or two numbers of the same things; people leave out the sign of money. */
const isAlike = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'numbers' ||
    one.of.some((noun) => other.of.includes(noun)) ||
    (one.of.length === 0 && other.of.includes('$')));
