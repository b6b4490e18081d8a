import { misreadOption } from './choices.ts';
import { type Fact, type Frame, type Heard, hearFacts, isAside } from './facts.ts';
import { hasForeignFigure } from './figures.ts';
import { type Statement, statementsIn } from './statements.ts';
import { contemptIn } from './tone.ts';

/** What keeps an answer from passing, whatever else it says, with the words that show it. */
export type Fault = { kind: 'false' | 'figure' | 'tone'; quote: string };

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
  const tone = await contemptIn(spoken, [frame.solution, ...says].join('\n'));
  if (tone !== null) return { heard, fault: { kind: 'tone', quote: tone } };
  const denied = heard.find(({ state }) => state === 'denied');
  if (denied?.quote) return { heard, fault: { kind: 'false', quote: denied.quote } };
  const statements = await statementsIn(written);
  const figure = foreignFigure(statements, given, frame);
  if (figure !== null) return { heard, fault: { kind: 'figure', quote: figure } };
  const chosen = claims.flatMap(({ any }) => any);
  return { heard, fault: misreadOption(statements, given, frame, chosen) };
}

/**
 * The first statement with an invented figure; for the choice to be made, figures of the other choices are wrong.
 * Figures of a correct answer may be derived in other ways.
 */
function foreignFigure(statements: readonly Statement[], given: string, frame: Frame): string | null {
  const withoutOthers = given
    .split('\n')
    .filter((line) => !frame.others.some((name) => line.startsWith(`${name}:`)))
    .join('\n');
  const wrong = statements.find((statement) =>
    hasForeignFigure(
      statement.text,
      `${isAside(statement, statements, frame) ? given : withoutOthers}\n${frame.solution}`,
    ),
  );
  return wrong?.text ?? null;
}
