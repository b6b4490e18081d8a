import { IconBuilding, IconCalendar, IconMapPin, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type JobCard, postedAge, salaryText } from '../../../shared/jobs.ts';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { readerZone, useShift } from './useShift.ts';

export function JobRow({ job, onDetails }: { job: JobCard; onDetails: () => void }) {
  const shift = useShift(job.workHours);
  const salary = salaryText(job.salaryMin, job.salaryMax);
  return (
    <article className="job" aria-labelledby={`job-${job.id}`}>
      <div style={{ minWidth: 0 }}>
        <div className="row g8 w">
          <h2 className="h3 break" id={`job-${job.id}`} dir="auto">
            {job.title}
          </h2>
          <JobBadges job={job} />
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
            {job.applicantCount.toLocaleString('en-US')} applicants
          </span>
          <span className="row g6">
            <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
            {postedAge(job.createdAt, new Date())}
          </span>
        </div>
      </div>
      <div className="jr">
        {salary && (
          <p className="sal">
            {salary} <span className="dim sm">a year</span>
          </p>
        )}
        {shift ? (
          <HourStrip shift={shift} zone={readerZone()} />
        ) : (
          job.workHours && <p className="sm hrs">{job.workHours}</p>
        )}
        <div className="row g8">
          <button type="button" className="btn default sm" onClick={onDetails}>
            Read Details<span className="vh">: {job.title}</span>
          </button>
          <Link to="/apply" search={{ job: job.id }} className="btn filled sm">
            Apply Now<span className="vh">: {job.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
