-- Files that a person brought in. What came of one is told by the workouts that name it, so that nothing is counted twice.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  format text NOT NULL,
  file_name text NOT NULL,
  rows integer NOT NULL,
  -- Custom exercises that were made for it.
  exercise_ids text[] NOT NULL,
  created_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX imports_of_person ON imports (user_id, created_at);
CREATE CONSTRAINT TRIGGER import_revised AFTER INSERT OR UPDATE OR DELETE ON imports
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');

-- What a name in files stands for, by the name without accents, capitals and signs.
CREATE TABLE import_names (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  folded_name text NOT NULL,
  name text NOT NULL,
  exercise_id text NOT NULL,
  -- The import that added it, which may be forgotten; null where it was changed by hand.
  import_id uuid,
  noted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, folded_name)
);
CREATE INDEX import_names_of_import ON import_names (import_id);
CREATE CONSTRAINT TRIGGER import_name_revised AFTER INSERT OR UPDATE OR DELETE ON import_names
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');

-- Which import brought a workout, which may be forgotten, at which version, and what its sets were in the file, as a hash.
ALTER TABLE workout_history
  ADD COLUMN import_id uuid,
  ADD COLUMN import_version integer,
  ADD COLUMN import_hash bytea;
CREATE INDEX workout_history_import ON workout_history (import_id) WHERE import_id IS NOT NULL;

-- Whether a workout went because its import was undone: the same file may bring it again.
ALTER TABLE deleted_rows ADD COLUMN undone boolean NOT NULL DEFAULT false;

-- The last version of a deleted workout. One that a file brings back goes on above it, so that nobody takes it for an older one.
ALTER TABLE deleted_rows ADD COLUMN version integer;
CREATE OR REPLACE FUNCTION note_workouts_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH
    clock AS (
      UPDATE training_clock SET seq = seq + counted.workouts
      FROM (SELECT user_id, count(*) AS workouts FROM gone GROUP BY user_id) AS counted JOIN users ON users.id = counted.user_id
      WHERE training_clock.user_id = counted.user_id
      RETURNING training_clock.user_id, training_clock.seq - counted.workouts AS seq
    )
  INSERT INTO deleted_rows (user_id, id, version, seq)
    SELECT clock.user_id, gone.id::text, gone.version, clock.seq + row_number() OVER (PARTITION BY clock.user_id)
    FROM gone JOIN clock USING (user_id)
    ON CONFLICT (user_id, id) DO UPDATE
      SET seq = EXCLUDED.seq, deleted_at = EXCLUDED.deleted_at, version = EXCLUDED.version;
  RETURN NULL;
END $$;
