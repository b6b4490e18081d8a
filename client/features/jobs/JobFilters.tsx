import { IconAdjustments, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { matchingText } from '../../../shared/jobs/matching.ts';
import { type JobList, jobSortLabels, jobSorts } from '../../../shared/jobs/schema.ts';
import type { JobSearch } from '../../../shared/jobs/search.ts';
import { plural } from '../../../shared/text/counted.ts';
import { useHydrated } from '../../site/useHydrated.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useTyping } from '../../ui/hooks/useTyping.ts';

type Props = {
  search: JobSearch;
  list: JobList | undefined;
  onChange: (next: Partial<JobSearch>) => void;
};

/**
 * One plain form. Without scripts, its button asks the server; with scripts, every change applies immediately
 * and the button isn't needed.
 */
export function JobFilters(props: Props) {
  const { search, list, onChange } = props;
  const hydrated = useHydrated();
  const count = (search.location ? 1 : 0) + (search.departments?.length ?? 0);
  const { box, text, type, push } = useTyping(search.q ?? '', (q) => onChange({ q: q || undefined }));
  return (
    <search>
      <form
        className="flt"
        action="/jobs"
        onSubmit={(event) => {
          event.preventDefault();
          push();
        }}
      >
        <div className="fld">
          <label htmlFor="jobs-q">Search</label>
          <div className="with-icon">
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            <input
              ref={box}
              id="jobs-q"
              className="inp"
              type="search"
              name="q"
              placeholder="Job title or keyword"
              maxLength={100}
              enterKeyHint="search"
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </div>
        </div>
        <Button icon={IconAdjustments} className="flt-open" popoverTarget="jobs-filters">
          Filters{count > 0 ? ` (${count})` : ''}
        </Button>
        <div className="flt-more" id="jobs-filters" popover="auto">
          <Choices {...props} />
          <div className="flt-done">
            <Button variant="filled" size="lg" full popoverTarget="jobs-filters" popoverTargetAction="hide">
              {hydrated && list
                ? `Show ${matchingText(list.matching, search.q)} ${plural(list.matching, 'job')}`
                : 'Close'}
            </Button>
          </div>
        </div>
        <Sort {...props} />
        {/* The style sheet hides it where scripts run: removing it later would move the page. */}
        <Button type="submit" className="flt-go">
          Search jobs
        </Button>
      </form>
    </search>
  );
}

function Choices({ search, list, onChange }: Props) {
  // A chosen one without open jobs still filters.
  const locations = new Set([...(list?.locations ?? []), ...(search.location ? [search.location] : [])]);
  const chosen = search.departments ?? [];
  return (
    <>
      <div className="fld">
        <label htmlFor="jobs-location">Location</label>
        <select
          id="jobs-location"
          className="inp"
          name="location"
          value={search.location ?? ''}
          onChange={(event) => onChange({ location: event.currentTarget.value || undefined })}
        >
          <option value="">All locations</option>
          {[...locations].map((location) => (
            <option key={location}>{location}</option>
          ))}
        </select>
      </div>
      <div className="fld">
        <span className="lab" id="jobs-departments">
          Department
        </span>
        <Departments
          all={[...new Set([...(list?.departments ?? []), ...chosen])]}
          chosen={chosen}
          onChange={(departments) =>
            onChange({ departments: departments.length > 0 ? departments : undefined })
          }
        />
      </div>
    </>
  );
}

function Sort({ search, onChange }: Props) {
  return (
    <div className="fld flt-sort">
      <label htmlFor="jobs-sort">Sort by</label>
      <select
        id="jobs-sort"
        className="inp"
        name="sort"
        value={search.sort ?? 'newest'}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ sort: jobSorts.find((sort) => sort === value) });
        }}
      >
        {jobSorts.map((sort) => (
          <option key={sort} value={sort}>
            {jobSortLabels[sort]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Departments(props: { all: string[]; chosen: string[]; onChange: (chosen: string[]) => void }) {
  const { all, chosen, onChange } = props;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const list = box.current;
      const inside = event.target instanceof Node && list?.contains(event.target);
      const cancelled = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!list || (event instanceof KeyboardEvent ? !cancelled : inside)) return;
      // A closed list would take the focus with it.
      if (inside && list.open) list.querySelector('summary')?.focus();
      list.open = false;
    };
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);
  const summary =
    chosen.length === 0 ? 'All departments' : chosen.length === 1 ? chosen[0] : `${chosen.length} selected`;
  return (
    <details className="pick" ref={box}>
      <summary className="inp" aria-labelledby="jobs-departments jobs-departments-chosen">
        <span id="jobs-departments-chosen">{summary}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      <div>
        {all.map((department) => (
          <label key={department}>
            <input
              type="checkbox"
              name="departments"
              value={department}
              checked={chosen.includes(department)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, department]
                    : chosen.filter((one) => one !== department),
                )
              }
            />
            {department}
          </label>
        ))}
      </div>
    </details>
  );
}
