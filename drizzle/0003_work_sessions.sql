CREATE TABLE "contests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"reason" text NOT NULL,
	"grade_before" integer NOT NULL,
	"grade_after" integer,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contests_assignment_id_unique" UNIQUE("assignment_id"),
	CONSTRAINT "contests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "contests_decision_key_unique" UNIQUE("decision_key")
);
--> statement-breakpoint
CREATE TABLE "employee_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employee_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"tasks_completed" integer,
	"duration_minutes" integer,
	"performance_rating" text,
	CONSTRAINT "employee_sessions_conversation_id_unique" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"feedback_seq" integer NOT NULL,
	"answer" text NOT NULL,
	"grade" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"feedback" text NOT NULL,
	"outcome" text NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluations_one_per_try" UNIQUE("assignment_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "task_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"template_key" text NOT NULL,
	"task_type" text NOT NULL,
	"title" text NOT NULL,
	"task_description" text NOT NULL,
	"material" jsonb NOT NULL,
	"hints" jsonb NOT NULL,
	"difficulty" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"employee_response" text,
	"ai_feedback" text,
	"grade" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"assigned_seq" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "task_assignments_number" UNIQUE("session_id","number")
);
--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "typing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "joins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_sessions" ADD CONSTRAINT "employee_sessions_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_sessions" ADD CONSTRAINT "employee_sessions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_session_id_employee_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."employee_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contests_open" ON "contests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "contests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "contests_decided" ON "contests" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "contests"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_sessions_one_open" ON "employee_sessions" USING btree ("employee_id") WHERE "employee_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "employee_sessions_employee" ON "employee_sessions" USING btree ("employee_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "employee_sessions_newest" ON "employee_sessions" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "task_assignments_one_current" ON "task_assignments" USING btree ("session_id") WHERE "task_assignments"."current";--> statement-breakpoint
CREATE INDEX "task_assignments_employee" ON "task_assignments" USING btree ("employee_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "task_assignments_pending" ON "task_assignments" USING btree ("employee_id") WHERE "task_assignments"."status" = 'pending';