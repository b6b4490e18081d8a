CREATE TABLE "legal_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"email" "citext",
	"candidate_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keep_until" timestamp with time zone,
	"export_file_id" uuid,
	"download_token_hash" text,
	"download_expires_at" timestamp with time zone,
	"download_session_hash" text,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "privacy_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "privacy_requests_download_token_hash_unique" UNIQUE("download_token_hash"),
	CONSTRAINT "privacy_requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_open" ON "legal_holds" USING btree ("candidate_id") WHERE "legal_holds"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "privacy_requests_candidate" ON "privacy_requests" USING btree ("candidate_id");