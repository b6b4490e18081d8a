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
ALTER TABLE "interview_sessions" ADD COLUMN "scoring_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_reads" ADD CONSTRAINT "interview_reads_interview_id_interview_sessions_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reads" ADD CONSTRAINT "interview_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_reads_user" ON "interview_reads" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_sessions_confirmed_by" ON "interview_sessions" USING btree ("confirmed_by") WHERE "interview_sessions"."confirmed_by" is not null;--> statement-breakpoint
-- What HR has changed already counts as read by the person who changed it last, unless it was scored again since.
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
