import { Link } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { privacy, privacyEffective } from '../../content/privacy.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Text } from '../../ui/text/Text.tsx';
import { Words } from './Words.tsx';

/** Eleven sections, each with a fragment of its own (specification file 2 §2). */
export function Privacy() {
  useTitle(pages.privacy.title);
  return (
    <main className="wrap tx tx-rail" id="main">
      <nav className="tx-toc" aria-label="Sections">
        {privacy.map(({ id, title }, index) => (
          <a key={id} href={`#${id}`}>
            {index + 1}. {title}
          </a>
        ))}
      </nav>
      <article>
        <div className="tx-head">
          <h1>Privacy policy</h1>
          <Text size="lead">Effective {privacyEffective}</Text>
        </div>
        <div className="tx-body">
          {privacy.map(({ id, title, text, points, links }, index) => (
            <section key={id} id={id}>
              <h2>
                {index + 1}. {title}
              </h2>
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <Words text={paragraph} />
                </p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {links?.map(({ to, label }) => (
                <p key={to}>
                  <Link to={to}>{label}</Link>
                </p>
              ))}
            </section>
          ))}
        </div>
      </article>
    </main>
  );
}
