import { type Fact, type Frame, type Heard, hearFacts, isAside } from './facts.ts';
import { hasForeignFigure } from './figures.ts';
import { type Statement, statementsIn } from './statements.ts';
import { contemptIn } from './tone.ts';

/** What keeps an answer from passing, whatever else it says, with the words that show it. */
export type Fault = { kind: 'false' | 'figure' | 'tone'; quote: string };

/** What's said of options that were left out is no contempt of the reader. */
const drawbacks = [
  'The others don’t meet all our needs.',
  'It gets there too late for us.',
  'It’s too expensive for us.',
  'It’s too small for us.',
];

/**
 * Reads an answer in prose: which facts it states, and whether it states anything false, contains an invented figure,
 * or treats its reader with contempt.
 *
 * @param own what the employee wrote themselves, without passages copied from the given material
 * @param claims what may be left out but not denied
 * @param given everything the employee was given, in lines
 */
export async function judgeProse(
  own: string,
  { facts, claims }: { facts: readonly Fact[]; claims: readonly Fact[] },
  given: string,
  frame: Frame,
): Promise<{ heard: Heard[]; fault: Fault | null }> {
  if (own === '') return { heard: [], fault: null };
  const heard = await hearFacts(own, [...facts, ...claims], frame);
  const says = facts.flatMap((fact) => fact.says ?? []);
  // What the material says of the matter is no contempt, but what people say in it may be.
  const told = given.split('\n').filter((line) => !/[“”]/.test(line));
  const fitting = [frame.solution, ...says, ...(frame.others.length > 0 ? drawbacks : [])];
  const tone = await contemptIn(own, fitting.join('\n'), told.join('\n'));
  if (tone !== null) return { heard, fault: { kind: 'tone', quote: tone } };
  const denied = heard.find(({ state }) => state === 'denied');
  if (denied?.quote) return { heard, fault: { kind: 'false', quote: denied.quote } };
  const statements = await statementsIn(own);
  const chosen = claims.flatMap(({ any }) => any);
  const figure = foreignFigure(statements, given, frame, chosen);
  return { heard, fault: figure === null ? null : { kind: 'figure', quote: figure } };
}

/**
 * The first statement with an invented figure; for the choice to be made, figures of the other choices are wrong.
 * Figures of a correct answer may be derived in other ways. After a sentence about another choice, the next sentences are about that choice, too, until
 * the right one is named.
 */
function foreignFigure(
  statements: readonly Statement[],
  given: string,
  frame: Frame,
  chosen: readonly string[],
): string | null {
  const withoutOthers = given
    .split('\n')
    .filter((line) => !frame.others.some((name) => line.startsWith(`${name}:`)))
    .join('\n');
  const follows = ({ text }: Statement, index: number): boolean => {
    const named = statements
      .slice(0, index)
      .findLast((before) => frame.names(before.text, [...chosen, ...frame.others]));
    return named !== undefined && ![named.text, text].some((words) => frame.names(words, chosen));
  };
  const wrong = statements.find((statement, index) => {
    const isOther = isAside(statement, statements, frame) || follows(statement, index);
    const material = `${isOther ? given : withoutOthers}\n${frame.solution}`;
    return hasForeignFigure(statement.text, material);
  });
  return wrong?.text ?? null;
}
