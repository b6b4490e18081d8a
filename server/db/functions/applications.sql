create or replace function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', created_at at time zone 'UTC')::date, fact.kind, fact.value, -count(*)::int
    from old_rows cross join lateral (values ('position', position), ('country', country)) fact (kind, value)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  end if;
  if tg_op <> 'DELETE' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', created_at at time zone 'UTC')::date, fact.kind, fact.value, count(*)::int
    from new_rows cross join lateral (values ('position', position), ('country', country)) fact (kind, value)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  end if;
  return null;
end $$;

create or replace trigger applications_counts after insert or delete or update on applications
for each statement execute function hold_people_counts_first();

create or replace trigger applications_facets_insert after insert on applications
referencing new table as new_rows for each statement execute function count_applications();

create or replace trigger applications_facets_update after update on applications
referencing old table as old_rows new table as new_rows for each statement execute function count_applications();

create or replace trigger applications_facets_delete after delete on applications
referencing old table as old_rows for each statement execute function count_applications();

-- People who got further than applied, in the week of their most recent application.
create or replace function count_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', applied_at at time zone 'UTC')::date, 'progressed', '', count(*)::int from new_rows
    where status in ('shortlisted', 'interviewed', 'hired') group by 1 order by 1
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', applied_at at time zone 'UTC')::date, 'progressed', '', -count(*)::int from old_rows
    where status in ('shortlisted', 'interviewed', 'hired') group by 1 order by 1
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  else
    insert into application_facets (week, kind, value, count)
    select week, 'progressed', '', sum(change)::int from (
      select date_trunc('week', applied_at at time zone 'UTC')::date as week, -1 as change from old_rows
      where status in ('shortlisted', 'interviewed', 'hired')
      union all
      select date_trunc('week', applied_at at time zone 'UTC')::date, 1 from new_rows
      where status in ('shortlisted', 'interviewed', 'hired')
    ) changes
    group by week having sum(change) <> 0 order by week
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  end if;
  return null;
end $$;

create or replace trigger candidates_weeks_insert after insert on candidates
referencing new table as new_rows for each statement execute function count_progressed();

create or replace trigger candidates_weeks_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function count_progressed();

create or replace trigger candidates_weeks_delete after delete on candidates
referencing old table as old_rows for each statement execute function count_progressed();
