import { type Fact, type Frame, type Heard, hearFacts, isAside } from './facts.ts';
import { hasForeignFigure } from './figures.ts';
import { statementsIn } from './statements.ts';
import { contemptIn } from './tone.ts';

/** What keeps an answer from passing, whatever else it says, with the words that show it. */
export type Fault = { kind: 'false' | 'figure' | 'tone'; quote: string };

/**
 * Reads an answer in prose: which facts it says, and whether it says anything false, names a figure that nobody was
 * given, or treats its reader with contempt.
 *
 * @param own what the employee wrote themselves, without passages copied from what was given
 * @param claims what needn't be said, and mustn't be denied
 * @param given everything the employee had before them, in lines
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
 * The first statement with a figure nobody was given; of the choice that was to be taken, figures of the others are wrong.
 * Those of a right answer may be worked out in ways of its own.
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
