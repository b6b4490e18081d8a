import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { aroundRanges } from '../../../shared/text/ranges.ts';
import { paint, type Role } from './colors.ts';
import { emailStages } from './kinds.ts';

/** A part of an email. Features provide the content, this file the layout. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; value: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button'; label: string; url: string };

export const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
export const serif = "Besley, Rockwell, 'Roboto Slab', Georgia, 'Times New Roman', serif";
const mono = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

const words = {
  fontFamily: sans,
  fontSize: '15px',
  lineHeight: '1.55',
  margin: '0 0 16px',
  // A long address or link must not make an email wider than a phone; older programs know this name only.
  wordBreak: 'break-word',
} as const;

/** Colors of a role with measures of its own. */
export function painted(role: Role, style: Record<string, string | number>) {
  const { className, style: colors } = paint(role);
  return { className, style: { ...colors, ...style } };
}

/** The parts of the template library that blocks are made of. */
export type Parts = {
  Text: typeof import('@react-email/text').Text;
  Button: typeof import('@react-email/button').Button;
};

/** A text whose ranges stay on one line. */
function unbroken(text: string): ReactNode[] {
  return aroundRanges(text).map((piece, place) =>
    place % 2 === 0 ? piece : h('span', { style: { whiteSpace: 'nowrap' } }, piece),
  );
}

/** A block as an element. HR and candidates write in any language, whose direction `dir` finds. */
export function blockOf(p: Parts, block: EmailBlock): ReactElement {
  switch (block.kind) {
    case 'text':
      return h(
        p.Text,
        { dir: 'auto', ...painted('text', { ...words, whiteSpace: 'pre-line' }) },
        ...unbroken(block.text),
      );
    case 'note':
      return h(
        p.Text,
        {
          dir: 'auto',
          ...painted('note', {
            ...words,
            borderLeftWidth: '4px',
            borderLeftStyle: 'solid',
            padding: '10px 14px',
            fontSize: '13px',
          }),
        },
        ...unbroken(block.text),
      );
    case 'quote':
      return h(
        p.Text,
        {
          dir: 'auto',
          ...painted('quote', {
            ...words,
            borderLeftWidth: '3px',
            borderLeftStyle: 'solid',
            paddingLeft: '14px',
            whiteSpace: 'pre-line',
          }),
        },
        block.text,
      );
    case 'code':
      return h(
        p.Text,
        painted('code', {
          fontFamily: mono,
          fontSize: '20px',
          lineHeight: '1.3',
          letterSpacing: '0.5px',
          padding: '14px 16px',
          margin: '0 0 16px',
          borderRadius: '6px',
        }),
        block.value,
      );
    case 'facts':
      return factsTable(block.rows);
    case 'button':
      return h(
        p.Button,
        {
          href: block.url,
          ...painted('button', {
            fontFamily: sans,
            fontSize: '15px',
            fontWeight: 600,
            borderRadius: '6px',
            padding: '12px 20px',
            margin: '4px 0 20px',
          }),
        },
        block.label,
      );
  }
}

function factsTable(rows: readonly [label: string, value: string][]): ReactElement {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { ...words, width: '100%' } },
    h(
      'tbody',
      null,
      ...rows.map(([label, value], index) =>
        h(
          'tr',
          { key: index },
          h(
            'td',
            painted('dim', {
              padding: '4px 14px 4px 0',
              verticalAlign: 'top',
              width: '30%',
              wordBreak: 'normal',
            }),
            label,
          ),
          h(
            'td',
            {
              dir: 'auto',
              ...painted('text', { padding: '4px 0', fontWeight: 600, verticalAlign: 'top' }),
            },
            value,
          ),
        ),
      ),
    ),
  );
}

const DOT = 24;

/** The applicant's way as seats at the table: taken ones with a check, the reader's own in yellow, then free ones. */
export function stagesOf(done: number): ReactElement {
  const cells = emailStages.map(({ name, now }, index) => {
    const state = index < done ? 'done' : index === done ? 'now' : 'next';
    const under = { done: 'Done', now, next: 'Coming up' }[state];
    return h(
      'td',
      { key: name, width: '25%', style: { width: '25%', textAlign: 'center', verticalAlign: 'top' } },
      h(
        'table',
        { role: 'presentation', cellPadding: 0, cellSpacing: 0, width: '100%' },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            way(index === 0 ? null : index <= done ? 'gone' : 'way'),
            h(
              'td',
              { width: DOT, style: { width: `${DOT}px`, padding: 0 } },
              h(
                'div',
                painted(state, {
                  width: `${DOT - 4}px`,
                  height: `${DOT - 4}px`,
                  lineHeight: `${DOT - 4}px`,
                  borderWidth: '2px',
                  borderStyle: 'solid',
                  borderRadius: '50%',
                  fontFamily: sans,
                  fontSize: '12px',
                  fontWeight: 700,
                  textAlign: 'center',
                }),
                state === 'done' ? '✓' : ' ',
              ),
            ),
            way(index === emailStages.length - 1 ? null : index < done ? 'gone' : 'way'),
          ),
        ),
      ),
      h(
        'div',
        painted(state === 'next' ? 'dim' : 'text', {
          fontFamily: sans,
          fontSize: '13px',
          lineHeight: '1.35',
          fontWeight: state === 'now' ? 700 : 400,
          marginTop: '6px',
        }),
        name,
      ),
      h('div', painted('dim', { fontFamily: sans, fontSize: '12px', lineHeight: '1.35' }), under),
    );
  });
  return h(
    'table',
    {
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      width: '100%',
      style: { width: '100%', tableLayout: 'fixed', margin: '0 0 20px' },
    },
    h('tbody', null, h('tr', null, ...cells)),
  );
}

/** The line to one side of a seat. */
function way(role: 'gone' | 'way' | null): ReactElement {
  const line = { height: '3px', lineHeight: '3px', fontSize: '1px' };
  return h('td', { style: { padding: 0 } }, role === null ? null : h('div', painted(role, line), ' '));
}
