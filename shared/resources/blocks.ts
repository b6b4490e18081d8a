/** The building blocks of resource articles. The page and the PDF are drawn from the same blocks. */

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  /** Text to copy and fill in; [brackets] mark what to replace. */
  | { kind: 'template'; title: string; lines: readonly string[] }
  | { kind: 'compare'; weak: string; better: string }
  | { kind: 'figure'; figure: Figure; caption: string }
  /** One line of a checklist. Checkmarks are stored by id, so an id never changes. */
  | { kind: 'tick'; id: string; text: string };

type Section = { heading: string; blocks: readonly Block[] };

export type Resource = {
  id: string;
  kind: 'Templates' | 'Guide' | 'Handbook' | 'Questions' | 'Lesson' | 'Checklist' | 'Etiquette';
  title: string;
  teaser: string;
  /** Reading time. */
  minutes: number;
  sections: readonly Section[];
};

/** A flat picture on a field of 320 × 160. Colors are those of the design. */
export type Shape =
  | { shape: 'rect'; x: number; y: number; width: number; height: number; radius?: number; fill: string }
  | { shape: 'circle'; x: number; y: number; radius: number; fill: string }
  | { shape: 'path'; d: string; fill?: string; stroke?: string; width?: number };
export type Figure = { alt: string; sky: string; shapes: readonly Shape[] };

export const FIGURE_WIDTH = 320;
export const FIGURE_HEIGHT = 160;

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
export const template = (title: string, ...lines: string[]): Block => ({ kind: 'template', title, lines });
export const compare = (weak: string, better: string): Block => ({ kind: 'compare', weak, better });
export const tick = (id: string, words: string): Block => ({ kind: 'tick', id, text: words });
