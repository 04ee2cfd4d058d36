-- A count that is kept is the sum of its changes: nobody who changes it waits for anybody else, and a job adds them up
-- now and then. Accounts by language; tickets by status and type.
CREATE TABLE kept_counts (
  name text[] NOT NULL,
  change integer NOT NULL
);

-- The first argument is what is counted, the others are the columns that it is counted by.
CREATE FUNCTION keep_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text[] := ARRAY[TG_ARGV[0]];
  present text[] := ARRAY[TG_ARGV[0]];
BEGIN
  FOR place IN 1 .. TG_NARGS - 1 LOOP
    former := former || (to_jsonb(OLD) ->> TG_ARGV[place]);
    present := present || (to_jsonb(NEW) ->> TG_ARGV[place]);
  END LOOP;
  IF TG_OP <> 'INSERT' THEN INSERT INTO kept_counts VALUES (former, -1); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO kept_counts VALUES (present, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_counted AFTER INSERT OR DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_count('account', 'lang');
CREATE TRIGGER account_recounted AFTER UPDATE ON profiles
  FOR EACH ROW WHEN (OLD.lang <> NEW.lang) EXECUTE FUNCTION keep_count('account', 'lang');
CREATE TRIGGER report_counted AFTER INSERT OR DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION keep_count('report', 'status', 'report_type');
CREATE TRIGGER report_recounted AFTER UPDATE ON reports
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION keep_count('report', 'status', 'report_type');
INSERT INTO kept_counts SELECT ARRAY['account', lang], count(*) FROM profiles GROUP BY lang;
INSERT INTO kept_counts SELECT ARRAY['report', status, report_type], count(*) FROM reports GROUP BY status, report_type;

-- Who was here on which day: a row a person and day, for 31 days. The days before are not known, but for today's.
CREATE TABLE active_people (
  day date NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (day, user_id)
);
CREATE INDEX active_people_user ON active_people (user_id);
INSERT INTO active_people
  SELECT (last_seen_at AT TIME ZONE 'Europe/Paris')::date, id FROM users
  WHERE (last_seen_at AT TIME ZONE 'Europe/Paris')::date = (now() AT TIME ZONE 'Europe/Paris')::date;
INSERT INTO app_state (key, value) VALUES ('activity_measured', jsonb_build_object('since', now()));

-- What was counted of a day once it was over, by the instant at which it began: another time zone has other days.
CREATE TABLE day_figures (
  starts_at timestamptz PRIMARY KEY,
  sign_ups integer NOT NULL,
  workouts integer NOT NULL,
  -- Null where it was not measured.
  active_people integer
);
CREATE INDEX workout_history_created ON workout_history (created_at);

-- Each change of a ticket by an administrator raises its version, so that of two at once one wins and the other is told.
-- That it was answered is kept, the answer itself is not. Who answered is an id that outlives their account, as in the audit
-- log: deleting it writes no ticket. The server fills the searched words at its start where they are null.
ALTER TABLE reports
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN answered_by uuid,
  ADD COLUMN answer_id uuid,
  ADD COLUMN search_text text;
CREATE INDEX reports_status ON reports (status, created_at DESC, id DESC);
CREATE INDEX reports_type ON reports (report_type, created_at DESC, id DESC);
CREATE INDEX reports_status_type ON reports (status, report_type, created_at DESC, id DESC);
CREATE INDEX reports_search ON reports USING gin (search_text gin_trgm_ops);

CREATE TRIGGER reports_changed AFTER INSERT OR UPDATE OR DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION wake_servers('reports');

-- A ticket that an administrator deleted does not come back from a device that sends it once more.
CREATE TRIGGER report_deleted AFTER DELETE ON reports FOR EACH ROW EXECUTE FUNCTION note_deletion('user_id');
