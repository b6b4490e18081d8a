import './place.css';
import type { ElementType, JSX } from 'react';
import { cx } from './cx.ts';

export type Place = {
  /**
   * Within the row or column around it: `grow` takes the remaining space, `shrink` may become narrower than
   * its text, `push` moves to the far edge, `start`, `center`, and `end` keep their own width, `full` spans
   * all columns of a grid.
   */
  place?: 'grow' | 'shrink' | 'push' | 'start' | 'center' | 'end' | 'full';
  /** Shown only on wide screens, or only on phones. */
  only?: 'desktop' | 'phone';
  /** A class of the caller's own style sheet, for what no prop covers. */
  className?: string;
};

/**
 * The attributes of a component's element: its style class, its look props as `data-` attributes for the
 * style sheet, and everything else unchanged.
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

/** The element by name, for components whose caller chooses it. */
export const tagOf = (name: keyof JSX.IntrinsicElements): ElementType => name;
