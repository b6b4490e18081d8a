ALTER TABLE "applications" ADD COLUMN "cover_letter_file_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "linkedin_url" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_state" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_lane" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cover_letter_file_id_files_id_fk" FOREIGN KEY ("cover_letter_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("text_lane","created_at") WHERE "files"."text_state" = 'waiting';--> statement-breakpoint
-- Documents without text are read again: until now one that could not be read looked like one that holds none.
UPDATE "files" SET "text_state" = CASE
  WHEN "mime" = 'application/msword' THEN 'unreadable'
  WHEN "visible_text" IS NOT NULL OR "hidden_text" IS NOT NULL THEN 'read'
  ELSE 'waiting'
END
WHERE "kind" IN ('resume', 'cover_letter');
