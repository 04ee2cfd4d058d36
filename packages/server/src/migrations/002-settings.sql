-- Every change of a public name, so that administrators can tell who was who.
CREATE TABLE username_history (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  old_username text NOT NULL,
  new_username text NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX username_history_user ON username_history (user_id, changed_at DESC);

-- Support tickets. Name and address are kept as they were when the ticket was written.
CREATE TABLE reports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  report_type text NOT NULL CHECK (report_type IN ('Bug', 'Idée', 'Comportement inapproprié')),
  status text NOT NULL DEFAULT 'Ouvert' CHECK (status IN ('Ouvert', 'En cours', 'Fermé')),
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 5000),
  user_username text NOT NULL,
  user_email text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX reports_user ON reports (user_id);
CREATE INDEX reports_created ON reports (created_at DESC, id DESC);

-- Switches of the whole service.
CREATE TABLE app_state (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);
INSERT INTO app_state (key, value) VALUES ('maintenance_mode', '{"enabled": false}');

-- What administrators did, and accounts that went: who, what, on whom, when. It outlives its people, so it keeps ids
-- and no foreign keys; `actor_id` is null for the command line.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  actor_id uuid,
  action text NOT NULL,
  subject_id text,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_log_subject ON audit_log (subject_id, created_at DESC);
CREATE INDEX audit_log_created ON audit_log (created_at DESC, id DESC);

-- Purges look for what has run out.
CREATE INDEX users_unconfirmed ON users (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX sessions_expires ON sessions (expires_at);
CREATE INDEX mailed_links_expires ON mailed_links (expires_at);

-- A change wakes every server; what changed is read, never sent.
CREATE FUNCTION wake_servers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fonte_events', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER app_state_changed AFTER INSERT OR UPDATE OR DELETE ON app_state
  FOR EACH ROW EXECUTE FUNCTION wake_servers('maintenance');
CREATE TRIGGER session_ended AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION wake_servers('sessions');
CREATE TRIGGER user_blocked AFTER UPDATE OF blocked_at ON users
  FOR EACH ROW WHEN (NEW.blocked_at IS NOT NULL) EXECUTE FUNCTION wake_servers('sessions');
