-- What a program asks for, as it is compared with copies: its exercises and sets in their order, without weights, which
-- are each lifter's own. An own exercise is known by its name: made once more it has another id.
CREATE FUNCTION work_of(program uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_array(
      CASE WHEN exercises.creator_id IS NULL THEN to_jsonb(row.exercise_id) ELSE jsonb_build_array(exercises.name) END,
      (SELECT jsonb_agg(jsonb_build_array(
            one.value -> 'reps', one.value -> 'rest', one.value -> 'seconds', one.value -> 'distance')
          ORDER BY one.place)
        FROM json_array_elements(row.sets) WITH ORDINALITY AS one (value, place)))
    ORDER BY row."order")
  FROM program_exercises AS row JOIN exercises ON exercises.id = row.exercise_id
  WHERE row.program_id = program
$$;

CREATE FUNCTION work_digest(program uuid) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(work_of(program)::text, 'UTF8'))
$$;

-- What a person copied of others, by its digest: it outlives the copy, so that nobody publishes it once that is gone.
CREATE TABLE copied_works (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  digest bytea NOT NULL,
  copied_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, digest)
);

-- What somebody copied of themselves stays theirs; with the account that owns it a program goes without a trace.
CREATE FUNCTION note_copied_work(copy programs) RETURNS void LANGUAGE sql AS $$
  INSERT INTO copied_works AS known (user_id, digest, copied_at)
    SELECT users.id, work_digest(copy.id), copy.created_at FROM users
    WHERE users.id = copy.user_id AND work_digest(copy.id) IS NOT NULL AND NOT EXISTS (
      SELECT FROM programs AS original
      WHERE original.id = copy.copied_from_program_id AND original.user_id = copy.user_id)
    ON CONFLICT (user_id, digest) DO UPDATE SET copied_at = least(known.copied_at, excluded.copied_at)
$$;

-- Of a copy whose original is gone nobody knows whose it was: it is known as it was when it was copied.
CREATE FUNCTION note_deleted_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_copied_work(OLD);
  RETURN OLD;
END $$;
CREATE TRIGGER copy_deleted BEFORE DELETE ON programs FOR EACH ROW
  WHEN (OLD.is_copy AND OLD.copied_from_program_id IS NOT NULL) EXECUTE FUNCTION note_deleted_copy();

SELECT note_copied_work(programs) FROM programs WHERE is_copy AND copied_from_program_id IS NOT NULL;
