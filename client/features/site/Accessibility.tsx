import { accessibility } from '../../content/accessibility.ts';
import { pages } from '../../content/pages.ts';
import { useHrAddress, withHr } from '../../site/sender.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Text } from '../../ui/text/Text.tsx';
import { Words } from './Words.tsx';

/** The accessibility statement. */
export function Accessibility() {
  useTitle(pages.accessibility.title);
  const hr = useHrAddress();
  const { title, lead, sections } = accessibility;
  return (
    <main className="wrap n tx" id="main">
      <div className="tx-head">
        <h1>{title}</h1>
        <Text size="lead">{lead}</Text>
      </div>
      <div className="tx-body">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>
                <Words text={withHr(paragraph, hr)} />
              </p>
            ))}
            {section.points.length > 0 && (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}
