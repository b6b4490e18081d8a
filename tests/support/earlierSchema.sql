CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "access_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"selector" text NOT NULL,
	"verifier_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_codes_selector_unique" UNIQUE("selector")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid,
	"position" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"country" text NOT NULL,
	"state" text,
	"introduction" text NOT NULL,
	"resume_file_id" uuid,
	"consent_version" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "candidate_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_user_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_events_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"full_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text,
	"position" text NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"introduction" text DEFAULT '' NOT NULL,
	"resume_file_id" uuid,
	"cover_letter_file_id" uuid,
	"linkedin_url" text,
	"consent_given" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "candidates_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "portal_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"answers_seq" integer,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_order" UNIQUE("conversation_id","seq"),
	CONSTRAINT "messages_one_answer" UNIQUE("conversation_id","answers_seq")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"answers_seq" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "replies_one_per_message" UNIQUE("conversation_id","answers_seq")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"upload_token_hash" text,
	"candidate_id" uuid,
	"visible_text" text,
	"hidden_text" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "interview_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"application_id" uuid,
	"job_id" uuid,
	"position" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"current_question" integer DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"scoring" text DEFAULT 'none' NOT NULL,
	"ratings" jsonb,
	"final_score" integer,
	"recommendation" text,
	"summary" text,
	"feedback" jsonb,
	"human_requested_at" timestamp with time zone,
	"review_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_sessions_conversation_id_unique" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text DEFAULT 'Remote' NOT NULL,
	"department" text NOT NULL,
	"position" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"applicant_count" integer DEFAULT 1000 NOT NULL,
	"application_deadline" date,
	"responsibilities" text,
	"requirements" text,
	"benefits" text,
	"work_hours" text,
	"hiring_manager" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_day_subject_pk" PRIMARY KEY("day","subject")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"subject_kind" text,
	"subject_id" uuid,
	"ip" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"sensitive" boolean DEFAULT false NOT NULL,
	"candidate_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"idle_seconds" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_events" ADD CONSTRAINT "candidate_events_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_events" ADD CONSTRAINT "candidate_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_cover_letter_file_id_files_id_fk" FOREIGN KEY ("cover_letter_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD CONSTRAINT "portal_sessions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_candidates_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "access_codes_live" ON "access_codes" USING btree ("candidate_id") WHERE "access_codes"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id");
--> statement-breakpoint
CREATE INDEX "candidate_events_candidate" ON "candidate_events" USING btree ("candidate_id","created_at");
--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "candidates_status" ON "candidates" USING btree ("status","applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "candidates_name" ON "candidates" USING btree (lower("full_name"),"id");
--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ((lower("full_name" || ' ' || "email"::text || ' ' || "country")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "portal_sessions_candidate" ON "portal_sessions" USING btree ("candidate_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_open" ON "conversations" USING btree ("owner_id","kind") WHERE "conversations"."open";
--> statement-breakpoint
CREATE UNIQUE INDEX "replies_one_pending" ON "replies" USING btree ("conversation_id") WHERE "replies"."state" in ('waiting', 'streaming', 'failed');
--> statement-breakpoint
CREATE INDEX "replies_due" ON "replies" USING btree ("due_at") WHERE "replies"."state" in ('waiting', 'streaming');
--> statement-breakpoint
CREATE INDEX "files_candidate" ON "files" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "files_orphans" ON "files" USING btree ("created_at") WHERE "files"."candidate_id" is null;
--> statement-breakpoint
CREATE INDEX "interview_sessions_candidate" ON "interview_sessions" USING btree ("candidate_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_salary" ON "jobs" USING btree ((coalesce("salary_max", 0)) desc,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_applied" ON "jobs" USING btree ("applicant_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_department" ON "jobs" USING btree ("department","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_location" ON "jobs" USING btree ("location","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_title_trgm" ON "jobs" USING gin ("title" gin_trgm_ops) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_description_trgm" ON "jobs" USING gin ("description" gin_trgm_ops) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "limits_expiry" ON "limits" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "mails_candidate" ON "mails" USING btree ("candidate_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE "mails"."state" <> 'sent';
--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is insert-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_insert_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse();
--> statement-breakpoint
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
ALTER TABLE "replies" ADD COLUMN "typing_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "joins" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_sessions" ADD CONSTRAINT "employee_sessions_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_sessions" ADD CONSTRAINT "employee_sessions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_session_id_employee_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."employee_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contests_open" ON "contests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "contests"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "contests_decided" ON "contests" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "contests"."decided_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "employee_sessions_one_open" ON "employee_sessions" USING btree ("employee_id") WHERE "employee_sessions"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "employee_sessions_employee" ON "employee_sessions" USING btree ("employee_id","started_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "employee_sessions_newest" ON "employee_sessions" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "task_assignments_one_current" ON "task_assignments" USING btree ("session_id") WHERE "task_assignments"."current";
--> statement-breakpoint
CREATE INDEX "task_assignments_employee" ON "task_assignments" USING btree ("employee_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "task_assignments_pending" ON "task_assignments" USING btree ("employee_id") WHERE "task_assignments"."status" = 'pending';
--> statement-breakpoint
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
ALTER TABLE "client_chat_reports" ADD CONSTRAINT "client_chat_reports_session_id_client_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."client_chat_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_chat_reports" ADD CONSTRAINT "client_chat_reports_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_chat_sessions" ADD CONSTRAINT "client_chat_sessions_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_chat_sessions" ADD CONSTRAINT "client_chat_sessions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "client_chat_reports_employee" ON "client_chat_reports" USING btree ("employee_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "client_chat_sessions_one_open" ON "client_chat_sessions" USING btree ("employee_id") WHERE "client_chat_sessions"."status" in ('connecting', 'active');
--> statement-breakpoint
CREATE INDEX "client_chat_sessions_employee" ON "client_chat_sessions" USING btree ("employee_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "client_chat_sessions_newest" ON "client_chat_sessions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "client_chat_sessions_uncoached" ON "client_chat_sessions" USING btree ("ended_at") WHERE "client_chat_sessions"."coaching_state" = 'pending';
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "hired_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "candidates_hired" ON "candidates" USING btree ((coalesce("hired_at", "created_at")) desc,"id" DESC NULLS LAST) WHERE "candidates"."status" = 'hired';
--> statement-breakpoint
CREATE INDEX "jobs_panel" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
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
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_open" ON "legal_holds" USING btree ("candidate_id") WHERE "legal_holds"."lifted_at" is null;
--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "privacy_requests_candidate" ON "privacy_requests" USING btree ("candidate_id");
--> statement-breakpoint
CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" "citext",
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "device" text;
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "last_used_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_up_key" uuid;
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_changes_user" ON "account_changes" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_once" ON "account_changes" USING btree ("user_id","idempotency_key","kind");
--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id","kind","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_live" ON "invitations" USING btree ("candidate_id") WHERE "invitations"."used_at" is null and "invitations"."revoked_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("user_id","code_hash");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_sign_up_key_unique" UNIQUE("sign_up_key");
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"topic" text NOT NULL,
	"urgent" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "candidate_events_requests" ON "candidate_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "candidate_events"."kind" in ('human_requested', 'review_requested');
--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE "checklist_ticks" (
	"employee_id" uuid NOT NULL,
	"item" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checklist_ticks_employee_id_item_pk" PRIMARY KEY("employee_id","item")
);
--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"open" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "document_requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "onboarding_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"address" text NOT NULL,
	"address_masked" text NOT NULL,
	"ssn" text,
	"ssn_last4" text,
	"account_number" text NOT NULL,
	"account_last4" text NOT NULL,
	"account_length" integer NOT NULL,
	"routing_number" text NOT NULL,
	"routing_last4" text NOT NULL,
	"bank_name" text NOT NULL,
	"payment_option" text NOT NULL,
	"pay_cycle" text NOT NULL,
	"username" text NOT NULL,
	"id_file_id" uuid,
	"consent_version" text NOT NULL,
	"previous_bank" jsonb,
	"hold_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"checked_by" uuid,
	"last_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "onboarding_documents_candidate_id_unique" UNIQUE("candidate_id")
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_documents" ADD CONSTRAINT "onboarding_documents_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_documents" ADD CONSTRAINT "onboarding_documents_id_file_id_files_id_fk" FOREIGN KEY ("id_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_documents" ADD CONSTRAINT "onboarding_documents_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_requests_candidate" ON "document_requests" USING btree ("candidate_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "document_requests_remind" ON "document_requests" USING btree ("remind_at") WHERE "document_requests"."open";
--> statement-breakpoint
CREATE TABLE "admin_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"message" text NOT NULL,
	"action" text,
	"answers" uuid,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recipients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_conversations_answers_unique" UNIQUE("answers")
);
--> statement-breakpoint
ALTER TABLE "admin_conversations" ADD CONSTRAINT "admin_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "admin_conversations_user" ON "admin_conversations" USING btree ("user_id","seq");
--> statement-breakpoint
CREATE INDEX "candidate_events_newest" ON "candidate_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("subject_kind","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE "job_facets" (
	"location" text NOT NULL,
	"department" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_facets_location_department_pk" PRIMARY KEY("location","department")
);
--> statement-breakpoint
CREATE INDEX "jobs_deadline" ON "jobs" USING btree ("application_deadline") WHERE "jobs"."status" = 'active';
--> statement-breakpoint
create function count_job_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_facets (location, department, count)
    select location, department, count(*)::int from new_rows
    where status = 'active' and archived_at is null
    group by location, department order by location, department
    on conflict (location, department) do update set count = job_facets.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update job_facets set count = job_facets.count - gone.count
    from (
      select location, department, count(*)::int as count from old_rows
      where status = 'active' and archived_at is null group by location, department
    ) gone
    where job_facets.location = gone.location and job_facets.department = gone.department;
  else
    insert into job_facets (location, department, count)
    select location, department, sum(change)::int from (
      select location, department, -1 as change from old_rows where status = 'active' and archived_at is null
      union all
      select location, department, 1 from new_rows where status = 'active' and archived_at is null
    ) changes
    group by location, department having sum(change) <> 0 order by location, department
    on conflict (location, department) do update set count = job_facets.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_facets_insert after insert on jobs
referencing new table as new_rows for each statement execute function count_job_facets();
--> statement-breakpoint
create trigger jobs_facets_update after update on jobs
referencing old table as old_rows new table as new_rows for each statement execute function count_job_facets();
--> statement-breakpoint
create trigger jobs_facets_delete after delete on jobs
referencing old table as old_rows for each statement execute function count_job_facets();
--> statement-breakpoint
insert into job_facets (location, department, count)
select location, department, count(*)::int from jobs
where status = 'active' and archived_at is null
group by location, department;
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "saved_views_user" ON "saved_views" USING btree ("user_id","name");
--> statement-breakpoint
CREATE TABLE "candidate_facets" (
	"position" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "candidate_facets_position_status_pk" PRIMARY KEY("position","status")
);
--> statement-breakpoint
create function count_candidate_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into candidate_facets (position, status, count)
    select position, status, count(*)::int from new_rows
    group by position, status order by position, status
    on conflict (position, status) do update set count = candidate_facets.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update candidate_facets set count = candidate_facets.count - gone.count
    from (select position, status, count(*)::int as count from old_rows group by position, status) gone
    where candidate_facets.position = gone.position and candidate_facets.status = gone.status;
  else
    insert into candidate_facets (position, status, count)
    select position, status, sum(change)::int from (
      select position, status, -1 as change from old_rows
      union all
      select position, status, 1 from new_rows
    ) changes
    group by position, status having sum(change) <> 0 order by position, status
    on conflict (position, status) do update set count = candidate_facets.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_facets_insert after insert on candidates
referencing new table as new_rows for each statement execute function count_candidate_facets();
--> statement-breakpoint
create trigger candidates_facets_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function count_candidate_facets();
--> statement-breakpoint
create trigger candidates_facets_delete after delete on candidates
referencing old table as old_rows for each statement execute function count_candidate_facets();
--> statement-breakpoint
insert into candidate_facets (position, status, count)
select position, status, count(*)::int from candidates group by position, status;
--> statement-breakpoint
DROP INDEX "account_changes_user";
--> statement-breakpoint
DROP INDEX "applications_candidate";
--> statement-breakpoint
DROP INDEX "applications_newest";
--> statement-breakpoint
DROP INDEX "candidate_events_newest";
--> statement-breakpoint
DROP INDEX "candidate_events_requests";
--> statement-breakpoint
DROP INDEX "candidates_newest";
--> statement-breakpoint
DROP INDEX "candidates_status";
--> statement-breakpoint
DROP INDEX "candidates_hired";
--> statement-breakpoint
DROP INDEX "client_chat_reports_employee";
--> statement-breakpoint
DROP INDEX "client_chat_sessions_employee";
--> statement-breakpoint
DROP INDEX "client_chat_sessions_newest";
--> statement-breakpoint
DROP INDEX "document_requests_candidate";
--> statement-breakpoint
DROP INDEX "interview_sessions_candidate";
--> statement-breakpoint
DROP INDEX "jobs_newest";
--> statement-breakpoint
DROP INDEX "jobs_salary";
--> statement-breakpoint
DROP INDEX "jobs_applied";
--> statement-breakpoint
DROP INDEX "jobs_department";
--> statement-breakpoint
DROP INDEX "jobs_location";
--> statement-breakpoint
DROP INDEX "jobs_panel";
--> statement-breakpoint
DROP INDEX "audit_log_action";
--> statement-breakpoint
DROP INDEX "audit_log_actor";
--> statement-breakpoint
DROP INDEX "audit_log_kind";
--> statement-breakpoint
DROP INDEX "audit_log_newest";
--> statement-breakpoint
DROP INDEX "audit_log_subject";
--> statement-breakpoint
DROP INDEX "mails_newest";
--> statement-breakpoint
DROP INDEX "mails_candidate";
--> statement-breakpoint
DROP INDEX "privacy_requests_newest";
--> statement-breakpoint
DROP INDEX "contests_open";
--> statement-breakpoint
DROP INDEX "contests_decided";
--> statement-breakpoint
DROP INDEX "employee_sessions_employee";
--> statement-breakpoint
DROP INDEX "employee_sessions_newest";
--> statement-breakpoint
DROP INDEX "task_assignments_employee";
--> statement-breakpoint
CREATE INDEX "account_changes_user" ON "account_changes" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "candidate_events_newest" ON "candidate_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "candidate_events_requests" ON "candidate_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "candidate_events"."kind" in ('human_requested', 'review_requested');
--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "candidates_status" ON "candidates" USING btree ("status","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "candidates_hired" ON "candidates" USING btree ((coalesce("hired_at", "created_at")) desc,"id" DESC NULLS FIRST) WHERE "candidates"."status" = 'hired';
--> statement-breakpoint
CREATE INDEX "client_chat_reports_employee" ON "client_chat_reports" USING btree ("employee_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "client_chat_sessions_employee" ON "client_chat_sessions" USING btree ("employee_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "client_chat_sessions_newest" ON "client_chat_sessions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "document_requests_candidate" ON "document_requests" USING btree ("candidate_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "interview_sessions_candidate" ON "interview_sessions" USING btree ("candidate_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_salary" ON "jobs" USING btree ((coalesce("salary_max", 0)) desc,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_applied" ON "jobs" USING btree ("applicant_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_department" ON "jobs" USING btree ("department","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_location" ON "jobs" USING btree ("location","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "jobs_panel" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("subject_kind","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "mails_candidate" ON "mails" USING btree ("candidate_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "contests_open" ON "contests" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contests"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "contests_decided" ON "contests" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contests"."decided_at" is not null;
--> statement-breakpoint
CREATE INDEX "employee_sessions_employee" ON "employee_sessions" USING btree ("employee_id","started_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "employee_sessions_newest" ON "employee_sessions" USING btree ("started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "task_assignments_employee" ON "task_assignments" USING btree ("employee_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "score" integer;
--> statement-breakpoint
CREATE INDEX "candidates_score" ON "candidates" USING btree ((coalesce("score", -1)) desc,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "candidates_position" ON "candidates" USING btree ("position","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
create function keep_candidate_score() returns trigger language plpgsql as $$
begin
  update candidates set score = newest.score
  from (
    select person.id, (
      select s.final_score from interview_sessions s
      where s.candidate_id = person.id and s.is_complete
      order by s.created_at desc limit 1) as score
    from unnest(array[
      case when tg_op <> 'DELETE' then new.candidate_id end,
      case when tg_op <> 'INSERT' then old.candidate_id end]) as person(id)) newest
  where candidates.id = newest.id and candidates.score is distinct from newest.score;
  return null;
end $$;
--> statement-breakpoint
create trigger interview_sessions_score
after insert or delete or update of candidate_id, is_complete, final_score, created_at on interview_sessions
for each row execute function keep_candidate_score();
--> statement-breakpoint
update candidates set score = newest.final_score
from (
  select distinct on (candidate_id) candidate_id, final_score from interview_sessions
  where is_complete order by candidate_id, created_at desc) newest
where newest.candidate_id = candidates.id and newest.final_score is not null;
--> statement-breakpoint
CREATE TABLE "candidate_tags" (
	"candidate_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_tags_candidate_id_tag_id_pk" PRIMARY KEY("candidate_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag_facets" (
	"tag_id" uuid NOT NULL,
	"position" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tag_facets_tag_id_position_status_pk" PRIMARY KEY("tag_id","position","status")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag_facets" ADD CONSTRAINT "tag_facets_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "candidate_tags_tag" ON "candidate_tags" USING btree ("tag_id","candidate_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree (lower("name"));
--> statement-breakpoint
create function add_tag_facets(pairs uuid[][], change integer) returns void language plpgsql as $$
begin
  insert into tag_facets (tag_id, position, status, count)
  select pair.tag_id, person.position, person.status, change * count(*)::int
  from (select pairs[n][1] as candidate_id, pairs[n][2] as tag_id from generate_subscripts(pairs, 1) n) pair
  join (
    select c.id, c.position, c.status from candidates c
    where c.id in (select pairs[n][1] from generate_subscripts(pairs, 1) n) order by c.id for share
  ) person on person.id = pair.candidate_id
  where exists (select from tags t where t.id = pair.tag_id)
  group by pair.tag_id, person.position, person.status
  order by pair.tag_id, person.position, person.status
  on conflict (tag_id, position, status) do update set count = tag_facets.count + excluded.count;
end $$;
--> statement-breakpoint
create function count_tag_facets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_tag_facets(array(select array[candidate_id, tag_id] from old_rows), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_tag_facets(array(select array[candidate_id, tag_id] from new_rows), 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_tags_facets_insert after insert on candidate_tags
referencing new table as new_rows for each statement execute function count_tag_facets();
--> statement-breakpoint
create trigger candidate_tags_facets_update after update on candidate_tags
referencing old table as old_rows new table as new_rows for each statement execute function count_tag_facets();
--> statement-breakpoint
create trigger candidate_tags_facets_delete after delete on candidate_tags
referencing old table as old_rows for each statement execute function count_tag_facets();
--> statement-breakpoint
create function move_tag_facets() returns trigger language plpgsql as $$
begin
  insert into tag_facets (tag_id, position, status, count)
  select tag_id, position, status, sum(change)::int from (
    select t.tag_id, o.position, o.status, -1 as change
    from old_rows o join new_rows n using (id) join candidate_tags t on t.candidate_id = o.id
    where (o.position, o.status) is distinct from (n.position, n.status)
    union all
    select t.tag_id, n.position, n.status, 1
    from old_rows o join new_rows n using (id) join candidate_tags t on t.candidate_id = n.id
    where (o.position, o.status) is distinct from (n.position, n.status)
  ) changes
  group by tag_id, position, status having sum(change) <> 0 order by tag_id, position, status
  on conflict (tag_id, position, status) do update set count = tag_facets.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_tag_facets after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function move_tag_facets();
--> statement-breakpoint
create function drop_candidate_tags() returns trigger language plpgsql as $$
begin
  delete from candidate_tags where candidate_id = old.id;
  return old;
end $$;
--> statement-breakpoint
create trigger candidates_drop_tags before delete on candidates
for each row execute function drop_candidate_tags();
--> statement-breakpoint
CREATE TABLE "application_facets" (
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "application_facets_week_kind_value_pk" PRIMARY KEY("week","kind","value")
);
--> statement-breakpoint
CREATE TABLE "candidate_stays" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stay_facets" (
	"stage" text NOT NULL,
	"week" date NOT NULL,
	"days" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "stay_facets_week_stage_days_pk" PRIMARY KEY("week","stage","days")
);
--> statement-breakpoint
CREATE TABLE "waiting_facets" (
	"stage" text NOT NULL,
	"since" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "waiting_facets_stage_since_pk" PRIMARY KEY("stage","since")
);
--> statement-breakpoint
ALTER TABLE "candidate_stays" ADD CONSTRAINT "candidate_stays_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "candidate_stays_candidate" ON "candidate_stays" USING btree ("candidate_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_stays_waiting" ON "candidate_stays" USING btree ("stage","entered_at","id") WHERE "candidate_stays"."left_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_stays_open" ON "candidate_stays" USING btree ("candidate_id") WHERE "candidate_stays"."left_at" is null;
--> statement-breakpoint
create function keep_candidate_stays() returns trigger language plpgsql as $$
declare
  change record;
  before candidate_stays;
begin
  if tg_op = 'INSERT' then
    insert into candidate_stays (candidate_id, stage, entered_at)
    select id, status, created_at from new_rows where status in ('applied', 'shortlisted', 'interviewed') order by id;
    return null;
  end if;
  for change in
    select n.id, n.status, n.updated_at as at from new_rows n join old_rows o on o.id = n.id
    where n.status <> o.status order by n.id
  loop
    select * into before from candidate_stays
    where candidate_id = change.id and left_at is not null order by id desc limit 1;
    if before.stage = change.status and before.left_at >= change.at - interval '1 minute' then
      delete from candidate_stays where candidate_id = change.id and id > before.id;
      update candidate_stays set left_at = null where id = before.id;
    else
      update candidate_stays set left_at = greatest(entered_at, change.at)
      where candidate_id = change.id and left_at is null;
      if change.status in ('applied', 'shortlisted', 'interviewed') then
        insert into candidate_stays (candidate_id, stage, entered_at) values (change.id, change.status, change.at);
      end if;
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create function count_candidate_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into waiting_facets (stage, since, count)
    select stage, (entered_at at time zone 'UTC')::date, -count(*)::int from old_rows where left_at is null
    group by 1, 2 order by 1, 2
    on conflict (stage, since) do update set count = waiting_facets.count + excluded.count;
    insert into stay_facets (week, stage, days, count)
    select date_trunc('week', left_at at time zone 'UTC')::date, stage,
      (left_at at time zone 'UTC')::date - (entered_at at time zone 'UTC')::date, -count(*)::int
    from old_rows where left_at is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, stage, days) do update set count = stay_facets.count + excluded.count;
  end if;
  if tg_op <> 'DELETE' then
    insert into waiting_facets (stage, since, count)
    select stage, (entered_at at time zone 'UTC')::date, count(*)::int from new_rows where left_at is null
    group by 1, 2 order by 1, 2
    on conflict (stage, since) do update set count = waiting_facets.count + excluded.count;
    insert into stay_facets (week, stage, days, count)
    select date_trunc('week', left_at at time zone 'UTC')::date, stage,
      (left_at at time zone 'UTC')::date - (entered_at at time zone 'UTC')::date, count(*)::int
    from new_rows where left_at is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, stage, days) do update set count = stay_facets.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_stays_facets_insert after insert on candidate_stays
referencing new table as new_rows for each statement execute function count_candidate_stays();
--> statement-breakpoint
create trigger candidate_stays_facets_update after update on candidate_stays
referencing old table as old_rows new table as new_rows for each statement execute function count_candidate_stays();
--> statement-breakpoint
create trigger candidate_stays_facets_delete after delete on candidate_stays
referencing old table as old_rows for each statement execute function count_candidate_stays();
--> statement-breakpoint
create trigger candidates_stays_insert after insert on candidates
referencing new table as new_rows for each statement execute function keep_candidate_stays();
--> statement-breakpoint
create trigger candidates_stays_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function keep_candidate_stays();
--> statement-breakpoint
create function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', created_at at time zone 'UTC')::date, fact.kind, fact.value, -count(*)::int
    from old_rows cross join lateral (values ('position', position), ('country', country)) fact (kind, value)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  end if;
  if tg_op <> 'DELETE' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', created_at at time zone 'UTC')::date, fact.kind, fact.value, count(*)::int
    from new_rows cross join lateral (values ('position', position), ('country', country)) fact (kind, value)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger applications_facets_insert after insert on applications
referencing new table as new_rows for each statement execute function count_applications();
--> statement-breakpoint
create trigger applications_facets_update after update on applications
referencing old table as old_rows new table as new_rows for each statement execute function count_applications();
--> statement-breakpoint
create trigger applications_facets_delete after delete on applications
referencing old table as old_rows for each statement execute function count_applications();
--> statement-breakpoint
create function count_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', applied_at at time zone 'UTC')::date, 'progressed', '', count(*)::int from new_rows
    where status in ('shortlisted', 'interviewed', 'hired') group by 1 order by 1
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into application_facets (week, kind, value, count)
    select date_trunc('week', applied_at at time zone 'UTC')::date, 'progressed', '', -count(*)::int from old_rows
    where status in ('shortlisted', 'interviewed', 'hired') group by 1 order by 1
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  else
    insert into application_facets (week, kind, value, count)
    select week, 'progressed', '', sum(change)::int from (
      select date_trunc('week', applied_at at time zone 'UTC')::date as week, -1 as change from old_rows
      where status in ('shortlisted', 'interviewed', 'hired')
      union all
      select date_trunc('week', applied_at at time zone 'UTC')::date, 1 from new_rows
      where status in ('shortlisted', 'interviewed', 'hired')
    ) changes
    group by week having sum(change) <> 0 order by week
    on conflict (week, kind, value) do update set count = application_facets.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_weeks_insert after insert on candidates
referencing new table as new_rows for each statement execute function count_progressed();
--> statement-breakpoint
create trigger candidates_weeks_update after update on candidates
referencing old table as old_rows new table as new_rows for each statement execute function count_progressed();
--> statement-breakpoint
create trigger candidates_weeks_delete after delete on candidates
referencing old table as old_rows for each statement execute function count_progressed();
--> statement-breakpoint
insert into candidate_stays (candidate_id, stage, entered_at, left_at)
select candidate_id, stage, entered_at, case when left_at is not null then greatest(entered_at, left_at) end from (
  select step.candidate_id, step.stage, step.entered_at, step.sort,
    lead(step.entered_at) over (partition by step.candidate_id order by step.entered_at, step.sort) as left_at,
    c.status
  from (
    select id as candidate_id, coalesce((
        select data ->> 'from' from candidate_events e
        where e.candidate_id = candidates.id and e.kind = 'status_changed' order by e.created_at, e.id limit 1
      ), status) as stage, created_at as entered_at, '' as sort
    from candidates
    union all
    select candidate_id, data ->> 'to', created_at, id::text from candidate_events where kind = 'status_changed'
  ) step join candidates c on c.id = step.candidate_id
) stay
where stage in ('applied', 'shortlisted', 'interviewed') and (left_at is not null or stage = status)
order by entered_at, sort;
--> statement-breakpoint
insert into application_facets (week, kind, value, count)
select date_trunc('week', created_at at time zone 'UTC')::date, fact.kind, fact.value, count(*)::int
from applications cross join lateral (values ('position', position), ('country', country)) fact (kind, value)
group by 1, 2, 3;
--> statement-breakpoint
insert into application_facets (week, kind, value, count)
select date_trunc('week', applied_at at time zone 'UTC')::date, 'progressed', '', count(*)::int from candidates
where status in ('shortlisted', 'interviewed', 'hired') group by 1;
--> statement-breakpoint
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
ALTER TABLE "self_identification_links" ADD CONSTRAINT "self_identification_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "self_identification_links" ADD CONSTRAINT "self_identification_links_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "self_identifications" ADD CONSTRAINT "self_identifications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "self_identification_links_candidate" ON "self_identification_links" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "self_identification_links_expiry" ON "self_identification_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "interview_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"criteria" jsonb,
	"score" integer,
	"note" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	"first_criteria" jsonb,
	"first_rated_at" timestamp with time zone,
	"proposal" jsonb,
	"blind" boolean DEFAULT false NOT NULL,
	"shown_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_reviews_one" UNIQUE("interview_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "interview_reviews_user" ON "interview_reviews" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "interview_reviews_rated" ON "interview_reviews" USING btree ("first_rated_at" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX "candidates_search";
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(full_name || ' ' || email::text || ' ' || country)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "audit_log_family" ON "audit_log" USING btree ((split_part("action", '.', 1)),"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ((lower("to" || ' ' || "subject")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "candidates_status_score" ON "candidates" USING btree ("status",(coalesce("score", -1)) desc,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE TABLE "stability_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"wanted" integer NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"error" text,
	"model" text NOT NULL,
	"built_in" boolean NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stability_runs" (
	"check_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"score" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"dropped" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stability_runs_check_id_number_pk" PRIMARY KEY("check_id","number")
);
--> statement-breakpoint
ALTER TABLE "stability_checks" ADD CONSTRAINT "stability_checks_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stability_checks" ADD CONSTRAINT "stability_checks_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stability_checks" ADD CONSTRAINT "stability_checks_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stability_runs" ADD CONSTRAINT "stability_runs_check_id_stability_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."stability_checks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stability_checks_interview" ON "stability_checks" USING btree ("interview_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "stability_checks_candidate" ON "stability_checks" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "stability_checks_newest" ON "stability_checks" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "stability_checks_one_running" ON "stability_checks" USING btree ("interview_id") WHERE "stability_checks"."state" = 'running';
--> statement-breakpoint
CREATE INDEX "candidates_hired_at" ON "candidates" USING btree ("hired_at") WHERE "candidates"."hired_at" is not null;
--> statement-breakpoint
CREATE INDEX "candidates_country" ON "candidates" USING btree ("country","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "interview_sessions_completed" ON "interview_sessions" USING btree ("completed_at") WHERE "interview_sessions"."is_complete";
--> statement-breakpoint
CREATE TABLE "candidate_aliases" (
	"email" "citext" PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_merges" (
	"gone_id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"merged_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_merges_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "not_the_same" (
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_the_same_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_aliases" ADD CONSTRAINT "candidate_aliases_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_kept_id_candidates_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "not_the_same" ADD CONSTRAINT "not_the_same_first_id_candidates_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "not_the_same" ADD CONSTRAINT "not_the_same_second_id_candidates_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "not_the_same" ADD CONSTRAINT "not_the_same_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "candidate_aliases_candidate" ON "candidate_aliases" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "candidate_merges_kept" ON "candidate_merges" USING btree ("kept_id");
--> statement-breakpoint
CREATE INDEX "not_the_same_second" ON "not_the_same" USING btree ("second_id");
--> statement-breakpoint
create function mailbox_key(address text) returns text language sql immutable parallel safe as $$
  select case when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2) end
$$;
--> statement-breakpoint
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(regexp_replace(phone, '\D', '', 'g')) >= 8
    then right(regexp_replace(phone, '\D', '', 'g'), 9) end
$$;
--> statement-breakpoint
create function linkedin_key(url text) returns text language sql immutable parallel safe as $$
  select (regexp_match(lower(url), 'linkedin\.com/(?:in|pub)/([^/?#\s]+)'))[1]
$$;
--> statement-breakpoint
create function name_key(full_name text, country text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(btrim(full_name), '\s+', ' ', 'g')) || '|' || lower(btrim(country))
$$;
--> statement-breakpoint
create index candidates_mailbox on candidates (mailbox_key(email::text));
--> statement-breakpoint
create index candidates_phone_key on candidates (phone_key(phone)) where phone_key(phone) is not null;
--> statement-breakpoint
create index candidates_linkedin on candidates (linkedin_key(linkedin_url)) where linkedin_key(linkedin_url) is not null;
--> statement-breakpoint
create index candidates_name_country on candidates (name_key(full_name, country));
--> statement-breakpoint
create index files_resume_hash on files (sha256) where kind = 'resume' and candidate_id is not null;
--> statement-breakpoint
create function hold_people_counts() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('people.counts', 0));
$$;
--> statement-breakpoint
create function hold_people_counts_first() returns trigger language plpgsql as $$
begin
  perform hold_people_counts();
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_counts after insert or delete or update of position, status, applied_at on candidates
for each statement execute function hold_people_counts_first();
--> statement-breakpoint
create trigger candidate_stays_counts after insert or delete or update on candidate_stays
for each statement execute function hold_people_counts_first();
--> statement-breakpoint
create trigger applications_counts after insert or delete or update on applications
for each statement execute function hold_people_counts_first();
--> statement-breakpoint
create or replace function add_tag_facets(pairs uuid[][], change integer) returns void language plpgsql as $$
begin
  if cardinality(pairs) = 0 then
    return;
  end if;
  perform from candidates c
  where c.id in (select pairs[n][1] from generate_subscripts(pairs, 1) n) order by c.id for share;
  perform hold_people_counts();
  insert into tag_facets (tag_id, position, status, count)
  select pair.tag_id, person.position, person.status, change * count(*)::int
  from (select pairs[n][1] as candidate_id, pairs[n][2] as tag_id from generate_subscripts(pairs, 1) n) pair
  join candidates person on person.id = pair.candidate_id
  where exists (select from tags t where t.id = pair.tag_id)
  group by pair.tag_id, person.position, person.status
  order by pair.tag_id, person.position, person.status
  on conflict (tag_id, position, status) do update set count = tag_facets.count + excluded.count;
end $$;
--> statement-breakpoint
CREATE TABLE "fairness_snapshots" (
	"year" integer PRIMARY KEY NOT NULL,
	"cells" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX candidates_mailbox;
--> statement-breakpoint
DROP INDEX candidates_phone_key;
--> statement-breakpoint
DROP INDEX candidates_linkedin;
--> statement-breakpoint
DROP INDEX candidates_name_country;
--> statement-breakpoint
DROP INDEX files_resume_hash;
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "mailbox_key" text GENERATED ALWAYS AS (mailbox_key(email::text)) STORED;
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (phone_key(phone)) STORED;
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "linkedin_key" text GENERATED ALWAYS AS (linkedin_key(linkedin_url)) STORED;
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "name_key" text GENERATED ALWAYS AS (name_key(full_name, country)) STORED;
--> statement-breakpoint
CREATE INDEX "candidates_mailbox_key" ON "candidates" USING btree ("mailbox_key","id");
--> statement-breakpoint
CREATE INDEX "candidates_phone_keys" ON "candidates" USING btree ("phone_key","id") WHERE "candidates"."phone_key" is not null;
--> statement-breakpoint
CREATE INDEX "candidates_linkedin_key" ON "candidates" USING btree ("linkedin_key","id") WHERE "candidates"."linkedin_key" is not null;
--> statement-breakpoint
CREATE INDEX "candidates_name_key" ON "candidates" USING btree ("name_key","id");
--> statement-breakpoint
CREATE INDEX "files_same_resume" ON "files" USING btree ("sha256","candidate_id") WHERE "files"."kind" = 'resume' and "files"."candidate_id" is not null;
--> statement-breakpoint
CREATE INDEX "mails_kind" ON "mails" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.subject_kind = 'candidate' AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
      AND to_jsonb(NEW) - 'data' = to_jsonb(OLD) - 'data'
      AND NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.subject_id) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is insert-only';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason_goes boolean;
  address_goes boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    reason_goes := OLD.subject_kind = 'candidate' AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
      AND NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.subject_id);
    address_goes := OLD.ip IS NOT NULL AND NEW.ip IS NULL
      AND CASE OLD.actor_kind
        WHEN 'candidate' THEN NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.actor_id)
        WHEN 'user' THEN EXISTS (SELECT 1 FROM users WHERE id = OLD.actor_id AND email::text LIKE 'erased-%@erased.invalid')
        ELSE false END;
    IF (reason_goes OR address_goes)
      AND (reason_goes OR NEW.data = OLD.data)
      AND (address_goes OR NEW.ip IS NOT DISTINCT FROM OLD.ip)
      AND to_jsonb(NEW) - 'data' - 'ip' = to_jsonb(OLD) - 'data' - 'ip' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is insert-only';
END $$;
--> statement-breakpoint
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
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "safety_flags" ADD CONSTRAINT "safety_flags_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "safety_flags_candidate" ON "safety_flags" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "safety_flags_user" ON "safety_flags" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "safety_flags_open" ON "safety_flags" USING btree ("created_at") WHERE "safety_flags"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "safety_flags_closed" ON "safety_flags" USING btree ("closed_at") WHERE "safety_flags"."closed_at" is not null;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "file_key" text;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "spare_key" text;
--> statement-breakpoint
CREATE INDEX "files_unsealed" ON "files" USING btree ("id") WHERE "files"."file_key" is null or "files"."spare_key" is not null;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "cover_letter_file_id" uuid;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "linkedin_url" text;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_state" text;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_lane" text;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_due_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cover_letter_file_id_files_id_fk" FOREIGN KEY ("cover_letter_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("text_lane","created_at") WHERE "files"."text_state" = 'waiting';
--> statement-breakpoint
UPDATE "files" SET "text_state" = CASE
  WHEN "mime" = 'application/msword' THEN 'unreadable'
  WHEN "visible_text" IS NOT NULL OR "hidden_text" IS NOT NULL THEN 'read'
  ELSE 'waiting'
END
WHERE "kind" IN ('resume', 'cover_letter');
--> statement-breakpoint
ALTER TABLE "onboarding_documents" DROP COLUMN "address_masked";
--> statement-breakpoint
CLUSTER "onboarding_documents" USING "onboarding_documents_pkey";
--> statement-breakpoint
ALTER TABLE "onboarding_documents" SET WITHOUT CLUSTER;
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"ip_digest" text,
	"ip_salt" text,
	"reason_digest" text,
	"reason_salt" text
);
--> statement-breakpoint
CREATE FUNCTION audit_chain_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line audit_log;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT * INTO line FROM audit_log WHERE id = OLD.id;
    IF (NEW.ip_salt IS NOT DISTINCT FROM OLD.ip_salt OR (NEW.ip_salt IS NULL AND line.ip IS NULL))
      AND (NEW.reason_salt IS NOT DISTINCT FROM OLD.reason_salt OR (NEW.reason_salt IS NULL AND NOT line.data ? 'reason'))
      AND to_jsonb(NEW) - 'ip_salt' - 'reason_salt' = to_jsonb(OLD) - 'ip_salt' - 'reason_salt' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_chain is insert-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_chain_insert_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION audit_chain_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_chain_refuse();
--> statement-breakpoint
ALTER TABLE "admin_conversations" ADD COLUMN "safety" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "pause_state" text;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "pause_reason" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "safety" text;
--> statement-breakpoint
DROP INDEX "candidate_events_requests";
--> statement-breakpoint
CREATE INDEX "candidate_events_requests" ON "candidate_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "candidate_events"."kind" in ('human_requested', 'review_requested', 'question_asked');
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "introduction_withheld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "reason_withheld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "bank_codes" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "onboarding_documents" ALTER COLUMN "username" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_codes" ADD CONSTRAINT "bank_codes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
UPDATE "access_codes" SET "revoked_at" = now() WHERE "revoked_at" IS NULL AND "candidate_id" IN (SELECT "id" FROM "candidates" WHERE "status" = 'hired');
--> statement-breakpoint
DELETE FROM "portal_sessions" WHERE "candidate_id" IN (SELECT "id" FROM "candidates" WHERE "status" = 'hired');
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "settled_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "mails_returned" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'returned' and "mails"."settled_at" is null;
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");
--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason_goes boolean;
  address_goes boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    reason_goes := OLD.subject_kind = 'candidate' AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
      AND NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.subject_id);
    address_goes := OLD.ip IS NOT NULL AND NEW.ip IS NULL
      AND CASE
        WHEN OLD.actor_kind = 'candidate' THEN NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.actor_id)
        WHEN OLD.actor_kind = 'user' THEN EXISTS (SELECT 1 FROM users WHERE id = OLD.actor_id AND email::text LIKE 'erased-%@erased.invalid')
        WHEN OLD.actor_kind = 'anonymous' AND OLD.subject_kind = 'user' THEN EXISTS (SELECT 1 FROM users WHERE id = OLD.subject_id AND email::text LIKE 'erased-%@erased.invalid')
        ELSE false END;
    IF (reason_goes OR address_goes)
      AND (reason_goes OR NEW.data = OLD.data)
      AND (address_goes OR NEW.ip IS NOT DISTINCT FROM OLD.ip)
      AND to_jsonb(NEW) - 'data' - 'ip' = to_jsonb(OLD) - 'data' - 'ip' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is insert-only';
END $$;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirm_hash" text;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "awaits_proof" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_confirm_hash_unique" UNIQUE("confirm_hash");
--> statement-breakpoint
update "applications" set "confirmed_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "task_assignments" ADD COLUMN "feedback_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "task_assignments" t SET "feedback_at" = coalesce(
  (SELECT max(e."created_at") FROM "evaluations" e WHERE e."assignment_id" = t."id" AND e."feedback" = t."ai_feedback"),
  t."completed_at", t."created_at") WHERE t."ai_feedback" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "predates_devices" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
update "users" set "predates_devices" = true where not exists (select 1 from "known_devices" d where d.user_id = "users"."id");
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "scoring_method" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "scored_built_in" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "second_look" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD COLUMN "proposal_method" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stability_checks" ADD COLUMN "scoring_method" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE INDEX "interview_sessions_second_look" ON "interview_sessions" USING btree ("candidate_id") WHERE "interview_sessions"."second_look";
--> statement-breakpoint
update "interview_sessions" set "scored_built_in" = false
where "ratings" is not null and "ratings" ->> 'model' <> 'built-in';
--> statement-breakpoint
create function current_scoring_method() returns integer language sql stable as 'select 1';
--> statement-breakpoint
create or replace function keep_candidate_score() returns trigger language plpgsql as $$
begin
  update candidates set score = newest.score
  from (
    select person.id, (
      select case when s.scoring_method >= current_scoring_method() then s.final_score end
      from interview_sessions s
      where s.candidate_id = person.id and s.is_complete
      order by s.created_at desc limit 1) as score
    from unnest(array[
      case when tg_op <> 'DELETE' then new.candidate_id end,
      case when tg_op <> 'INSERT' then old.candidate_id end]) as person(id)) newest
  where candidates.id = newest.id and candidates.score is distinct from newest.score;
  return null;
end $$;
--> statement-breakpoint
drop trigger interview_sessions_score on interview_sessions;
--> statement-breakpoint
create trigger interview_sessions_score
after insert or delete or update of candidate_id, is_complete, final_score, scoring_method, created_at
on interview_sessions for each row execute function keep_candidate_score();
--> statement-breakpoint
create function raise_scoring_method(wanted integer) returns void language plpgsql as $$
begin
  if current_scoring_method() >= wanted then return; end if;
  execute format(
    'create or replace function current_scoring_method() returns integer language sql stable as %L',
    'select ' || wanted);
  update interview_sessions set second_look = true
  from (
    select distinct on (s.candidate_id) s.id, s.scoring_method, s.final_score
    from interview_sessions s join candidates c on c.id = s.candidate_id
    where s.is_complete and c.status in ('shortlisted', 'hired', 'rejected')
    order by s.candidate_id, s.created_at desc) newest
  where interview_sessions.id = newest.id and newest.scoring_method < wanted and newest.final_score is not null;
  update candidates set score = newest.score
  from (
    select distinct on (candidate_id) candidate_id,
      case when scoring_method >= wanted then final_score end as score
    from interview_sessions where is_complete
    order by candidate_id, created_at desc) newest
  where newest.candidate_id = candidates.id and candidates.score is distinct from newest.score;
end $$;
--> statement-breakpoint
CREATE TABLE "interview_reads" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"criterion" text NOT NULL,
	"round" integer NOT NULL,
	"changed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_reads_interview_id_user_id_criterion_pk" PRIMARY KEY("interview_id","user_id","criterion")
);
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "scoring_round" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "confirmed_by" uuid;
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "interview_reads" ADD CONSTRAINT "interview_reads_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_reads" ADD CONSTRAINT "interview_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "interview_reads_user" ON "interview_reads" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "interview_sessions_confirmed_by" ON "interview_sessions" USING btree ("confirmed_by") WHERE "interview_sessions"."confirmed_by" is not null;
--> statement-breakpoint
insert into "interview_reads" ("interview_id", "user_id", "criterion", "round", "changed", "at")
select distinct on (s.id, a.data ->> 'criterion') s.id, u.id, a.data ->> 'criterion', s.scoring_round, true, a.created_at
from "audit_log" a
join "interview_sessions" s on s.id = a.subject_id
join "users" u on u.id = a.actor_id
where a.action = 'interview.rating_changed' and s.ratings ->> 'changedBy' is not null
  and a.data ->> 'criterion' is not null
  and not exists (
    select 1 from "audit_log" r
    where r.action = 'interview.rescored' and r.subject_kind = 'interview' and r.subject_id = s.id and r.id > a.id)
order by s.id, a.data ->> 'criterion', a.id desc;
--> statement-breakpoint
CREATE TABLE "rescoring_items" (
	"rescoring_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "rescoring_items_rescoring_id_interview_id_pk" PRIMARY KEY("rescoring_id","interview_id")
);
--> statement-breakpoint
CREATE TABLE "rescorings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"wanted" integer NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rescoring_items" ADD CONSTRAINT "rescoring_items_rescoring_id_rescorings_id_fk" FOREIGN KEY ("rescoring_id") REFERENCES "public"."rescorings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rescoring_items" ADD CONSTRAINT "rescoring_items_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rescorings" ADD CONSTRAINT "rescorings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "rescoring_items_interview" ON "rescoring_items" USING btree ("interview_id");
--> statement-breakpoint
CREATE INDEX "rescoring_items_state" ON "rescoring_items" USING btree ("rescoring_id","state");
--> statement-breakpoint
CREATE INDEX "rescorings_newest" ON "rescorings" USING btree ("created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "rescorings_started_by" ON "rescorings" USING btree ("started_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "rescorings_one_running" ON "rescorings" USING btree ("state") WHERE "rescorings"."state" = 'running';
--> statement-breakpoint
CREATE INDEX "interview_sessions_method" ON "interview_sessions" USING btree ("scoring_method","candidate_id") WHERE "interview_sessions"."final_score" is not null;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "text_withheld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "client_chat_reports" ADD COLUMN "text_withheld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "job_rubrics" (
	"job_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_rubrics_job_id_version_pk" PRIMARY KEY("job_id","version")
);
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "rubric_version" integer;
--> statement-breakpoint
ALTER TABLE "job_rubrics" ADD CONSTRAINT "job_rubrics_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "candidates_demo" ON "candidates" USING btree ("id") WHERE "candidates"."demo";
--> statement-breakpoint
UPDATE "candidates" SET "demo" = true
  WHERE "email" LIKE '%@example.com' AND EXISTS (
    SELECT 1 FROM "candidate_tags" t
    WHERE t."candidate_id" = "candidates"."id" AND t."tag_id" = '00000000-0000-4000-8000-0000000d3500');
--> statement-breakpoint
UPDATE "jobs" j SET "demo" = true FROM "settings" s
  WHERE s."key" = 'demo.loaded' AND j."updated_at" = j."created_at" AND j."created_at" <= s."updated_at"
    AND mod((extract(epoch FROM s."updated_at" - j."created_at") * 1000)::numeric, 86400000) = 0;
