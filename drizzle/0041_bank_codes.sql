CREATE TABLE "bank_codes" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "onboarding_documents" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_codes" ADD CONSTRAINT "bank_codes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- At hiring the invitation replaces the access code, also for people who were hired before this rule.
UPDATE "access_codes" SET "revoked_at" = now() WHERE "revoked_at" IS NULL AND "candidate_id" IN (SELECT "id" FROM "candidates" WHERE "status" = 'hired');--> statement-breakpoint
DELETE FROM "portal_sessions" WHERE "candidate_id" IN (SELECT "id" FROM "candidates" WHERE "status" = 'hired');
