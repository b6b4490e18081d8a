import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { faq } from '../../content/faq.ts';
import { useTitle } from '../../ui/useTitle.ts';

/** Eight questions; one is open at a time, each can be linked to, and the open one can be closed. */
export function Faq() {
  useTitle('Frequently asked questions');
  const [open, setOpen] = useState<string | null>(() => location.hash.slice(1) || faq[0].id);
  useEffect(() => {
    const follow = (): void => setOpen(location.hash.slice(1) || null);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <main className="wrap fq" id="main">
      <div className="stack g16">
        <h1>Questions people ask us</h1>
        <p className="lead">
          Yours is not here? Write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
        </p>
      </div>
      <div className="ac">
        {faq.map(({ id, question, answer }) => {
          const shown = open === id;
          const Icon = shown ? IconMinus : IconPlus;
          return (
            <div key={id} id={id}>
              <h2 style={{ font: 'inherit', letterSpacing: 'inherit' }}>
                <button
                  type="button"
                  className="q"
                  aria-expanded={shown}
                  aria-controls={`${id}-answer`}
                  onClick={() => setOpen(shown ? null : id)}
                >
                  {question}
                  <Icon className="ic" size={20} stroke={1.75} aria-hidden="true" />
                </button>
              </h2>
              <div className="a" id={`${id}-answer`} hidden={!shown}>
                {answer}
              </div>
            </div>
          );
        })}
      </div>
    </main>
  );
}
