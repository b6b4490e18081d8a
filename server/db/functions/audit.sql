-- The log is insert-only. Two things leave it once a person is erased: what HR typed about them, and the address they came from.
-- Of people who worked here, the law keeps the record, with an address that says so.
-- A refused sign-in names the account, so the address may be its owner’s and goes with them. A copy of someone’s data is opened
-- without signing in: that line names the request, which has lost its address by then.
create or replace function audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason_goes boolean;
  address_goes boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    reason_goes := OLD.subject_kind = 'candidate' AND OLD.data ? 'reason' AND NEW.data = OLD.data - 'reason'
      AND NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.subject_id AND email::text NOT LIKE 'erased-%@erased.invalid');
    address_goes := OLD.ip IS NOT NULL AND NEW.ip IS NULL
      AND CASE
        WHEN OLD.actor_kind = 'candidate' THEN NOT EXISTS (SELECT 1 FROM candidates WHERE id = OLD.actor_id AND email::text NOT LIKE 'erased-%@erased.invalid')
        WHEN OLD.actor_kind = 'user' THEN EXISTS (SELECT 1 FROM users WHERE id = OLD.actor_id AND email::text LIKE 'erased-%@erased.invalid')
        WHEN OLD.actor_kind = 'anonymous' AND OLD.subject_kind = 'user' THEN EXISTS (SELECT 1 FROM users WHERE id = OLD.subject_id AND email::text LIKE 'erased-%@erased.invalid')
        WHEN OLD.actor_kind = 'anonymous' AND OLD.subject_kind = 'privacy_request' THEN NOT EXISTS (
          SELECT 1 FROM privacy_requests r LEFT JOIN candidates c ON c.id = r.candidate_id
          WHERE r.id = OLD.subject_id AND (r.email IS NOT NULL OR c.email::text NOT LIKE 'erased-%@erased.invalid'))
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

create or replace trigger audit_log_insert_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_refuse();

create or replace trigger audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse();

-- Links of the chain never change either; a salt goes with the value that an erasure took from its line.
create or replace function audit_chain_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

create or replace trigger audit_chain_insert_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION audit_chain_refuse();

create or replace trigger audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_chain_refuse();
