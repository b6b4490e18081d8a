import { IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { faq } from '../../content/faq.ts';
import { pages } from '../../content/pages.ts';
import { useHrAddress, useSender, withSender } from '../../site/sender.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Scene } from '../../ui/states/Scene.tsx';
import { Hidden, Muted, Text } from '../../ui/text/Text.tsx';
import { Words } from './Words.tsx';

/** Open initially, unless the URL names another. */
const FIRST_OPEN = 'process';

/**
 * Eight questions. The browser keeps one open at a time and can close it; each answer has its own fragment,
 * which opens it (specification file 2 §2).
 */
export function Faq() {
  useTitle(pages.faq.title);
  const sender = useSender();
  const hr = useHrAddress();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers open the section a fragment points into when they follow a link, but not after a navigation
    // within our site, and older ones never do.
    const follow = (): void => {
      const answer = list.current?.querySelector(`#${CSS.escape(location.hash.slice(1) || FIRST_OPEN)}`);
      const item = answer?.closest('details');
      if (!item || item.open) return;
      item.open = true;
      item.scrollIntoView({ block: 'nearest' });
    };
    // If another question was opened in the meantime, it stays open.
    const untouched = list.current?.querySelector('details[open]')?.querySelector(`#${FIRST_OPEN}`);
    if (location.hash && untouched) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <main className="wrap tx fq" id="main">
      <Stack gap={24}>
        <Stack gap={12}>
          <h1>Questions and answers</h1>
          <Text size="lead">What applicants and employees ask us most.</Text>
        </Stack>
        <Stack gap={4} size="sm">
          <b>Didn’t find it?</b>
          <Muted>HR answers within 24–48 hours, Monday to Friday.</Muted>
          <a href={`mailto:${hr}`} className="hm-more">
            <IconMail size={16} stroke={1.75} aria-hidden="true" />
            {hr}
          </a>
        </Stack>
        <div className="fq-room">
          <Scene name="seat-morning" bleed="seat" />
        </div>
      </Stack>
      <div className="fq-list" ref={list}>
        {faq.map(({ id, question, answer }) => (
          <details key={id} name="faq" open={id === FIRST_OPEN}>
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="fq-answer" id={id}>
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <Words text={withSender(paragraph, sender)} />
                </p>
              ))}
              <a href={`#${id}`}>
                Link to this answer<Hidden>: {question}</Hidden>
              </a>
            </div>
          </details>
        ))}
      </div>
    </main>
  );
}
