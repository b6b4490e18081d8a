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
ALTER TABLE "stability_checks" ADD CONSTRAINT "stability_checks_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stability_checks" ADD CONSTRAINT "stability_checks_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stability_checks" ADD CONSTRAINT "stability_checks_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stability_runs" ADD CONSTRAINT "stability_runs_check_id_stability_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."stability_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stability_checks_interview" ON "stability_checks" USING btree ("interview_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stability_checks_candidate" ON "stability_checks" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "stability_checks_newest" ON "stability_checks" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stability_checks_one_running" ON "stability_checks" USING btree ("interview_id") WHERE "stability_checks"."state" = 'running';--> statement-breakpoint
CREATE INDEX "candidates_hired_at" ON "candidates" USING btree ("hired_at") WHERE "candidates"."hired_at" is not null;--> statement-breakpoint
CREATE INDEX "candidates_country" ON "candidates" USING btree ("country","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_sessions_completed" ON "interview_sessions" USING btree ("completed_at") WHERE "interview_sessions"."is_complete";