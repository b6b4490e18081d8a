CREATE TABLE "candidate_aliases" (
	"email" "citext" PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_merges" (
	"gone_id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"merged_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_merges_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "not_the_same" (
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_the_same_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_aliases" ADD CONSTRAINT "candidate_aliases_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_kept_id_candidates_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_the_same" ADD CONSTRAINT "not_the_same_first_id_candidates_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_the_same" ADD CONSTRAINT "not_the_same_second_id_candidates_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_the_same" ADD CONSTRAINT "not_the_same_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_aliases_candidate" ON "candidate_aliases" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_merges_kept" ON "candidate_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "not_the_same_second" ON "not_the_same" USING btree ("second_id");--> statement-breakpoint
-- What two records of one person have in common, as one text each; equal texts are looked up by index.
-- The mailbox behind an address: what stands after a plus is a label, and Gmail does not see dots.
create function mailbox_key(address text) returns text language sql immutable parallel safe as $$
  select case when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2) end
$$;
--> statement-breakpoint
-- The last nine digits: with or without a country code, with or without a zero in front.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(regexp_replace(phone, '\D', '', 'g')) >= 8
    then right(regexp_replace(phone, '\D', '', 'g'), 9) end
$$;
--> statement-breakpoint
create function linkedin_key(url text) returns text language sql immutable parallel safe as $$
  select (regexp_match(lower(url), 'linkedin\.com/(?:in|pub)/([^/?#\s]+)'))[1]
$$;
--> statement-breakpoint
create function name_key(full_name text, country text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(btrim(full_name), '\s+', ' ', 'g')) || '|' || lower(btrim(country))
$$;
--> statement-breakpoint
create index candidates_mailbox on candidates (mailbox_key(email::text));
--> statement-breakpoint
create index candidates_phone_key on candidates (phone_key(phone)) where phone_key(phone) is not null;
--> statement-breakpoint
create index candidates_linkedin on candidates (linkedin_key(linkedin_url)) where linkedin_key(linkedin_url) is not null;
--> statement-breakpoint
create index candidates_name_country on candidates (name_key(full_name, country));
--> statement-breakpoint
create index files_resume_hash on files (sha256) where kind = 'resume' and candidate_id is not null;
