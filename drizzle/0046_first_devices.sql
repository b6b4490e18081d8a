ALTER TABLE "users" ADD COLUMN "predates_devices" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Accounts from before browsers were remembered: the first one they come from is no news.
update "users" set "predates_devices" = true where not exists (select 1 from "known_devices" d where d.user_id = "users"."id");
