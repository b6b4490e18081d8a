CREATE TABLE "client_chat_reports" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"employee_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"company_involved" text NOT NULL,
	"issue_summary" text NOT NULL,
	"resolution_provided" text NOT NULL,
	"needs_followup" boolean NOT NULL,
	"response_time_avg" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_chat_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employee_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"scenario_id" text NOT NULL,
	"position" text NOT NULL,
	"difficulty" text NOT NULL,
	"client_name" text NOT NULL,
	"client_location" text NOT NULL,
	"client_company" text NOT NULL,
	"client_issue" text NOT NULL,
	"client_mood" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"queue_position" integer NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"replay_of" uuid,
	"from_seq" integer DEFAULT 1 NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"report_draft" jsonb,
	"coaching_state" text DEFAULT 'none' NOT NULL,
	"coaching" jsonb,
	"score" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_chat_sessions_conversation_id_unique" UNIQUE("conversation_id"),
	CONSTRAINT "client_chat_sessions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "client_chat_reports" ADD CONSTRAINT "client_chat_reports_session_id_client_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."client_chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_chat_reports" ADD CONSTRAINT "client_chat_reports_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_chat_sessions" ADD CONSTRAINT "client_chat_sessions_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_chat_sessions" ADD CONSTRAINT "client_chat_sessions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_chat_reports_employee" ON "client_chat_reports" USING btree ("employee_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "client_chat_sessions_one_open" ON "client_chat_sessions" USING btree ("employee_id") WHERE "client_chat_sessions"."status" in ('connecting', 'active');--> statement-breakpoint
CREATE INDEX "client_chat_sessions_employee" ON "client_chat_sessions" USING btree ("employee_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_chat_sessions_newest" ON "client_chat_sessions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_chat_sessions_uncoached" ON "client_chat_sessions" USING btree ("ended_at") WHERE "client_chat_sessions"."coaching_state" = 'pending';