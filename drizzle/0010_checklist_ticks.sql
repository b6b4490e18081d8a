CREATE TABLE "checklist_ticks" (
	"employee_id" uuid NOT NULL,
	"item" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checklist_ticks_employee_id_item_pk" PRIMARY KEY("employee_id","item")
);
--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_employee_id_candidates_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;