CREATE TABLE "audit_chain" (
	"id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"ip_digest" text,
	"ip_salt" text,
	"reason_digest" text,
	"reason_salt" text
);
--> statement-breakpoint
-- Links are never changed, but for one thing: a salt goes with the value that an erasure took from the line.
CREATE FUNCTION audit_chain_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line audit_log;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT * INTO line FROM audit_log WHERE id = OLD.id;
    IF (NEW.ip_salt IS NOT DISTINCT FROM OLD.ip_salt OR (NEW.ip_salt IS NULL AND line.ip IS NULL))
      AND (NEW.reason_salt IS NOT DISTINCT FROM OLD.reason_salt OR (NEW.reason_salt IS NULL AND NOT line.data ? 'reason'))
      AND to_jsonb(NEW) - 'ip_salt' - 'reason_salt' = to_jsonb(OLD) - 'ip_salt' - 'reason_salt' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_chain is insert-only';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_chain_insert_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION audit_chain_refuse();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_chain_refuse();
