CREATE TABLE "candidate_facets" (
	"position" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "candidate_facets_position_status_pk" PRIMARY KEY("position","status")
);
--> statement-breakpoint
-- Adds up what a statement changed, once per statement; what leaves position and status as they were touches
-- nothing.
create function count_candidate_facets() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger candidates_facets_insert after insert on candidates
referencing new table as new_rows for each statement execute function count_candidate_facets();
--> statement-breakpoint
create trigger candidates_facets_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function count_candidate_facets();
--> statement-breakpoint
create trigger candidates_facets_delete after delete on candidates
referencing old table as old_rows for each statement execute function count_candidate_facets();
--> statement-breakpoint
insert into candidate_facets (position, status, count)
select position, status, count(*)::int from candidates group by position, status;
