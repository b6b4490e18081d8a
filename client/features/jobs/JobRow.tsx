import { IconBuilding, IconCalendar, IconMapPin, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { counted } from '../../../shared/counted.ts';
import { type JobCard, postedAge, salaryText } from '../../../shared/jobs.ts';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { useShift } from './useShift.ts';

type Props = {
  job: JobCard;
  now: Date;
  /** Shows the details over the list. Without scripts, or in a new tab, the link leads to the job's own page. */
  onDetails?: () => void;
};

/**
 * One posting of a list. With `onDetails` a plain click opens it on the spot; any other click follows the
 * link.
 */
export function JobRow({ job, now, onDetails }: Props) {
  const hours = useShift(job.workHours, now);
  const salary = salaryText(job.salaryMin, job.salaryMax);
  const open = (event: MouseEvent): void => {
    if (!onDetails || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onDetails();
  };
  return (
    <article className="job" aria-labelledby={`job-${job.id}`}>
      <div className="shrink">
        <div className="row g8 w">
          <h2 className="h3 break" id={`job-${job.id}`} dir="auto">
            <Link to="/jobs/$jobId" params={{ jobId: job.id }}>
              {job.title}
            </Link>
          </h2>
          <JobBadges job={job} now={now} />
        </div>
        <p className="clamp" dir="auto">
          {job.description}
        </p>
        <div className="jmeta sm">
          <span className="row g6">
            <IconBuilding size={16} stroke={1.75} aria-hidden="true" />
            {job.department}
          </span>
          <span className="row g6">
            <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
            {job.location}
          </span>
          <span className="row g6">
            <IconUsers size={16} stroke={1.75} aria-hidden="true" />
            {counted(job.applicantCount, 'applicant')}
          </span>
          <span className="row g6">
            <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
            {postedAge(job.createdAt, now)}
          </span>
        </div>
      </div>
      <div className="jr">
        {salary && (
          <p className="sal">
            {salary} <span className="dim sm">a year</span>
          </p>
        )}
        {hours ? <HourStrip {...hours} /> : job.workHours && <p className="sm hrs">{job.workHours}</p>}
        <div className="row g8">
          <Link to="/jobs/$jobId" params={{ jobId: job.id }} className="btn default sm" onClick={open}>
            Read Details<span className="vh">: {job.title}</span>
          </Link>
          <Link to="/apply" search={{ job: job.id }} className="btn filled sm">
            Apply Now<span className="vh">: {job.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
