-- Finished workouts may be edited, written down by hand and imported; a device keeps the whole log and asks for what changed.
ALTER TABLE workout_history
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Minutes east of UTC where it took place; null: not known.
  ADD COLUMN utc_offset smallint CHECK (utc_offset BETWEEN -840 AND 840),
  ADD COLUMN origin text NOT NULL DEFAULT 'live' CHECK (origin IN ('live', 'hand', 'import')),
  -- When it changed last, by the clock of its person.
  ADD COLUMN seq bigint NOT NULL DEFAULT 0;

-- A clock for each person: every change of their log takes its next number, and holds the clock until it is committed.
-- Whoever has read a number has therefore seen everything below it.
CREATE TABLE training_clock (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  seq bigint NOT NULL DEFAULT 0,
  -- Deletions up to here are forgotten: a device that knows the log of an earlier number starts over.
  known_from bigint NOT NULL DEFAULT 0
);
ALTER TABLE workout_history DISABLE TRIGGER workout_revised;
UPDATE workout_history SET seq = numbered.seq
  FROM (SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY completed_at, id) AS seq FROM workout_history) AS numbered
  WHERE workout_history.id = numbered.id;
ALTER TABLE workout_history ENABLE TRIGGER workout_revised;
INSERT INTO training_clock (user_id, seq)
  SELECT users.id, coalesce(max(workout_history.seq), 0)
  FROM users LEFT JOIN workout_history ON workout_history.user_id = users.id GROUP BY users.id;
CREATE UNIQUE INDEX workout_history_changes ON workout_history (user_id, seq);

CREATE FUNCTION begin_training_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO training_clock (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_trains AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION begin_training_clock();

-- A transaction that writes many rows takes its numbers in growing blocks: each update of the clock leaves a version behind
-- that the next one of the same transaction has to pass. What is left of a block is a gap.
CREATE FUNCTION take_training_clock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken text[] := string_to_array(current_setting('fonte.clock', true), ' ');
  is_own boolean := coalesce(taken[1] = NEW.user_id::text, false);
  block bigint := 1;
  last bigint;
BEGIN
  IF is_own AND taken[2] <> taken[3] THEN
    NEW.seq := taken[2]::bigint + 1;
    last := taken[3]::bigint;
    block := taken[4]::bigint;
  ELSE
    IF is_own THEN block := least(2 * taken[4]::bigint, 1024); END IF;
    UPDATE training_clock SET seq = seq + block WHERE user_id = NEW.user_id RETURNING seq INTO last;
    NEW.seq := last - block + 1;
  END IF;
  PERFORM set_config('fonte.clock', concat_ws(' ', NEW.user_id, NEW.seq, last, block), true);
  RETURN NEW;
END $$;
CREATE TRIGGER workout_numbered BEFORE INSERT OR UPDATE ON workout_history
  FOR EACH ROW EXECUTE FUNCTION take_training_clock();

-- The ids of deleted workouts are among those of all deleted rows; the number tells a device when each went.
ALTER TABLE deleted_rows ADD COLUMN seq bigint;
CREATE UNIQUE INDEX deleted_rows_changes ON deleted_rows (user_id, seq) WHERE seq IS NOT NULL;

-- With their account everything of a person goes, and nothing is noted.
CREATE FUNCTION note_workouts_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH
    clock AS (
      UPDATE training_clock SET seq = seq + counted.workouts
      FROM (SELECT user_id, count(*) AS workouts FROM gone GROUP BY user_id) AS counted JOIN users ON users.id = counted.user_id
      WHERE training_clock.user_id = counted.user_id
      RETURNING training_clock.user_id, training_clock.seq - counted.workouts AS seq
    )
  INSERT INTO deleted_rows (user_id, id, seq)
    SELECT clock.user_id, gone.id::text, clock.seq + row_number() OVER (PARTITION BY clock.user_id)
    FROM gone JOIN clock USING (user_id)
    ON CONFLICT (user_id, id) DO UPDATE SET seq = EXCLUDED.seq, deleted_at = EXCLUDED.deleted_at;
  RETURN NULL;
END $$;
DROP TRIGGER workout_deleted ON workout_history;
CREATE TRIGGER workouts_deleted AFTER DELETE ON workout_history
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_workouts_gone();
