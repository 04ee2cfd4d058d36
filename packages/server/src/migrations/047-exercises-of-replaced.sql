-- Which exercises a replaced workout holds: whether one is used is looked up. It was found in the sets of all of them.
CREATE FUNCTION exercises_in_sets(sets jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT DISTINCT one ->> 'exercise_id' FROM jsonb_array_elements(sets) AS one);
ALTER TABLE replaced_workouts
  ADD COLUMN exercise_ids text[] NOT NULL GENERATED ALWAYS AS (exercises_in_sets(sets)) STORED;
-- Without a list of what is not in the index yet, which each look-up would read through.
CREATE INDEX replaced_workouts_exercises ON replaced_workouts USING gin (exercise_ids) WITH (fastupdate = off);
