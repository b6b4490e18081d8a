import { IconAlertTriangle, IconLoader2, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobSearch } from '../../../shared/jobSearch.ts';

/** The list of jobs when there is none to show: on its way, not found, not loaded. */

export type FilterProps = { search: JobSearch; onChange: (next: Partial<JobSearch>) => void };

const noFilters = { q: undefined, location: undefined, departments: undefined, after: undefined };

export function isFiltered(search: JobSearch): boolean {
  return Boolean(search.q || search.location || search.departments?.length);
}

export function ClearFilters({ search, onChange, className }: FilterProps & { className: string }) {
  return (
    <Link
      to="/jobs"
      search={{ ...search, ...noFilters }}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onChange(noFilters);
      }}
    >
      Clear filters
    </Link>
  );
}

export function Empty({ search, onChange }: FilterProps) {
  const filtered = isFiltered(search);
  return (
    <div className="jobs-empty">
      <h2>No jobs found matching your criteria.</h2>
      <p className="dim">
        {filtered
          ? 'Try fewer words, or remove the department filter.'
          : 'Send one application and choose “Other.” HR will match you.'}
      </p>
      <div className="row g8 w">
        {filtered && <ClearFilters search={search} onChange={onChange} className="btn filled" />}
        <Link to="/apply" className="btn default">
          Send a general application
        </Link>
      </div>
    </div>
  );
}

export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="list jobs-failed">
      <div className="alert bad" role="alert">
        <IconAlertTriangle className="ic" stroke={1.75} aria-hidden="true" />
        <div className="stack g12">
          <div>
            <b className="b">We couldn’t load the jobs</b>
            <p>{message}</p>
          </div>
          <div className="row g8 w">
            <button type="button" className="btn filled sm" onClick={onRetry}>
              <IconRefresh size={16} stroke={1.75} aria-hidden="true" />
              Try again
            </button>
            <Link to="/contact" className="btn default sm">
              Write to HR
            </Link>
          </div>
        </div>
      </div>
      <WaitingJob />
    </div>
  );
}

export function Loading() {
  return (
    <div className="list jobs-loading">
      <p className="sm dim row g8" role="status">
        <IconLoader2 size={16} stroke={1.75} aria-hidden="true" className="spin" />
        Loading job listings...
      </p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <WaitingJob key={key} />
      ))}
    </div>
  );
}

/** The outline of a job while it is on its way. */
function WaitingJob() {
  return (
    <div className="job" aria-hidden="true">
      <div className="stack g12">
        <span className="sk w46 h24" />
        <span className="sk w92" />
        <span className="sk w70" />
        <span className="sk w60" />
      </div>
      <div className="stack g16">
        <span className="sk w70 h18" />
        <span className="sk h18" />
        <div className="row g8">
          <span className="sk h34" />
          <span className="sk h34" />
        </div>
      </div>
    </div>
  );
}
