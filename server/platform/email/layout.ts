import { Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { brand, brandDefaults } from '../../../shared/company/brand.ts';
import type { EmailKind } from '../../../shared/emails/labels.ts';
import type { SettingValues } from '../../../shared/panel/settings.ts';
import { withoutHidden } from '../../../shared/text/plainLine.ts';
import type { AppSettingsStore } from '../settings/appSettings.ts';
import { artSource, type EmailArt, sizeOf } from './art.ts';
import { blockOf, type EmailBlock, painted, sans, serif, stagesOf } from './blocks.ts';
import { schemeCss } from './colors.ts';
import { lookOf } from './kinds.ts';
import { plainEmail } from './plainText.ts';

/** What an email needs to know of the place that sends it. */
export type EmailDeps = {
  appSettings: Pick<AppSettingsStore, 'read' | 'emailTemplate'>;
  publicUrl: string;
  /** Instead of those that count now, for an email about their change: it leaves once they count. */
  mailboxes?: SettingValues['mailboxes'];
};

type EmailContent = {
  /** What a list of emails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: EmailBlock[];
};

/**
 * An email as HTML and as plain text; every value is escaped. Its kind decides the picture, the stages, and the
 * reason in the foot. The template library is loaded at first use.
 */
export async function renderEmail<K extends EmailKind>(
  { appSettings, publicUrl, mailboxes }: EmailDeps,
  kind: K,
  content: EmailContent,
): Promise<{ kind: K; html: string; text: string }> {
  const [parts, { render }] = await Promise.all([loadParts(), import('@react-email/render')]);
  const { fromAddress } = mailboxes ?? appSettings.read('mailboxes');
  const { why, scene, stagesDone } = lookOf(kind, brand.name);
  const frame: Frame = {
    why,
    scene,
    stagesDone,
    sender: `This email comes from ${fromAddress}. We never ask applicants for money.`,
    scams: { label: 'How to spot a scam', url: `${publicUrl}/how-to-know-it-is-us` },
    imprint: [brand.name, brand.postalAddress || brand.location, brand.contactEmail].join(' · '),
    ...content,
    blocks: content.blocks.map(withoutHiddenText),
  };
  const { sender, scams, imprint, heading, blocks } = frame;
  return {
    kind,
    html: await render(page(parts, frame)),
    text: plainEmail({
      company: brand.name,
      heading,
      stagesDone,
      blocks,
      foot: [why, sender, `${scams.label}: ${scams.url}`, imprint],
    }),
  };
}

type Frame = EmailContent &
  ReturnType<typeof lookOf> & {
    sender: string;
    scams: { label: string; url: string };
    imprint: string;
  };

/** Names and words of people may be older than the forms that refuse hidden characters now. */
function withoutHiddenText(block: EmailBlock): EmailBlock {
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

function page(p: Parts, frame: Frame): ReactElement {
  const { preview, heading, stagesDone, blocks, scene } = frame;
  const inside = [
    h(
      p.Heading,
      {
        key: 'heading',
        as: 'h1',
        dir: 'auto',
        ...painted('ink', {
          fontFamily: serif,
          fontSize: '26px',
          lineHeight: '1.2',
          fontWeight: 600,
          margin: '0 0 16px',
        }),
      },
      heading,
    ),
    ...(stagesDone === null ? [] : [h(p.Section, { key: 'stages' }, stagesOf(stagesDone))]),
    ...blocks.map((block, index) => h(p.Section, { key: index }, blockOf(p, block))),
    ...footOf(p, frame),
  ];
  return h(
    p.Html,
    { lang: 'en' },
    h(
      p.Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, schemeCss()),
    ),
    h(p.Preview, null, preview),
    h(
      p.Body,
      { className: 'm-page', style: { margin: 0, padding: 0 } },
      cell(
        painted('page', { padding: '24px 12px' }),
        h(
          p.Container,
          painted('card', { maxWidth: '600px', width: '100%' }),
          // The image ends with a tabletop that continues as the band.
          scene === null ? null : picture(scene, ''),
          band(),
          cell({ className: 'm-pad', style: { padding: '28px 32px 24px' } }, ...inside),
        ),
      ),
    ),
  );
}

/** One cell across the whole width: old programs give margins and colors to cells only. */
function cell(
  { className, style }: { className: string; style: Record<string, string | number> },
  ...children: ReactNode[]
): ReactElement {
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, h('tr', null, h('td', { className, style }, ...children))),
  );
}

function picture(art: EmailArt, alt: string): ReactElement {
  const { width, height } = sizeOf(art);
  const wide = width === 600;
  return h('img', {
    src: artSource(art),
    alt,
    width,
    height: wide ? undefined : height,
    style: {
      display: 'block',
      border: 0,
      outline: 'none',
      // A name that stands in for its picture is as white as it.
      color: '#ffffff',
      fontFamily: serif,
      fontSize: '22px',
      fontWeight: 600,
      ...(wide ? { width: '100%', maxWidth: `${width}px`, height: 'auto' } : {}),
    },
  });
}

/** The tabletop with the company's name, and its edge. */
function band(): ReactElement {
  const { className, style } = painted('band', { padding: '10px 32px' });
  const edge = painted('edge', { height: '5px', lineHeight: '5px', fontSize: '1px', padding: 0 });
  return h(Fragment, null, cell({ className: `${className} m-pad`, style }, name()), cell(edge, '\u00a0'));
}

/** The company's own logo, the design's, or the name in plain letters. */
function name(): ReactElement | string {
  if (brand.logo) return picture('logo', brand.name);
  if (brand.name === brandDefaults.name && brand.accent === null) return picture('masthead', brand.name);
  return h(
    'span',
    { style: { color: '#ffffff', fontFamily: serif, fontSize: '22px', lineHeight: '36px', fontWeight: 600 } },
    brand.name,
  );
}

function footOf(p: Parts, { why, sender, scams, imprint }: Frame): ReactElement[] {
  const small = {
    fontFamily: sans,
    fontSize: '13px',
    lineHeight: '1.5',
    margin: '0 0 6px',
    wordBreak: 'break-word',
  };
  return [
    h(p.Hr, {
      key: 'rule',
      ...painted('rule', { margin: '24px 0 14px', borderTopWidth: '1px', borderTopStyle: 'solid' }),
    }),
    h(p.Text, { key: 'why', ...painted('dim', small) }, why),
    h(
      p.Text,
      { key: 'sender', ...painted('dim', small) },
      `${sender} `,
      h('a', { href: scams.url, ...painted('link', { textDecoration: 'underline' }) }, scams.label),
    ),
    h(p.Text, { key: 'imprint', ...painted('dim', { ...small, margin: 0 }) }, imprint),
  ];
}
