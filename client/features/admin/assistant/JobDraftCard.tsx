import { Link } from '@tanstack/react-router';
import type { JobDraft } from '../../../../shared/assistant.ts';
import { salaryText } from '../../../../shared/jobs.ts';
import { useMayChange } from '../panelPerson.ts';

/** A drafted job: read here, changed and posted in the job form. Nothing is saved by itself. */
export function JobDraftCard({ job, messageId }: { job: JobDraft; messageId: string }) {
  const mayChange = useMayChange();
  const facts = [
    ['Department', job.department],
    ['Salary range', salaryText(job.salaryMin, job.salaryMax) ?? 'Not specified'],
    ['Location', job.location],
    ['Work hours', job.workHours || 'Agreed with the team lead'],
  ] as const;
  const texts = [
    ['Description', job.description],
    ['Responsibilities', job.responsibilities],
    ['Requirements', job.requirements],
  ] as const;
  return (
    <article className="as-draft" aria-label="Job draft">
      <h3 className="h4 break" dir="auto">
        {job.title}
      </h3>
      <dl className="dw-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="st-fact">
            <dt>{label}</dt>
            <dd className="break">{value}</dd>
          </div>
        ))}
      </dl>
      {texts.map(
        ([label, text]) =>
          text !== '' && (
            <section key={label} className="stack g4">
              <h4 className="xs dim">{label}</h4>
              <p className="as-body break" dir="auto">
                {text}
              </p>
            </section>
          ),
      )}
      {mayChange && (
        <div className="row g8 w">
          <Link to="/admin" search={{ tab: 'jobs', job: 'new', draft: messageId }} className="btn filled sm">
            Open in job form
          </Link>
          <span className="xs dim">Nothing is saved until you post it.</span>
        </div>
      )}
    </article>
  );
}
