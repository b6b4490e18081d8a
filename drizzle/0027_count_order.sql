-- The counts of people are many rows that one change writes in several statements, and the opposite change in the
-- other order. Whoever writes them takes this lock first and keeps it until the transaction's end, after the rows of
-- the people themselves. Changes of people's status are rare and short; the rows they count in were shared anyway.
create function hold_people_counts() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('people.counts', 0));
$$;
--> statement-breakpoint
create function hold_people_counts_first() returns trigger language plpgsql as $$
begin
  perform hold_people_counts();
  return null;
end $$;
--> statement-breakpoint
-- Triggers of one event fire in the order of their names: these stand before those that count.
create trigger candidates_counts after insert or delete or update of position, status, applied_at on candidates
for each statement execute function hold_people_counts_first();
--> statement-breakpoint
create trigger candidate_stays_counts after insert or delete or update on candidate_stays
for each statement execute function hold_people_counts_first();
--> statement-breakpoint
create trigger applications_counts after insert or delete or update on applications
for each statement execute function hold_people_counts_first();
--> statement-breakpoint
-- As before, but people first, then the lock, then the counts.
create or replace function add_tag_facets(pairs uuid[][], change integer) returns void language plpgsql as $$
begin
  if cardinality(pairs) = 0 then
    return;
  end if;
  perform from candidates c
  where c.id in (select pairs[n][1] from generate_subscripts(pairs, 1) n) order by c.id for share;
  perform hold_people_counts();
  insert into tag_facets (tag_id, position, status, count)
  select pair.tag_id, person.position, person.status, change * count(*)::int
  from (select pairs[n][1] as candidate_id, pairs[n][2] as tag_id from generate_subscripts(pairs, 1) n) pair
  join candidates person on person.id = pair.candidate_id
  where exists (select from tags t where t.id = pair.tag_id)
  group by pair.tag_id, person.position, person.status
  order by pair.tag_id, person.position, person.status
  on conflict (tag_id, position, status) do update set count = tag_facets.count + excluded.count;
end $$;
