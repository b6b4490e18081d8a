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
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reviews" ADD CONSTRAINT "interview_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_reviews_user" ON "interview_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_reviews_rated" ON "interview_reviews" USING btree ("first_rated_at" DESC NULLS FIRST);