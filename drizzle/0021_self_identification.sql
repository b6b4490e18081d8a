CREATE TABLE "self_identification_links" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "self_identification_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "self_identifications" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"sex" text,
	"race" text,
	"age" text,
	"source" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "self_identification_links" ADD CONSTRAINT "self_identification_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identification_links" ADD CONSTRAINT "self_identification_links_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identifications" ADD CONSTRAINT "self_identifications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_identification_links_candidate" ON "self_identification_links" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "self_identification_links_expiry" ON "self_identification_links" USING btree ("expires_at");