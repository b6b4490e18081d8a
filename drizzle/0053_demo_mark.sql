ALTER TABLE "candidates" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "candidates_demo" ON "candidates" USING btree ("id") WHERE "candidates"."demo";--> statement-breakpoint
-- Demo people of earlier versions have the demo's tag, and an address that belongs to no one.
UPDATE "candidates" SET "demo" = true
  WHERE "email" LIKE '%@example.com' AND EXISTS (
    SELECT 1 FROM "candidate_tags" t
    WHERE t."candidate_id" = "candidates"."id" AND t."tag_id" = '00000000-0000-4000-8000-0000000d3500');--> statement-breakpoint
-- Demo jobs of earlier versions were dated back by whole days from the moment they were loaded.
UPDATE "jobs" j SET "demo" = true FROM "settings" s
  WHERE s."key" = 'demo.loaded' AND j."updated_at" = j."created_at" AND j."created_at" <= s."updated_at"
    AND mod((extract(epoch FROM s."updated_at" - j."created_at") * 1000)::numeric, 86400000) = 0;
