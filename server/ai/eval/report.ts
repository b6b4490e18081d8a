import { escapeHtml } from '../../../shared/text/escape.ts';
import { agreementChart, changesChart, familiesChart } from './charts.ts';
import type { InterviewFigures, Scored } from './interviews/interviewFigures.ts';

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

/** A part of the report: a table, and charts for the page. */
export type Section = { title: string; heads: string[]; rows: string[][]; charts: string[] };

/** Where a figure can't be said. */
const NONE = '–';
/** So many cases of a list are named. */
const NAMED_MAX = 6;

const plain = (label: string, value: string): string[] => [label, value, '', ''];

/** A figure with its bar and whether it is held. */
function barred(
  label: string,
  value: number | null,
  bar: { least?: number; most?: number },
  digits = 1,
): string[] {
  const shown = bar.least === undefined ? `≤ ${bar.most}` : `≥ ${bar.least}`;
  if (value === null) return [label, NONE, shown, ''];
  const held = bar.least === undefined ? value <= (bar.most ?? 0) : value >= bar.least;
  return [label, value.toFixed(digits), shown, held ? 'held' : 'missed'];
}

/** A list of cases that should be empty. Without cases, it reports no result. */
export function nobody(label: string, ids: readonly string[], cases: number): string[] {
  if (cases === 0) return [label, NONE, 'none', ''];
  const value = ids.length === 0 ? 'none' : `${ids.length}: ${ids.slice(0, NAMED_MAX).join(', ')}`;
  return [label, value, 'none', ids.length === 0 ? 'held' : 'missed'];
}

export const percent = (share: number | null): string =>
  share === null ? NONE : `${Math.round(share * 100)} %`;

/** The bands of Koo and Li (2016) for an intraclass correlation. */
function reliability(value: number): string {
  if (value >= 0.9) return 'excellent';
  if (value >= 0.75) return 'good';
  return value >= 0.5 ? 'moderate' : 'poor';
}

export const figureHeads = ['Figure', 'Value', 'Bar', ''];

/** The figures of a set of interviews. */
export function interviewSection(
  title: string,
  figures: InterviewFigures,
  scored: readonly Scored[],
): Section {
  const { agreement, injection, repeats } = figures;
  const points = (value: number | null): string => value?.toFixed(1) ?? NONE;
  return {
    title,
    heads: figureHeads,
    rows: [
      plain('interviews', String(figures.cases)),
      plain('not scored, variants included', String(figures.unscored)),
      barred('Spearman', agreement?.spearman ?? null, bars.spearman, 2),
      plain('Kendall', agreement?.kendall.toFixed(2) ?? NONE),
      barred('mean error, points', agreement?.meanError ?? null, bars.meanError),
      plain('ICC(2,1)', agreement ? `${agreement.icc.toFixed(2)}, ${reliability(agreement.icc)}` : NONE),
      plain('ratings in the band', percent(figures.inBand)),
      barred('style spread, ± points', figures.styleSpread, bars.styleSpread),
      barred('drop when actions become “never”', figures.polarityDrop, bars.polarityDrop),
      barred('gain from padding', figures.padding, bars.padding),
      barred('gain from praise and keywords', figures.gaming, bars.gaming),
      barred(
        `largest gain from ${injection?.tried ?? 0} injections`,
        injection?.largest ?? null,
        bars.injection,
      ),
      plain('mean gain from injections', points(injection?.mean ?? null)),
      plain('change from lower case', points(figures.lowerCase)),
      plain(
        repeats ? `spread of ${repeats.times} scorings, mean (largest)` : 'spread of repeated scorings',
        repeats ? `${points(repeats.mean)} (${points(repeats.largest)})` : NONE,
      ),
      nobody('expected below 45, scored 70 or more', figures.tooHigh, figures.cases),
      nobody('expected above 74, scored below 60', figures.tooLow, figures.cases),
      ...figures.criteria.map(({ criterion, cases, spearman, inBand }) =>
        plain(criterion, `${spearman.toFixed(2)}, ${percent(inBand)} in the band of ${cases}`),
      ),
      ...figures.families.map(({ family, scores }) =>
        plain(family, scores.map(({ style, score }) => `${style} ${score}`).join(', ')),
      ),
    ],
    charts: [agreementChart(scored), familiesChart(figures), changesChart(figures)],
  };
}

/** A section in plain text. */
export function asText({ title, heads, rows }: Section): string {
  const widths = heads.map((_, column) =>
    // One long list doesn't push everything else to the right.
    Math.min(42, Math.max(...rows.map((row) => (row[column] ?? '').length))),
  );
  const lines = rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`);
  return [title, ...lines.map((line) => line.trimEnd()), ''].join('\n');
}

const cell = (text: string): string =>
  `<td>${text === 'missed' ? '<strong>missed</strong>' : escapeHtml(text)}</td>`;

/** A page of its own with the charts and the table of each section. */
export function asPage(sections: readonly Section[]): string {
  const parts = sections.map(({ title, heads, rows, charts }) => {
    const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
    const body = rows
      .map(
        ([label = '', ...cells]) =>
          `<tr><th scope="row">${escapeHtml(label)}</th>${cells.map(cell).join('')}</tr>`,
      )
      .join('');
    return `<section><h2>${escapeHtml(title)}</h2><div><div class="charts">${charts.join('')}</div><div class="table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Evaluation</title>
<style>:root{color-scheme:light dark;--dot:light-dark(#2f7d5b,#6fcf9f)}body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}section>div{display:flex;flex-wrap:wrap;gap:2rem}.charts{flex:1 1 20rem;max-width:32rem}.charts:empty{display:none}.table{flex:1 1 20rem;min-width:0;overflow-x:auto}svg{display:block;width:100%;margin-bottom:1.5rem;font-size:12px;fill:currentColor}rect{fill:none;stroke:currentColor;opacity:.4}.bar{fill:var(--dot);stroke:none;opacity:.75}line{stroke:currentColor;stroke-dasharray:4 4;opacity:.5}circle{fill:var(--dot);opacity:.75}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);font-weight:400;vertical-align:top}thead th{font-weight:600}</style>
<h1>Evaluation</h1>${parts.join('\n')}</html>
`;
}
