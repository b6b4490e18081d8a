import { createElement as h, type ReactElement } from 'react';
import { brand } from '../../shared/brand.ts';
import { withoutHidden } from '../../shared/plainLine.ts';

/** One piece of a mail. Features say what, this file says how it looks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; value: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button'; label: string; url: string };

type MailContent = {
  /** What a mail list shows beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
};

const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const serif = "Besley, Rockwell, Georgia, 'Times New Roman', serif";
const ink = '#0e2f21';
const text = {
  fontFamily: sans,
  fontSize: '15px',
  lineHeight: '1.55',
  color: '#1b201a',
  margin: '0 0 16px',
  // A long address or link must not make a mail wider than a phone; older programs know this name only.
  wordBreak: 'break-word',
} as const;

/** The mail as HTML and as real plain text; every value is escaped. The template library is loaded at first use. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  const [parts, { render, toPlainText }] = await Promise.all([loadParts(), import('@react-email/render')]);
  const html = await render(page(parts, { ...content, blocks: content.blocks.map(withoutHiddenText) }));
  return {
    html,
    text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }),
  };
}

/** Names and words of people may be older than the forms that refuse hidden characters now. */
function withoutHiddenText(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
    case 'quote':
      return { ...block, text: withoutHidden(block.text) };
    case 'facts':
      return { ...block, rows: block.rows.map(([label, value]) => [label, withoutHidden(value)]) };
    default:
      return block;
  }
}

async function loadParts() {
  const [body, button, container, head, heading, hr, root, preview, section, words] = await Promise.all([
    import('@react-email/body'),
    import('@react-email/button'),
    import('@react-email/container'),
    import('@react-email/head'),
    import('@react-email/heading'),
    import('@react-email/hr'),
    import('@react-email/html'),
    import('@react-email/preview'),
    import('@react-email/section'),
    import('@react-email/text'),
  ]);
  return {
    Body: body.Body,
    Button: button.Button,
    Container: container.Container,
    Head: head.Head,
    Heading: heading.Heading,
    Hr: hr.Hr,
    Html: root.Html,
    Preview: preview.Preview,
    Section: section.Section,
    Text: words.Text,
  };
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

function page(p: Parts, content: MailContent): ReactElement {
  const blocks = content.blocks.map((block, index) => h(p.Section, { key: index }, blockOf(p, block)));
  const footer = `${brand.name} · ${brand.location} · ${brand.contactEmail}`;
  return h(
    p.Html,
    { lang: 'en' },
    // As wide as the phone it is read on, and in these colours: words and grounds are chosen together.
    h(
      p.Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('meta', { name: 'supported-color-schemes', content: 'light' }),
    ),
    h(p.Preview, null, content.preview),
    h(
      p.Body,
      { style: { backgroundColor: '#f8faf8', margin: 0, padding: '24px 12px' } },
      h(
        p.Container,
        {
          style: {
            maxWidth: '560px',
            backgroundColor: '#ffffff',
            borderTop: `4px solid ${ink}`,
            padding: '28px 28px 20px',
          },
        },
        h(
          p.Text,
          { style: { fontFamily: serif, fontSize: '18px', fontWeight: 600, color: ink, margin: '0 0 20px' } },
          brand.name,
        ),
        h(
          p.Heading,
          {
            as: 'h1',
            style: {
              fontFamily: serif,
              fontSize: '24px',
              lineHeight: '1.2',
              fontWeight: 600,
              color: ink,
              margin: '0 0 16px',
            },
          },
          content.heading,
        ),
        ...blocks,
        h(p.Hr, { style: { borderColor: '#d6dad5', margin: '24px 0 12px' } }),
        h(p.Text, { style: { ...text, fontSize: '13px', color: '#636a62', margin: 0 } }, footer),
        h(
          p.Text,
          { style: { ...text, fontSize: '13px', color: '#636a62', margin: '4px 0 0' } },
          'We never ask applicants for money.',
        ),
      ),
    ),
  );
}

function blockOf(p: Parts, block: MailBlock): ReactElement {
  switch (block.kind) {
    case 'text':
      return h(p.Text, { style: { ...text, whiteSpace: 'pre-line' } }, block.text);
    case 'note':
      return h(
        p.Text,
        {
          style: {
            ...text,
            backgroundColor: '#fff9ec',
            borderLeft: '4px solid #fdc842',
            padding: '10px 14px',
            fontSize: '13px',
          },
        },
        block.text,
      );
    case 'quote':
      return h(
        p.Text,
        { style: { ...text, borderLeft: '3px solid #d6dad5', paddingLeft: '14px', whiteSpace: 'pre-line' } },
        block.text,
      );
    case 'code':
      return h(
        p.Text,
        {
          style: {
            fontFamily: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
            fontSize: '20px',
            letterSpacing: '0.5px',
            color: ink,
            backgroundColor: '#eff8f3',
            padding: '14px 16px',
            margin: '0 0 16px',
          },
        },
        block.value,
      );
    case 'facts':
      return h(
        'table',
        { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { ...text, width: '100%' } },
        h(
          'tbody',
          null,
          ...block.rows.map(([label, value], index) =>
            h(
              'tr',
              { key: index },
              h(
                'td',
                {
                  style: { padding: '4px 16px 4px 0', color: '#636a62', verticalAlign: 'top', width: '34%' },
                },
                label,
              ),
              h('td', { style: { padding: '4px 0', fontWeight: 600, verticalAlign: 'top' } }, value),
            ),
          ),
        ),
      );
    case 'button':
      return h(
        p.Button,
        {
          href: block.url,
          style: {
            fontFamily: sans,
            fontSize: '15px',
            fontWeight: 600,
            color: '#ffffff',
            backgroundColor: '#225b43',
            borderRadius: '6px',
            padding: '12px 20px',
            margin: '4px 0 20px',
          },
        },
        block.label,
      );
  }
}
