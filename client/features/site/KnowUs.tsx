import { fraud } from '../../content/fraud.ts';
import { pages } from '../../content/pages.ts';
import { useSender, withSender } from '../../site/sender.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Words } from './Words.tsx';

/** "How to know it is us": what we do, what we never do, and what to do about those who pretend. */
export function KnowUs() {
  useTitle(pages.fraud.title);
  const sender = useSender();
  const { title, lead, always, never, check, happened } = fraud;
  return (
    <main className="wrap n tx" id="main">
      <div className="tx-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="tx-body">
        {[never, always].map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <ul>
              {part.points.map((point) => (
                <li key={point}>{withSender(point, sender)}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{check.title}</h2>
          <ol>
            {check.steps.map((step, index) => (
              <li key={step.title}>
                <h3 className="h4">
                  {index + 1}. {step.title}
                </h3>
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
