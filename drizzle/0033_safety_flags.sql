CREATE TABLE "safety_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"raised_by" text NOT NULL,
	"candidate_id" uuid,
	"user_id" uuid,
	"conversation_id" uuid,
	"message_id" uuid,
	"reference" text,
	"idempotency_key" text NOT NULL,
	"passage" text NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"note" text,
	"close_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "safety_flags_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_flags_candidate" ON "safety_flags" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "safety_flags_user" ON "safety_flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "safety_flags_open" ON "safety_flags" USING btree ("created_at") WHERE "safety_flags"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "safety_flags_closed" ON "safety_flags" USING btree ("closed_at") WHERE "safety_flags"."closed_at" is not null;