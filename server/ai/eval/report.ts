import type { InterviewFigures, Scored } from './interviewFigures.ts';

/** What must hold for the built-in scorer, judged on the set it was not written with. */
const bars = {
  spearman: { least: 0.8 },
  meanError: { most: 12 },
  styleSpread: { most: 6 },
  polarityDrop: { least: 30 },
  padding: { most: 2 },
  gaming: { most: 3 },
  injection: { most: 3 },
} as const;

type Line = { label: string; value: string; bar: string; held: boolean | null };

const held = (value: number, bar: { least?: number; most?: number }): boolean =>
  bar.least === undefined ? value <= (bar.most ?? 0) : value >= bar.least;
const shownBar = (bar: { least?: number; most?: number }): string =>
  bar.least === undefined ? `≤ ${bar.most}` : `≥ ${bar.least}`;

/** The figures as lines of a table, with the bars where there are any. */
function linesOf(figures: InterviewFigures): Line[] {
  const plain = (label: string, value: string): Line => ({ label, value, bar: '', held: null });
  const barred = (
    label: string,
    value: number,
    bar: { least?: number; most?: number },
    digits = 1,
  ): Line => ({
    label,
    value: value.toFixed(digits),
    bar: shownBar(bar),
    held: held(value, bar),
  });
  const nobody = (label: string, ids: readonly string[]): Line => ({
    label,
    value: ids.length === 0 ? 'nobody' : `${ids.length}: ${ids.slice(0, 6).join(', ')}`,
    bar: 'nobody',
    held: ids.length === 0,
  });
  return [
    plain('cases', String(figures.cases)),
    barred('Spearman', figures.spearman, bars.spearman, 2),
    plain('Kendall', figures.kendall.toFixed(2)),
    barred('mean error, points', figures.meanError, bars.meanError),
    plain('ICC(2,1)', figures.icc.toFixed(2)),
    plain('ratings in the band', `${Math.round(figures.inBand * 100)} %`),
    barred('style spread, ± points', figures.styleSpread, bars.styleSpread),
    barred('fall when deeds become “never”', figures.polarityDrop, bars.polarityDrop),
    barred('gain by padding', figures.padding, bars.padding),
    barred('gain by praise and key words', figures.gaming, bars.gaming),
    barred('largest gain by injection', figures.injection.largest, bars.injection),
    plain('change by lower case', figures.lowerCase.toFixed(1)),
    nobody('expected below 45, scored 70 or more', figures.tooHigh),
    nobody('expected above 74, scored below 60', figures.tooLow),
  ];
}

/** A table in plain text. */
export function asText(title: string, figures: InterviewFigures): string {
  const lines = linesOf(figures).map(
    ({ label, value, bar, held: holds }) =>
      `  ${label.padEnd(40)} ${value.padStart(8)}  ${bar.padEnd(7)} ${holds === null ? '' : holds ? 'held' : 'missed'}`,
  );
  const criteria = figures.criteria.map(
    ({ criterion, cases, spearman, inBand }) =>
      `  ${criterion.padEnd(40)} ${spearman.toFixed(2).padStart(8)}  ${Math.round(inBand * 100)} % in the band, ${cases} cases`,
  );
  const families = figures.families.map(
    ({ family, scores }) =>
      `  ${family.padEnd(20)} ${scores.map(({ style, score }) => `${style} ${score}`).join(', ')}`,
  );
  return [title, ...lines, 'By criterion', ...criteria, 'Families', ...families, ''].join('\n');
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const SIZE = 420;

/** Expected against found, one dot a case; the diagonal is full agreement. */
function chart(scored: readonly Scored[]): string {
  const dots = scored.map(({ one, found }) => {
    const x = (one.expected.score / 100) * SIZE;
    const y = SIZE - (found.score / 100) * SIZE;
    const said = `${one.id}: expected ${one.expected.score}, found ${found.score}. ${one.person}`;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5"><title>${escaped(said)}</title></circle>`;
  });
  return `<svg viewBox="-44 -12 ${SIZE + 60} ${SIZE + 56}" role="img" aria-label="Expected and found scores">
<rect width="${SIZE}" height="${SIZE}"/><line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0"/>
${[0, 25, 50, 75, 100]
  .map((tick) => {
    const at = (tick / 100) * SIZE;
    return `<text x="${at}" y="${SIZE + 18}" text-anchor="middle">${tick}</text><text x="-8" y="${SIZE - at + 4}" text-anchor="end">${tick}</text>`;
  })
  .join('')}
<text x="${SIZE / 2}" y="${SIZE + 38}" text-anchor="middle">expected</text>
<text transform="translate(-34 ${SIZE / 2}) rotate(-90)" text-anchor="middle">found</text>
${dots.join('\n')}</svg>`;
}

/** A page of its own with a chart and the table of each set. */
export function asPage(
  sets: readonly { title: string; figures: InterviewFigures; scored: readonly Scored[] }[],
): string {
  const parts = sets.map(({ title, figures, scored }) => {
    const rows = linesOf(figures).map(
      ({ label, value, bar, held: holds }) =>
        `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td><td>${escaped(bar)}</td><td>${holds === null ? '' : holds ? 'held' : '<strong>missed</strong>'}</td></tr>`,
    );
    return `<section><h2>${escaped(title)}</h2><div>${chart(scored)}<table><thead><tr><th scope="col">Figure</th><th scope="col">Value</th><th scope="col">Bar</th><th scope="col"></th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Evaluation</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}section>div{display:flex;flex-wrap:wrap;gap:2rem}svg{flex:1 1 20rem;max-width:32rem;font-size:12px;fill:currentColor}rect{fill:none;stroke:currentColor;opacity:.4}line{stroke:currentColor;stroke-dasharray:4 4;opacity:.5}circle{fill:#2f7d5b;opacity:.75}table{border-collapse:collapse;flex:1 1 20rem}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);font-weight:400;vertical-align:top}thead th{font-weight:600}</style>
<h1>Evaluation</h1>${parts.join('\n')}</html>
`;
}
