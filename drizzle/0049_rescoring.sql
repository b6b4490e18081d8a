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
ALTER TABLE "rescoring_items" ADD CONSTRAINT "rescoring_items_rescoring_id_rescorings_id_fk" FOREIGN KEY ("rescoring_id") REFERENCES "public"."rescorings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescoring_items" ADD CONSTRAINT "rescoring_items_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescorings" ADD CONSTRAINT "rescorings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rescoring_items_interview" ON "rescoring_items" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "rescoring_items_state" ON "rescoring_items" USING btree ("rescoring_id","state");--> statement-breakpoint
CREATE INDEX "rescorings_newest" ON "rescorings" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rescorings_started_by" ON "rescorings" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rescorings_one_running" ON "rescorings" USING btree ("state") WHERE "rescorings"."state" = 'running';--> statement-breakpoint
CREATE INDEX "interview_sessions_method" ON "interview_sessions" USING btree ("scoring_method","candidate_id") WHERE "interview_sessions"."final_score" is not null;