ALTER TABLE "task_assignments" ADD COLUMN "feedback_at" timestamp with time zone;--> statement-breakpoint
-- The words that stand belong to the try whose grade stands.
UPDATE "task_assignments" t SET "feedback_at" = coalesce(
  (SELECT max(e."created_at") FROM "evaluations" e WHERE e."assignment_id" = t."id" AND e."feedback" = t."ai_feedback"),
  t."completed_at", t."created_at") WHERE t."ai_feedback" IS NOT NULL;
