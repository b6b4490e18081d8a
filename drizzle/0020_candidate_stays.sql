CREATE TABLE "application_facets" (
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "application_facets_week_kind_value_pk" PRIMARY KEY("week","kind","value")
);
--> statement-breakpoint
CREATE TABLE "candidate_stays" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stay_facets" (
	"stage" text NOT NULL,
	"week" date NOT NULL,
	"days" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "stay_facets_week_stage_days_pk" PRIMARY KEY("week","stage","days")
);
--> statement-breakpoint
CREATE TABLE "waiting_facets" (
	"stage" text NOT NULL,
	"since" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "waiting_facets_stage_since_pk" PRIMARY KEY("stage","since")
);
--> statement-breakpoint
ALTER TABLE "candidate_stays" ADD CONSTRAINT "candidate_stays_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_stays_candidate" ON "candidate_stays" USING btree ("candidate_id","id");--> statement-breakpoint
CREATE INDEX "candidate_stays_waiting" ON "candidate_stays" USING btree ("stage","entered_at","id") WHERE "candidate_stays"."left_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_stays_open" ON "candidate_stays" USING btree ("candidate_id") WHERE "candidate_stays"."left_at" is null;
--> statement-breakpoint
-- Follows people from stage to stage. Times are those the application wrote with the change. A change that is
-- taken back within a minute (undo) is forgotten, and the stay before it goes on.
create function keep_candidate_stays() returns trigger language plpgsql as $$
declare
  change record;
  before candidate_stays;
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
    select * into before from candidate_stays
    where candidate_id = change.id and left_at is not null order by id desc limit 1;
    if before.stage = change.status and before.left_at >= change.at - interval '1 minute' then
      delete from candidate_stays where candidate_id = change.id and id > before.id;
      update candidate_stays set left_at = null where id = before.id;
    else
      update candidate_stays set left_at = greatest(entered_at, change.at)
      where candidate_id = change.id and left_at is null;
      if change.status in ('applied', 'shortlisted', 'interviewed') then
        insert into candidate_stays (candidate_id, stage, entered_at) values (change.id, change.status, change.at);
      end if;
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create function count_candidate_stays() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger candidate_stays_facets_insert after insert on candidate_stays
referencing new table as new_rows for each statement execute function count_candidate_stays();
--> statement-breakpoint
create trigger candidate_stays_facets_update after update on candidate_stays
referencing old table as old_rows new table as new_rows for each statement execute function count_candidate_stays();
--> statement-breakpoint
create trigger candidate_stays_facets_delete after delete on candidate_stays
referencing old table as old_rows for each statement execute function count_candidate_stays();
--> statement-breakpoint
create trigger candidates_stays_insert after insert on candidates
referencing new table as new_rows for each statement execute function keep_candidate_stays();
--> statement-breakpoint
create trigger candidates_stays_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function keep_candidate_stays();
--> statement-breakpoint
create function count_applications() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger applications_facets_insert after insert on applications
referencing new table as new_rows for each statement execute function count_applications();
--> statement-breakpoint
create trigger applications_facets_update after update on applications
referencing old table as old_rows new table as new_rows for each statement execute function count_applications();
--> statement-breakpoint
create trigger applications_facets_delete after delete on applications
referencing old table as old_rows for each statement execute function count_applications();
--> statement-breakpoint
-- People who got further than applied, in the week of their newest application.
create function count_progressed() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger candidates_weeks_insert after insert on candidates
referencing new table as new_rows for each statement execute function count_progressed();
--> statement-breakpoint
create trigger candidates_weeks_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function count_progressed();
--> statement-breakpoint
create trigger candidates_weeks_delete after delete on candidates
referencing old table as old_rows for each statement execute function count_progressed();
--> statement-breakpoint
-- What happened before this was kept: from the first day to the first change, and from each change to the next.
insert into candidate_stays (candidate_id, stage, entered_at, left_at)
select candidate_id, stage, entered_at, case when left_at is not null then greatest(entered_at, left_at) end from (
  select step.candidate_id, step.stage, step.entered_at, step.sort,
    lead(step.entered_at) over (partition by step.candidate_id order by step.entered_at, step.sort) as left_at,
    c.status
  from (
    select id as candidate_id, coalesce((
        select data ->> 'from' from candidate_events e
        where e.candidate_id = candidates.id and e.kind = 'status_changed' order by e.created_at, e.id limit 1
      ), status) as stage, created_at as entered_at, '' as sort
    from candidates
    union all
    select candidate_id, data ->> 'to', created_at, id::text from candidate_events where kind = 'status_changed'
  ) step join candidates c on c.id = step.candidate_id
) stay
where stage in ('applied', 'shortlisted', 'interviewed') and (left_at is not null or stage = status)
order by entered_at, sort;
--> statement-breakpoint
insert into application_facets (week, kind, value, count)
select date_trunc('week', created_at at time zone 'UTC')::date, fact.kind, fact.value, count(*)::int
from applications cross join lateral (values ('position', position), ('country', country)) fact (kind, value)
group by 1, 2, 3;
--> statement-breakpoint
insert into application_facets (week, kind, value, count)
select date_trunc('week', applied_at at time zone 'UTC')::date, 'progressed', '', count(*)::int from candidates
where status in ('shortlisted', 'interviewed', 'hired') group by 1;
