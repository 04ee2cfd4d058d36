-- The audit log tells what a change was: of people only plan, role and status, of settings and global content the fields
-- that changed. `undoes` names the row that a later one has taken back, which happens once at most.
ALTER TABLE audit_log
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb,
  ADD COLUMN undoes uuid UNIQUE;
CREATE INDEX audit_log_actor ON audit_log (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_log_action ON audit_log (action, created_at DESC, id DESC);

-- Nobody changes the log. What is older than its published retention may go: one job does that.
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '365 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is kept as it is for 365 days' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();

-- What administrators search people by: name, e-mail address and username, in lower case and without accents, each word
-- after a space; and the beginning of the name, to sort by. The server fills both at its start where they are null.
ALTER TABLE profiles
  ADD COLUMN search_text text,
  ADD COLUMN name_key text COLLATE "C";
CREATE INDEX profiles_search ON profiles USING gin (search_text gin_trgm_ops);
CREATE INDEX profiles_name_key ON profiles (name_key, id);
CREATE INDEX profiles_plan ON profiles (plan);
CREATE INDEX profiles_admins ON profiles (id) WHERE role = 'admin';
CREATE INDEX users_created ON users (created_at DESC, id DESC);
CREATE INDEX users_last_sign_in ON users (coalesce(last_sign_in_at, '-infinity'::timestamptz) DESC, id DESC);
CREATE INDEX users_blocked ON users (id) WHERE blocked_at IS NOT NULL;
