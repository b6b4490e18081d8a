import { type JobDetail, salaryText } from '../../../shared/jobs/schema.ts';
import { jobBlocks } from '../../../shared/jobs/text.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Title } from '../../ui/text/Text.tsx';

/** A job's facts at a glance. */
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
      <dd>{job.workHours ?? 'Set with your team lead'}</dd>
      <dt>Hiring manager</dt>
      <dd dir="auto">{job.hiringManager}</dd>
    </dl>
  );
}

/** The posting's own text, part by part. */
export function JobTexts({ job }: { job: JobTextsOf }) {
  return (
    <>
      <Part title="About the role" text={job.description} points={false} />
      {job.responsibilities && <Part title="Responsibilities" text={job.responsibilities} points />}
      {job.requirements && <Part title="Requirements" text={job.requirements} points />}
      {job.benefits && <Part title="Benefits" text={job.benefits} points />}
    </>
  );
}

type JobTextsOf = Pick<JobDetail, 'description' | 'responsibilities' | 'requirements' | 'benefits'>;

function Part({ title, text, points }: { title: string; text: string; points: boolean }) {
  return (
    <Stack as="section" gap={12} lines="anywhere" dir="auto">
      <Title>{title}</Title>
      {numbered(jobBlocks(text, { points })).map(([at, block]) =>
        block.kind === 'text' ? (
          <p key={at}>{block.text}</p>
        ) : (
          <ul key={at} className="bl">
            {numbered(block.points).map(([line, point]) => (
              <li key={line}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </Stack>
  );
}

/** Lines can repeat, so their position is the key. */
const numbered = <T,>(all: readonly T[]): [number, T][] => all.map((one, at) => [at, one]);
