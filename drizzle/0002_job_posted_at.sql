DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_department";--> statement-breakpoint
DROP INDEX "jobs_location";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "jobs" SET "posted_at" = "created_at" WHERE "status" <> 'draft';--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_department" ON "jobs" USING btree ("department","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_location" ON "jobs" USING btree ("location","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';