import './place.css';
import type { ElementType, JSX } from 'react';
import { cx } from './cx.ts';

export type Place = {
  /**
   * In the row or column around it: `grow` takes the room that is left, `shrink` may become narrower than its words,
   * `push` moves to the far edge, `start`, `center` and `end` keep their own width, `full` spans all columns of a grid.
   */
  place?: 'grow' | 'shrink' | 'push' | 'start' | 'center' | 'end' | 'full';
  /** Shown on wide screens, or on phones, alone. */
  only?: 'desktop' | 'phone';
  /** A class of the caller's own style sheet, for what no prop says. */
  className?: string;
};

/**
 * The attributes of a part's element: the class of its style sheet, the props that say how it looks as `data-` attributes
 * which the sheet reads, and everything else as it is.
 */
export function drawn<P extends Place>(
  root: string | undefined,
  { className, ...props }: P,
  looks: readonly string[],
): Record<string, unknown> {
  const attributes: Record<string, unknown> = { className: cx(root, className) };
  const given: [string, unknown][] = Object.entries(props);
  for (const [name, value] of given) {
    if (name === 'place' || name === 'only' || looks.includes(name))
      attributes[`data-${name}`] = value === false ? undefined : value;
    else attributes[name] = value;
  }
  return attributes;
}

/** The element of that name, for parts whose caller chooses it. */
export const tagOf = (name: keyof JSX.IntrinsicElements): ElementType => name;
