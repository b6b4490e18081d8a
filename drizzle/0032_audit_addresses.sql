-- The log stays insert-only, but for two things: what HR typed about somebody, and from where somebody came, go once
-- that person is gone.
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason_goes boolean;
  address_goes boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    reason_goes := OLD.subject_kind = 'candidate' AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
      AND NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.subject_id);
    address_goes := OLD.ip IS NOT NULL AND NEW.ip IS NULL
      AND CASE OLD.actor_kind
        WHEN 'candidate' THEN NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.actor_id)
        WHEN 'user' THEN EXISTS (SELECT 1 FROM users WHERE id = OLD.actor_id AND email::text LIKE 'erased-%@erased.invalid')
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
