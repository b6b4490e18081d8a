import { fraud } from '../../content/fraud.ts';
import { pages } from '../../content/pages.ts';
import { useHrAddress, useSender, withHr, withSender } from '../../site/sender.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Subtitle, Text } from '../../ui/text/Text.tsx';
import { Words } from './Words.tsx';

/** "How to know it is us": what we do, what we never do, and what to do about impostors. */
export function KnowUs() {
  useTitle(pages.fraud.title);
  const sender = useSender();
  const hr = useHrAddress();
  const { title, lead, always, never, check, happened } = fraud;
  return (
    <main className="wrap n tx" id="main">
      <div className="tx-head">
        <h1>{title}</h1>
        <Text size="lead">{lead}</Text>
      </div>
      <div className="tx-body">
        {[never, always].map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <ul>
              {part.points.map((point) => (
                <li key={point}>{withHr(withSender(point, sender), hr)}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{check.title}</h2>
          <ol>
            {check.steps.map((step, index) => (
              <li key={step.title}>
                <Subtitle level={3}>
                  {index + 1}. {step.title}
                </Subtitle>
                <p>
                  <Words text={withSender(step.text, sender)} />
                </p>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{happened.title}</h2>
          {happened.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
    </main>
  );
}
