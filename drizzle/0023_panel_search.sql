DROP INDEX "candidates_search";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(full_name || ' ' || email::text || ' ' || country)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_family" ON "audit_log" USING btree ((split_part("action", '.', 1)),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ((lower("to" || ' ' || "subject")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ("search_text" gin_trgm_ops);