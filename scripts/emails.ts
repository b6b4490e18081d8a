import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { withArtInside } from '../server/platform/email/art.ts';
import { emailKinds, emailLabels } from '../shared/emails/labels.ts';
import { escapeHtml } from '../shared/text/escape.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { sampleDeps, samples } from './emails/samples.ts';

/**
 * Every kind of email on one sheet, as HTML and as pictures: light and dark, as wide as a desktop shows it and as wide
 * as a phone. `npm run emails [-- KIND …] [--out FOLDER]`.
 */
const words = process.argv.slice(2);
const outAt = words.indexOf('--out');
const out = path.resolve(outAt < 0 ? 'data/emails' : (words[outAt + 1] ?? 'data/emails'));
const asked = outAt < 0 ? words : words.filter((_, index) => index !== outAt && index !== outAt + 1);
const kinds = emailKinds.filter((kind) => asked.length === 0 || asked.includes(kind));
const unknown = asked.filter((word) => !emailKinds.some((kind) => kind === word));
if (unknown.length > 0) {
  process.stderr.write(
    `There's no kind of email called ${unknown.join(', ')}. Kinds: ${emailKinds.join(', ')}\n`,
  );
  process.exit(1);
}

const schemes = ['light', 'dark'] as const;
const widths = [600, 360] as const;
/** Room around an email 600 wide; a phone's width is the whole of it. */
const screen = { 600: 648, 360: 360 } as const;

const emails = await Promise.all(
  kinds.map(async (kind) => {
    const { subject, html, text } = await samples[kind](sampleDeps());
    return { kind, subject, html: await withArtInside(html), text };
  }),
);

/** A frame follows the system's color scheme; the sheet forces one by choosing the rules itself. */
function inScheme(html: string, scheme: (typeof schemes)[number]): string {
  return html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : '(max-width:0)');
}

const frames = emails.map(({ kind, subject, html, text }) => {
  const pictures = schemes.flatMap((scheme) =>
    widths.map(
      (width) =>
        `<iframe class="${scheme}" width="${screen[width]}" height="600" srcdoc="${escapeHtml(inScheme(html, scheme))}"></iframe>`,
    ),
  );
  return `<section><h2>${escapeHtml(emailLabels[kind])} <small>${kind}</small></h2><p>${escapeHtml(subject)}</p><div class="row">${pictures.join('')}<pre>${escapeHtml(text)}</pre></div></section>`;
});

const sheet = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title><style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #d6dad5 }
h2 { margin: 32px 0 0 } small { font-weight: 400; color: #494f48 } p { margin: 0 0 8px }
.row { display: flex; gap: 12px; align-items: flex-start }
iframe { border: 0; background: #fff } iframe.dark { background: #0d130f }
pre { font: 12px/1.45 ui-monospace, monospace; background: #fff; padding: 16px; margin: 0; width: 600px; white-space: pre-wrap }
</style><h1>Emails</h1>${frames.join('\n')}
<script>
const fit = (frame) => { frame.height = frame.contentDocument.body.scrollHeight }
for (const frame of document.querySelectorAll('iframe')) { frame.addEventListener('load', () => fit(frame)); fit(frame) }
</script></html>
`;

await mkdir(out, { recursive: true });
const file = path.join(out, 'emails.html');
await writeFile(file, sheet);
process.stdout.write(`${file}: ${emails.length} kinds\n`);

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const tab = await browser.newPage({ viewport: { width: 2760, height: 1200 } });
  await tab.goto(`file://${file}`);
  // One picture for each kind: the whole sheet is longer than a picture may be.
  for (const [index, section] of (await tab.locator('section').all()).entries()) {
    const kind = emails[index]?.kind ?? 'email';
    await section.screenshot({ path: path.join(out, `${kind}.png`) });
  }
  process.stdout.write(`${path.join(out, 'KIND.png')}: a picture of each\n`);
} finally {
  await browser.close();
}
