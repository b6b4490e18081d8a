ALTER TABLE "applications" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "awaits_proof" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_confirm_hash_unique" UNIQUE("confirm_hash");--> statement-breakpoint
-- Applications from before confirmations count as confirmed: they have been what HR works with.
update "applications" set "confirmed_at" = "created_at";
