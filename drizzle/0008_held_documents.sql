CREATE TABLE "held_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"address" text,
	"ssn" text,
	"account_number" text,
	"routing_number" text,
	"bank_name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_documents" ADD CONSTRAINT "held_documents_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_documents_candidate" ON "held_documents" USING btree ("candidate_id","created_at");