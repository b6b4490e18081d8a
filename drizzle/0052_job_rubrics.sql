CREATE TABLE "job_rubrics" (
	"job_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_rubrics_job_id_version_pk" PRIMARY KEY("job_id","version")
);
--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "rubric_version" integer;--> statement-breakpoint
ALTER TABLE "job_rubrics" ADD CONSTRAINT "job_rubrics_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;