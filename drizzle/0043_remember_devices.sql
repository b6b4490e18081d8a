CREATE TABLE "known_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
-- A refused sign-in names the account now, so the network it came from may be its owner's and goes with them.
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
