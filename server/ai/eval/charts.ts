import { escapeHtml } from '../../../shared/text/escape.ts';
import type { InterviewFigures, Scored } from './interviews/interviewFigures.ts';

/** Charts of the report's page: plain SVG, because the page is one file that opens anywhere. */

const SIZE = 420;
const ticks = [0, 25, 50, 75, 100];

/** Expected against found, one dot a case; the diagonal is full agreement. */
export function agreementChart(scored: readonly Scored[]): string {
  const dots = scored.map(({ one, found }) => {
    const x = (one.expected.score / 100) * SIZE;
    const y = SIZE - (found.score / 100) * SIZE;
    const said = `${one.id}: expected ${one.expected.score}, found ${found.score}. ${one.person}`;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5"><title>${escapeHtml(said)}</title></circle>`;
  });
  const scale = ticks.map((tick) => {
    const at = (tick / 100) * SIZE;
    return `<text x="${at}" y="${SIZE + 18}" text-anchor="middle">${tick}</text><text x="-8" y="${SIZE - at + 4}" text-anchor="end">${tick}</text>`;
  });
  return `<svg viewBox="-44 -12 ${SIZE + 60} ${SIZE + 56}" role="img" aria-label="Expected and found scores">
<rect width="${SIZE}" height="${SIZE}"/><line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0"/>${scale.join('')}
<text x="${SIZE / 2}" y="${SIZE + 38}" text-anchor="middle">expected</text>
<text transform="translate(-34 ${SIZE / 2}) rotate(-90)" text-anchor="middle">found</text>
${dots.join('\n')}</svg>`;
}

const ROW = 34;
const LABELS = 150;

/** One row a family, one dot for each form of the same content; a short row is what should be seen. */
export function familiesChart({ families }: InterviewFigures): string {
  if (families.length === 0) return '';
  const height = families.length * ROW;
  const rows = families.map(({ family, scores }, index) => {
    const y = index * ROW + ROW / 2;
    const dots = scores.map(
      ({ style, score }) =>
        `<circle cx="${((score / 100) * SIZE).toFixed(1)}" cy="${y}" r="5"><title>${escapeHtml(`${style}: ${score}`)}</title></circle>`,
    );
    return `<text x="-8" y="${y + 4}" text-anchor="end">${escapeHtml(family)}</text><line x1="0" y1="${y}" x2="${SIZE}" y2="${y}"/>${dots.join('')}`;
  });
  const scale = ticks.map(
    (tick) => `<text x="${(tick / 100) * SIZE}" y="${height + 18}" text-anchor="middle">${tick}</text>`,
  );
  return `<svg viewBox="-${LABELS} 0 ${SIZE + LABELS + 16} ${height + 30}" role="img" aria-label="Scores of the same content in different styles">${rows.join('\n')}${scale.join('')}</svg>`;
}

/** How many points a change of the text moves scores by, to either side of none. */
export function changesChart(figures: InterviewFigures): string {
  const { polarityDrop, padding, gaming, lowerCase, injection } = figures;
  const bars = [
    { label: 'actions become “never”', value: polarityDrop === null ? null : -polarityDrop },
    { label: 'padding', value: padding },
    { label: 'praise, keywords', value: gaming },
    { label: 'injection, largest', value: injection?.largest ?? null },
    { label: 'lower case', value: lowerCase },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  if (bars.length === 0) return '';
  const reach = Math.max(10, ...bars.map(({ value }) => Math.abs(value)));
  const middle = SIZE / 2;
  const height = bars.length * ROW;
  const rows = bars.map(({ label, value }, index) => {
    const y = index * ROW;
    const width = (Math.abs(value) / reach) * (middle - 50);
    const x = value < 0 ? middle - width : middle;
    const end = value < 0 ? x - 6 : x + width + 6;
    return `<text x="-8" y="${y + 20}" text-anchor="end">${label}</text><rect class="bar" x="${x.toFixed(1)}" y="${y + 6}" width="${width.toFixed(1)}" height="20"/><text x="${end.toFixed(1)}" y="${y + 20}" text-anchor="${value < 0 ? 'end' : 'start'}">${value.toFixed(1)}</text>`;
  });
  return `<svg viewBox="-${LABELS} 0 ${SIZE + LABELS + 16} ${height + 8}" role="img" aria-label="Points that a change of the text moves scores by"><line x1="${middle}" y1="0" x2="${middle}" y2="${height}"/>${rows.join('\n')}</svg>`;
}
