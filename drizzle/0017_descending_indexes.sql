DROP INDEX "account_changes_user";--> statement-breakpoint
DROP INDEX "applications_candidate";--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
DROP INDEX "candidate_events_newest";--> statement-breakpoint
DROP INDEX "candidate_events_requests";--> statement-breakpoint
DROP INDEX "candidates_newest";--> statement-breakpoint
DROP INDEX "candidates_status";--> statement-breakpoint
DROP INDEX "candidates_hired";--> statement-breakpoint
DROP INDEX "client_chat_reports_employee";--> statement-breakpoint
DROP INDEX "client_chat_sessions_employee";--> statement-breakpoint
DROP INDEX "client_chat_sessions_newest";--> statement-breakpoint
DROP INDEX "document_requests_candidate";--> statement-breakpoint
DROP INDEX "interview_sessions_candidate";--> statement-breakpoint
DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_salary";--> statement-breakpoint
DROP INDEX "jobs_applied";--> statement-breakpoint
DROP INDEX "jobs_department";--> statement-breakpoint
DROP INDEX "jobs_location";--> statement-breakpoint
DROP INDEX "jobs_panel";--> statement-breakpoint
DROP INDEX "audit_log_action";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "audit_log_kind";--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "mails_newest";--> statement-breakpoint
DROP INDEX "mails_candidate";--> statement-breakpoint
DROP INDEX "privacy_requests_newest";--> statement-breakpoint
DROP INDEX "contests_open";--> statement-breakpoint
DROP INDEX "contests_decided";--> statement-breakpoint
DROP INDEX "employee_sessions_employee";--> statement-breakpoint
DROP INDEX "employee_sessions_newest";--> statement-breakpoint
DROP INDEX "task_assignments_employee";--> statement-breakpoint
CREATE INDEX "account_changes_user" ON "account_changes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_events_newest" ON "candidate_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_events_requests" ON "candidate_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "candidate_events"."kind" in ('human_requested', 'review_requested');--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidates_status" ON "candidates" USING btree ("status","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidates_hired" ON "candidates" USING btree ((coalesce("hired_at", "created_at")) desc,"id" DESC NULLS FIRST) WHERE "candidates"."status" = 'hired';--> statement-breakpoint
CREATE INDEX "client_chat_reports_employee" ON "client_chat_reports" USING btree ("employee_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_chat_sessions_employee" ON "client_chat_sessions" USING btree ("employee_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_chat_sessions_newest" ON "client_chat_sessions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "document_requests_candidate" ON "document_requests" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_sessions_candidate" ON "interview_sessions" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_salary" ON "jobs" USING btree ((coalesce("salary_max", 0)) desc,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_applied" ON "jobs" USING btree ("applicant_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_department" ON "jobs" USING btree ("department","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_location" ON "jobs" USING btree ("location","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_panel" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("subject_kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_candidate" ON "mails" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "privacy_requests_newest" ON "privacy_requests" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contests_open" ON "contests" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "contests_decided" ON "contests" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contests"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "employee_sessions_employee" ON "employee_sessions" USING btree ("employee_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "employee_sessions_newest" ON "employee_sessions" USING btree ("started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "task_assignments_employee" ON "task_assignments" USING btree ("employee_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);