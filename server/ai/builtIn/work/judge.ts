import { type Fact, type Frame, type Heard, hearFacts, isAside } from './facts.ts';
import { hasForeignFigure } from './figures.ts';
import { statementsIn } from './statements.ts';
import { contemptIn } from './tone.ts';

/** What keeps an answer from passing, whatever else it says, with the words that show it. */
export type Fault = { kind: 'false' | 'figure' | 'tone'; quote: string };

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
  const tone = await contemptIn(own, [frame.solution, ...says].join('\n'));
  if (tone !== null) return { heard, fault: { kind: 'tone', quote: tone } };
  const denied = heard.find(({ state }) => state === 'denied');
  if (denied?.quote) return { heard, fault: { kind: 'false', quote: denied.quote } };
  const figure = await foreignFigure(own, given, frame);
  return { heard, fault: figure === null ? null : { kind: 'figure', quote: figure } };
}

/**
 * The first statement with an invented figure; for the choice to be made, figures of the other choices are wrong.
 * Figures of a correct answer may be derived in other ways.
 */
async function foreignFigure(own: string, given: string, frame: Frame): Promise<string | null> {
  const withoutOthers = given
    .split('\n')
    .filter((line) => !frame.others.some((name) => line.startsWith(`${name}:`)))
    .join('\n');
  const statements = await statementsIn(own);
  const wrong = statements.find((statement) =>
    hasForeignFigure(
      statement.text,
      `${isAside(statement, statements, frame) ? given : withoutOthers}\n${frame.solution}`,
    ),
  );
  return wrong?.text ?? null;
}
