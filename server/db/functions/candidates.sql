-- Counts of people are many rows that one change writes in several statements, and the opposite change in the other order.
-- A writer takes this lock first, after the people’s own rows, and keeps it until the end of the transaction.
create or replace function hold_people_counts() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('people.counts', 0));
$$;

create or replace function hold_people_counts_first() returns trigger language plpgsql as $$
begin
  perform hold_people_counts();
  return null;
end $$;

-- Triggers of one event fire in the order of their names: this one comes before those that count.
create or replace trigger candidates_counts after insert or delete or update of position, status, applied_at on candidates
for each statement execute function hold_people_counts_first();

-- Adds up what a statement changed, once per statement.
create or replace function count_candidate_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into candidate_facets (position, status, count)
    select position, status, count(*)::int from new_rows
    group by position, status order by position, status
    on conflict (position, status) do update set count = candidate_facets.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update candidate_facets set count = candidate_facets.count - gone.count
    from (select position, status, count(*)::int as count from old_rows group by position, status) gone
    where candidate_facets.position = gone.position and candidate_facets.status = gone.status;
  else
    insert into candidate_facets (position, status, count)
    select position, status, sum(change)::int from (
      select position, status, -1 as change from old_rows
      union all
      select position, status, 1 from new_rows
    ) changes
    group by position, status having sum(change) <> 0 order by position, status
    on conflict (position, status) do update set count = candidate_facets.count + excluded.count;
  end if;
  return null;
end $$;

create or replace trigger candidates_facets_insert after insert on candidates
referencing new table as new_rows for each statement execute function count_candidate_facets();

create or replace trigger candidates_facets_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function count_candidate_facets();

create or replace trigger candidates_facets_delete after delete on candidates
referencing old table as old_rows for each statement execute function count_candidate_facets();
