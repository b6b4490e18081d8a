import { useEffect, useRef, useState } from 'react';
import type { EmailTemplatePreview } from '../../../../shared/mails/templates.ts';
import { Segment, Segments } from '../../../ui/Tabs.tsx';
import { Text } from '../../../ui/Text.tsx';

const views = { desktop: 'Desktop', phone: 'Phone', text: 'Text only' } as const;
type View = keyof typeof views;
const PHONE_PX = 375;
const DESKTOP_PX = 640;
const viewNames: readonly View[] = ['desktop', 'phone', 'text'];

/** The mail as somebody made up would see it: on a wide screen, on a phone, or without any design. */
export function EmailTemplateFrame({ preview, stale }: { preview: EmailTemplatePreview; stale: boolean }) {
  const [view, setView] = useState<View>('desktop');
  return (
    <figure className="lt-preview" aria-label="Preview">
      <Segments label="Show it as">
        {viewNames.map((name) => (
          <Segment key={name} on={view === name} onClick={() => setView(name)}>
            {views[name]}
          </Segment>
        ))}
      </Segments>
      <Text as="figcaption" size="sm" lines="anywhere" role="status">
        <Text as="span" tone="dim">
          Subject
        </Text>{' '}
        <b dir="auto">{preview.subject}</b>
        {stale && (
          <Text as="span" tone="dim">
            {' '}
            · not shown yet
          </Text>
        )}
      </Text>
      {view === 'text' ? (
        <pre className="ad-mail break" dir="auto">
          {preview.text}
        </pre>
      ) : (
        <Rendered html={preview.html} phone={view === 'phone'} />
      )}
    </figure>
  );
}

/** Elements of an email that can do something, or fetch something; its picture does neither. */
const active =
  'script, style, link, meta, title, iframe, object, form, img:not([src^="data:image/png;base64,"])';

/**
 * The mail's own markup in a root of its own, so that neither style reaches the other. The styles stand in
 * attributes, which the security policy refuses in markup; read from another attribute and set one by one they
 * are allowed.
 */
function Rendered({ html, phone }: { html: string; phone: boolean }) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
    for (const element of mail.querySelectorAll(active)) element.remove();
    const styles = new Map<Element, string>();
    for (const element of mail.querySelectorAll('[data-style]')) {
      styles.set(element, element.getAttribute('data-style') ?? '');
    }
    for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
    const bodyStyle = styles.get(mail.body) ?? '';
    const page = document.createElement('div');
    page.style.cssText = bodyStyle;
    // As wide as a screen of that kind; what does not fit is shown smaller.
    const width = phone ? PHONE_PX : DESKTOP_PX;
    page.style.width = `${width}px`;
    page.style.zoom = String(Math.min(1, host.current.clientWidth / width));
    page.append(...mail.body.childNodes);
    for (const [element, style] of styles) {
      if (element instanceof HTMLElement && element !== mail.body) element.style.cssText = style;
    }
    root.replaceChildren(page);
  }, [html, phone]);
  return (
    <section
      ref={host}
      className={phone ? 'lt-mail phone' : 'lt-mail'}
      aria-label="The email"
      // Nothing in it takes the focus, so without its own the keyboard couldn't scroll it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      data-testid="mail-preview"
    />
  );
}
