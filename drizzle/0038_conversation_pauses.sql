ALTER TABLE "admin_conversations" ADD COLUMN "safety" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "pause_state" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "safety" text;