CREATE TABLE "candidate_tags" (
	"candidate_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_tags_candidate_id_tag_id_pk" PRIMARY KEY("candidate_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag_facets" (
	"tag_id" uuid NOT NULL,
	"position" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tag_facets_tag_id_position_status_pk" PRIMARY KEY("tag_id","position","status")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_facets" ADD CONSTRAINT "tag_facets_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_tags_tag" ON "candidate_tags" USING btree ("tag_id","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree (lower("name"));--> statement-breakpoint
-- Adds `change` to what is kept of people with tags. Their rows are held until the statement's end, so that nobody
-- changes status or position in between.
create function add_tag_facets(pairs uuid[][], change integer) returns void language plpgsql as $$
begin
  insert into tag_facets (tag_id, position, status, count)
  select pair.tag_id, person.position, person.status, change * count(*)::int
  from (select pairs[n][1] as candidate_id, pairs[n][2] as tag_id from generate_subscripts(pairs, 1) n) pair
  join (
    select c.id, c.position, c.status from candidates c
    where c.id in (select pairs[n][1] from generate_subscripts(pairs, 1) n) order by c.id for share
  ) person on person.id = pair.candidate_id
  where exists (select from tags t where t.id = pair.tag_id)
  group by pair.tag_id, person.position, person.status
  order by pair.tag_id, person.position, person.status
  on conflict (tag_id, position, status) do update set count = tag_facets.count + excluded.count;
end $$;
--> statement-breakpoint
create function count_tag_facets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_tag_facets(array(select array[candidate_id, tag_id] from old_rows), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_tag_facets(array(select array[candidate_id, tag_id] from new_rows), 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_tags_facets_insert after insert on candidate_tags
referencing new table as new_rows for each statement execute function count_tag_facets();
--> statement-breakpoint
create trigger candidate_tags_facets_update after update on candidate_tags
referencing old table as old_rows new table as new_rows for each statement execute function count_tag_facets();
--> statement-breakpoint
create trigger candidate_tags_facets_delete after delete on candidate_tags
referencing old table as old_rows for each statement execute function count_tag_facets();
--> statement-breakpoint
create function move_tag_facets() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger candidates_tag_facets after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function move_tag_facets();
--> statement-breakpoint
-- Before the person is gone: afterwards nobody knows what to take from which count.
create function drop_candidate_tags() returns trigger language plpgsql as $$
begin
  delete from candidate_tags where candidate_id = old.id;
  return old;
end $$;
--> statement-breakpoint
create trigger candidates_drop_tags before delete on candidates
for each row execute function drop_candidate_tags();
