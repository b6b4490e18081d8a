ALTER TABLE "candidates" ADD COLUMN "hired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "candidates_hired" ON "candidates" USING btree ((coalesce("hired_at", "created_at")) desc,"id" DESC NULLS LAST) WHERE "candidates"."status" = 'hired';--> statement-breakpoint
CREATE INDEX "jobs_panel" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);