import { type LegalText, legalParts } from '../../../shared/company/legal.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Text } from '../../ui/text/Text.tsx';
import { Words } from './Words.tsx';

/** The company's own legal text. */
export function OwnLegal({ title, legal }: { title: string; legal: LegalText }) {
  useTitle(title);
  return (
    <main className="wrap tx" id="main">
      <article>
        <div className="tx-head">
          <h1>{title}</h1>
          <Text size="lead">Effective {dayOf(legal.at)}</Text>
        </div>
        <div className="tx-body">
          {legalParts(legal.text).map((part, index) => {
            const key = `${index}`;
            if (part.kind === 'heading') return <h2 key={key}>{part.text}</h2>;
            if (part.kind === 'text')
              return (
                <p key={key}>
                  <Words text={part.text} />
                </p>
              );
            return (
              <ul key={key}>
                {part.items.map((item) => (
                  <li key={item}>
                    <Words text={item} />
                  </li>
                ))}
              </ul>
            );
          })}
        </div>
      </article>
    </main>
  );
}

/** The date in one zone, so the server and every browser agree. */
const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
