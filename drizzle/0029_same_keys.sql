-- Kept with the row: a list that has to make the texts first takes seconds at 100,000 people.
DROP INDEX candidates_mailbox;--> statement-breakpoint
DROP INDEX candidates_phone_key;--> statement-breakpoint
DROP INDEX candidates_linkedin;--> statement-breakpoint
DROP INDEX candidates_name_country;--> statement-breakpoint
DROP INDEX files_resume_hash;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "mailbox_key" text GENERATED ALWAYS AS (mailbox_key(email::text)) STORED;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (phone_key(phone)) STORED;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "linkedin_key" text GENERATED ALWAYS AS (linkedin_key(linkedin_url)) STORED;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "name_key" text GENERATED ALWAYS AS (name_key(full_name, country)) STORED;--> statement-breakpoint
CREATE INDEX "candidates_mailbox_key" ON "candidates" USING btree ("mailbox_key","id");--> statement-breakpoint
CREATE INDEX "candidates_phone_keys" ON "candidates" USING btree ("phone_key","id") WHERE "candidates"."phone_key" is not null;--> statement-breakpoint
CREATE INDEX "candidates_linkedin_key" ON "candidates" USING btree ("linkedin_key","id") WHERE "candidates"."linkedin_key" is not null;--> statement-breakpoint
CREATE INDEX "candidates_name_key" ON "candidates" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "files_same_resume" ON "files" USING btree ("sha256","candidate_id") WHERE "files"."kind" = 'resume' and "files"."candidate_id" is not null;