-- A job is posted when it first becomes public. It keeps that date when it's reopened.
create or replace function set_job_posted() returns trigger language plpgsql as $$
begin
  new.posted_at = case when tg_op = 'INSERT' then new.created_at else new.updated_at end;
  return new;
end $$;

create or replace trigger jobs_posted before insert or update of status on jobs
for each row when (new.status = 'active' and new.posted_at is null) execute function set_job_posted();

-- Adds up what a statement changed, once per statement: a bulk load costs one upsert. A statement that leaves location,
-- department, and status as they were touches nothing.
create or replace function count_job_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_facets (location, department, count)
    select location, department, count(*)::int from new_rows
    where status = 'active' and archived_at is null
    group by location, department order by location, department
    on conflict (location, department) do update set count = job_facets.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update job_facets set count = job_facets.count - gone.count
    from (
      select location, department, count(*)::int as count from old_rows
      where status = 'active' and archived_at is null group by location, department
    ) gone
    where job_facets.location = gone.location and job_facets.department = gone.department;
  else
    insert into job_facets (location, department, count)
    select location, department, sum(change)::int from (
      select location, department, -1 as change from old_rows where status = 'active' and archived_at is null
      union all
      select location, department, 1 from new_rows where status = 'active' and archived_at is null
    ) changes
    group by location, department having sum(change) <> 0 order by location, department
    on conflict (location, department) do update set count = job_facets.count + excluded.count;
  end if;
  return null;
end $$;

create or replace trigger jobs_facets_insert after insert on jobs
referencing new table as new_rows for each statement execute function count_job_facets();

create or replace trigger jobs_facets_update after update on jobs
referencing old table as old_rows new table as new_rows for each statement execute function count_job_facets();

create or replace trigger jobs_facets_delete after delete on jobs
referencing old table as old_rows for each statement execute function count_job_facets();
