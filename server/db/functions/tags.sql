-- Adds `change` to the counts of people with tags. It locks the people first, so that no one changes their status or position
-- meanwhile, then the counts.
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

create or replace function count_tag_facets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_tag_facets(array(select array[candidate_id, tag_id] from old_rows), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_tag_facets(array(select array[candidate_id, tag_id] from new_rows), 1);
  end if;
  return null;
end $$;

create or replace trigger candidate_tags_facets_insert after insert on candidate_tags
referencing new table as new_rows for each statement execute function count_tag_facets();

create or replace trigger candidate_tags_facets_update after update on candidate_tags
referencing old table as old_rows new table as new_rows for each statement execute function count_tag_facets();

create or replace trigger candidate_tags_facets_delete after delete on candidate_tags
referencing old table as old_rows for each statement execute function count_tag_facets();

create or replace function move_tag_facets() returns trigger language plpgsql as $$
begin
  insert into tag_facets (tag_id, position, status, count)
  select tag_id, position, status, sum(change)::int from (
    select t.tag_id, o.position, o.status, -1 as change
    from old_rows o join new_rows n using (id) join candidate_tags t on t.candidate_id = o.id
    where (o.position, o.status) is distinct from (n.position, n.status)
    union all
    select t.tag_id, n.position, n.status, 1
    from old_rows o join new_rows n using (id) join candidate_tags t on t.candidate_id = n.id
    where (o.position, o.status) is distinct from (n.position, n.status)
  ) changes
  group by tag_id, position, status having sum(change) <> 0 order by tag_id, position, status
  on conflict (tag_id, position, status) do update set count = tag_facets.count + excluded.count;
  return null;
end $$;

create or replace trigger candidates_tag_facets after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function move_tag_facets();

-- Before the person is deleted: afterwards no one knows which counts to lower.
create or replace function drop_candidate_tags() returns trigger language plpgsql as $$
begin
  delete from candidate_tags where candidate_id = old.id;
  return old;
end $$;

create or replace trigger candidates_drop_tags before delete on candidates
for each row execute function drop_candidate_tags();
