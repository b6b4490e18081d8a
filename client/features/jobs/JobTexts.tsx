import { type JobDetail, salaryText } from '../../../shared/jobs.ts';

/** What a job offers at a glance. */
export function JobFacts({ job }: { job: JobDetail }) {
  const salary = salaryText(job.salaryMin, job.salaryMax);
  return (
    <dl className="dl">
      <dt>Salary range</dt>
      <dd>{salary ? `${salary} a year` : 'Not specified'}</dd>
      <dt>Location</dt>
      <dd dir="auto">{job.location}</dd>
      <dt>Department</dt>
      <dd dir="auto">{job.department}</dd>
      <dt>Work hours</dt>
      <dd>{job.workHours ?? 'Agreed with your team lead'}</dd>
      <dt>Hiring manager</dt>
      <dd dir="auto">{job.hiringManager}</dd>
    </dl>
  );
}

/** The posting's own words, part by part. */
export function JobTexts({ job }: { job: JobDetail }) {
  return (
    <>
      <Part title="About the role" text={job.description} />
      {job.responsibilities && <Part title="Responsibilities" text={job.responsibilities} />}
      {job.requirements && <Part title="Requirements" text={job.requirements} />}
      {job.benefits && <Part title="Benefits" text={job.benefits} />}
    </>
  );
}

/** A text with one point per line becomes a list. */
function Part({ title, text }: { title: string; text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <section className="stack g12 break" dir="auto">
      <h2 className="h3">{title}</h2>
      {lines.length > 1 ? (
        <ul className="bl">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{text}</p>
      )}
    </section>
  );
}
