import { useEffect, useRef, useState } from 'react';
import type { EmailTemplatePreview } from '../../../shared/emails/templates.ts';
import { Segment, Segments } from '../../ui/layout/Tabs.tsx';
import { Muted, Text } from '../../ui/text/Text.tsx';

const views = { desktop: 'Desktop', phone: 'Phone', text: 'Text only' } as const;
type View = keyof typeof views;
const PHONE_PX = 375;
const DESKTOP_PX = 640;
const viewNames: readonly View[] = ['desktop', 'phone', 'text'];

/** The email as a sample person would see it: on a desktop, on a phone, or as plain text. */
export function EmailTemplateFrame({ preview, stale }: { preview: EmailTemplatePreview; stale: boolean }) {
  const [view, setView] = useState<View>('desktop');
  return (
    <figure className="lt-preview" aria-label="Preview">
      <Segments label="Preview as">
        {viewNames.map((name) => (
          <Segment key={name} on={view === name} onClick={() => setView(name)}>
            {views[name]}
          </Segment>
        ))}
      </Segments>
      <Text as="figcaption" size="sm" lines="anywhere" role="status">
        <Muted>Subject</Muted> <b dir="auto">{preview.subject}</b>
        {stale && <Muted> · preview out of date</Muted>}
      </Text>
      {view === 'text' ? (
        <pre className="ad-email" dir="auto">
          {preview.text}
        </pre>
      ) : (
        <Rendered html={preview.html} phone={view === 'phone'} />
      )}
    </figure>
  );
}

/** Elements that run or fetch something; the preview removes them. */
const active =
  'script, style, link, meta, title, iframe, object, form, img:not([src^="data:image/png;base64,"])';

/**
 * The email's markup without its style element, which the security policy would block and which only sets dark colors, and
 * with the styles of its elements under another name.
 */
const parsable = (html: string): string =>
  html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/g, '').replaceAll(' style="', ' data-style="');

/**
 * The email's markup in a shadow root, so that styles don't leak either way. The security policy refuses style
 * attributes in markup, so they're renamed and set from script.
 */
function Rendered({ html, phone }: { html: string; phone: boolean }) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const email = new DOMParser().parseFromString(parsable(html), 'text/html');
    for (const element of email.querySelectorAll(active)) element.remove();
    const styles = new Map<Element, string>();
    for (const element of email.querySelectorAll('[data-style]')) {
      styles.set(element, element.getAttribute('data-style') ?? '');
    }
    for (const link of email.querySelectorAll('a')) link.removeAttribute('href');
    const bodyStyle = styles.get(email.body) ?? '';
    const page = document.createElement('div');
    page.style.cssText = bodyStyle;
    // As wide as such a screen; scaled down to fit.
    const width = phone ? PHONE_PX : DESKTOP_PX;
    page.style.width = `${width}px`;
    page.style.zoom = String(Math.min(1, host.current.clientWidth / width));
    page.append(...email.body.childNodes);
    for (const [element, style] of styles) {
      if (element instanceof HTMLElement && element !== email.body) element.style.cssText = style;
    }
    root.replaceChildren(page);
  }, [html, phone]);
  return (
    <section
      ref={host}
      className={phone ? 'lt-email phone' : 'lt-email'}
      aria-label="The email"
      // Nothing inside is focusable, so it needs its own tabindex to scroll by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      data-testid="email-preview"
    />
  );
}
