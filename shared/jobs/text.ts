/** A part of a posting's text: a paragraph, or points. */
type JobBlock = { kind: 'text'; text: string } | { kind: 'points'; points: string[] };

/** A dash, a star, a bullet or a number before a point, as people type or paste it. */
const MARK = /^\s*(?:[-*•–·▪]|\d{1,2}[.)])\s+/u;
/** Marks of headings and of bold words from texts that were written elsewhere; the page sets its own. */
const plain = (line: string): string =>
  line
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\*\*(?=\S)(.+?)\*\*/g, '$1')
    .trim();

/**
 * A posting's text as it's laid out. `points`: every line is an item if there are several; in other texts
 * only marked lines are, and the rest are paragraphs.
 */
export function jobBlocks(text: string, { points }: { points: boolean }): JobBlock[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const all = points && lines.length > 1;
  const blocks: JobBlock[] = [];
  for (const line of lines) {
    if (!all && !MARK.test(line)) {
      blocks.push({ kind: 'text', text: plain(line) });
      continue;
    }
    const point = plain(line.replace(MARK, ''));
    const last = blocks.at(-1);
    if (last?.kind === 'points') last.points.push(point);
    else blocks.push({ kind: 'points', points: [point] });
  }
  return blocks;
}
