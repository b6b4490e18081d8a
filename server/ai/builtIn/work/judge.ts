import { misreadOption } from './choices.ts';
import { type Fact, type Frame, type Heard, hearFacts, isAside } from './facts.ts';
import { hasForeignFigure, hasOtherCount } from './figures.ts';
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
 * @param spoken what the employee says in sentences of their own, without passages copied from the given material
 * @param written all they wrote themselves: figures count in notes, too
 * @param claims what may be left out but not denied
 * @param given everything the employee was given, in lines
 */
export async function judgeProse(
  { spoken, written }: { spoken: string; written: string },
  { facts, claims }: { facts: readonly Fact[]; claims: readonly Fact[] },
  given: string,
  frame: Frame,
): Promise<{ heard: Heard[]; fault: Fault | null }> {
  if (spoken === '') return { heard: [], fault: null };
  const heard = await hearFacts(spoken, [...facts, ...claims], frame);
  const says = facts.flatMap((fact) => fact.says ?? []);
  const fitting = [frame.solution, ...says, ...(frame.others.length > 0 ? drawbacks : [])];
  const tone = await contemptIn(spoken, fitting.join('\n'));
  if (tone !== null) return { heard, fault: { kind: 'tone', quote: tone } };
  const denied = heard.find(({ state }) => state === 'denied');
  if (denied?.quote) return { heard, fault: { kind: 'false', quote: denied.quote } };
  const statements = await statementsIn(written);
  const chosen = claims.flatMap(({ any }) => any);
  const figure = foreignFigure(statements, given, frame, chosen);
  if (figure !== null) return { heard, fault: { kind: 'figure', quote: figure } };
  return { heard, fault: misreadOption(statements, given, frame, chosen) };
}

/**
 * The first statement with an invented figure; for the choice to be made, figures of the other choices are wrong.
 * Figures of a correct answer may be derived in other ways. Beside a choice, totals and numbers of what's needed count
 * the same things as an option does, so how many there are is compared elsewhere only.
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
    return (
      hasForeignFigure(statement.text, material) ||
      (frame.others.length === 0 && hasOtherCount(statement.text, material))
    );
  });
  return wrong?.text ?? null;
}
