import { privacy, privacyEffective } from '../../content/privacy.ts';
import { useTitle } from '../../ui/useTitle.ts';

export function Privacy() {
  useTitle('Privacy policy');
  return (
    <main className="wrap n prose simple-page" id="main">
      <h1>Privacy policy</h1>
      <p className="lead">Effective {privacyEffective}</p>
      {privacy.map(({ title, text }, index) => (
        <section key={title}>
          <h2>
            {index + 1}. {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
  );
}
