-- The log stays insert-only, but for one thing: what HR typed about somebody goes once that person is gone.
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.subject_kind = 'candidate' AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
      AND to_jsonb(NEW) - 'data' = to_jsonb(OLD) - 'data'
      AND NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.subject_id) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is insert-only';
END $$;
