-- One number for each person, raised by every transaction that changes anything of theirs. A device that finds it lower
-- than it has seen knows that the database was set back to an older state. `reset_at_number` is what it was when their
-- training was deleted last: what was acknowledged up to then must not be sent again.
CREATE TABLE revisions (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  number integer NOT NULL DEFAULT 0,
  reset_at_number integer NOT NULL DEFAULT 0
);
INSERT INTO revisions (user_id) SELECT id FROM users;

CREATE FUNCTION begin_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revisions (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_created AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION begin_revisions();

-- Deferred to the end of the transaction: the number is then the last row that anybody locks, so that two transactions of
-- one person never wait for each other.
CREATE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
BEGIN
  IF owner IS NULL OR owner = current_setting('fonte.raised', true) THEN RETURN NULL; END IF;
  UPDATE revisions SET number = number + 1 WHERE user_id = owner::uuid;
  PERFORM set_config('fonte.raised', owner, true);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER program_revised AFTER INSERT OR UPDATE OR DELETE ON programs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
CREATE CONSTRAINT TRIGGER exercise_revised AFTER INSERT OR UPDATE OR DELETE ON exercises
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('creator_id');
CREATE CONSTRAINT TRIGGER workout_revised AFTER INSERT OR UPDATE OR DELETE ON workout_history
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
CREATE CONSTRAINT TRIGGER report_revised AFTER INSERT OR UPDATE OR DELETE ON reports
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
CREATE CONSTRAINT TRIGGER profile_revised AFTER UPDATE ON profiles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('id');

-- What a person deleted, by its id, for as long as a device may still send it: it must not come back.
CREATE TABLE deleted_rows (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id text NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX deleted_rows_deleted ON deleted_rows (deleted_at);

-- With their account everything of a person goes, and nothing is noted.
CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_rows (user_id, id)
    SELECT users.id, OLD.id::text FROM users WHERE users.id = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER program_deleted AFTER DELETE ON programs FOR EACH ROW EXECUTE FUNCTION note_deletion('user_id');
CREATE TRIGGER exercise_deleted AFTER DELETE ON exercises FOR EACH ROW EXECUTE FUNCTION note_deletion('creator_id');
CREATE TRIGGER workout_deleted AFTER DELETE ON workout_history FOR EACH ROW EXECUTE FUNCTION note_deletion('user_id');
