-- Follows people from stage to stage, with the times the application wrote. A change that is undone within a minute is
-- forgotten, and the earlier stage continues. So is a stage that a person was put in by mistake: one they leave within a
-- minute for an earlier one, or that they came to from a decision and leave for one.
create or replace function keep_candidate_stays() returns trigger language plpgsql as $$
declare
  change record;
  before candidate_stays;
  slip candidate_stays;
  steps constant text[] := array['applied', 'shortlisted', 'interviewed'];
begin
  if tg_op = 'INSERT' then
    insert into candidate_stays (candidate_id, stage, entered_at)
    select id, status, created_at from new_rows where status in ('applied', 'shortlisted', 'interviewed') order by id;
    return null;
  end if;
  for change in
    select n.id, n.status, n.updated_at as at from new_rows n join old_rows o on o.id = n.id
    where n.status <> o.status order by n.id
  loop
    -- A merge has brought the stage along.
    continue when exists (
      select from candidate_stays where candidate_id = change.id and left_at is null and stage = change.status);
    select * into before from candidate_stays
    where candidate_id = change.id and left_at is not null order by left_at desc, id desc limit 1;
    -- One that a merge has just brought along ended after the open one began.
    if before.stage = change.status and before.left_at >= change.at - interval '1 minute'
      and before.left_at <= all (
        select entered_at from candidate_stays where candidate_id = change.id and left_at is null) then
      delete from candidate_stays where candidate_id = change.id and left_at is null;
      update candidate_stays set left_at = null where id = before.id;
    else
      delete from candidate_stays where candidate_id = change.id and left_at is null
        and entered_at >= change.at - interval '1 minute'
        and (array_position(steps, change.status) < array_position(steps, stage)
          or (change.status <> all (steps) and before.left_at < entered_at))
      returning * into slip;
      update candidate_stays set left_at = greatest(entered_at, change.at)
      where candidate_id = change.id and left_at is null;
      if change.status = any (steps) then
        insert into candidate_stays (candidate_id, stage, entered_at)
        values (change.id, change.status, coalesce(slip.entered_at, change.at));
      end if;
    end if;
  end loop;
  return null;
end $$;

-- Called by a merge before the status of the kept record changes and the other record is deleted. The wait that continues is
-- that of the record whose status counts, or the longer one. Steps that only the other record reached are kept.
create or replace function join_candidate_stays(kept_id uuid, gone_id uuid, new_status text, joined_at timestamptz)
returns void language plpgsql as $$
begin
  if (select status from candidates where id = kept_id) = new_status then
    update candidate_stays kept set entered_at = gone.entered_at from candidate_stays gone
    where kept.candidate_id = kept_id and gone.candidate_id = gone_id and kept.stage = gone.stage
      and kept.left_at is null and gone.left_at is null and gone.entered_at < kept.entered_at;
  else
    -- HR decided on the other record's application, so this one's wait ends without counting.
    delete from candidate_stays where candidate_id = kept_id and left_at is null and stage = 'applied';
    update candidate_stays set left_at = greatest(entered_at, joined_at)
    where candidate_id = kept_id and left_at is null;
    update candidate_stays set candidate_id = kept_id where candidate_id = gone_id and left_at is null;
  end if;
  update candidate_stays set candidate_id = kept_id, left_at = coalesce(left_at, greatest(entered_at, joined_at))
  where candidate_id = gone_id and (left_at is not null or stage <> 'applied')
    and stage not in (select stage from candidate_stays where candidate_id = kept_id);
end $$;

create or replace trigger candidates_stays_insert after insert on candidates
referencing new table as new_rows for each statement execute function keep_candidate_stays();

create or replace trigger candidates_stays_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function keep_candidate_stays();

create or replace function count_candidate_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into waiting_facets (stage, since, count)
    select stage, (entered_at at time zone 'UTC')::date, -count(*)::int from old_rows where left_at is null
    group by 1, 2 order by 1, 2
    on conflict (stage, since) do update set count = waiting_facets.count + excluded.count;
    insert into stay_facets (week, stage, days, count)
    select date_trunc('week', left_at at time zone 'UTC')::date, stage,
      (left_at at time zone 'UTC')::date - (entered_at at time zone 'UTC')::date, -count(*)::int
    from old_rows where left_at is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, stage, days) do update set count = stay_facets.count + excluded.count;
  end if;
  if tg_op <> 'DELETE' then
    insert into waiting_facets (stage, since, count)
    select stage, (entered_at at time zone 'UTC')::date, count(*)::int from new_rows where left_at is null
    group by 1, 2 order by 1, 2
    on conflict (stage, since) do update set count = waiting_facets.count + excluded.count;
    insert into stay_facets (week, stage, days, count)
    select date_trunc('week', left_at at time zone 'UTC')::date, stage,
      (left_at at time zone 'UTC')::date - (entered_at at time zone 'UTC')::date, count(*)::int
    from new_rows where left_at is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, stage, days) do update set count = stay_facets.count + excluded.count;
  end if;
  return null;
end $$;

create or replace trigger candidate_stays_counts after insert or delete or update on candidate_stays
for each statement execute function hold_people_counts_first();

create or replace trigger candidate_stays_facets_insert after insert on candidate_stays
referencing new table as new_rows for each statement execute function count_candidate_stays();

create or replace trigger candidate_stays_facets_update after update on candidate_stays
referencing old table as old_rows new table as new_rows for each statement execute function count_candidate_stays();

create or replace trigger candidate_stays_facets_delete after delete on candidate_stays
referencing old table as old_rows for each statement execute function count_candidate_stays();
