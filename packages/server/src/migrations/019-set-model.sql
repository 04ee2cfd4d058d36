-- What a set counts. Each new column is nullable or has a constant default, so that no row is written anew; what is absent
-- means what it meant before.
ALTER TABLE workout_sets
  ADD COLUMN weight_lb numeric(6, 2),
  ADD COLUMN assist numeric(6, 2),
  ADD COLUMN assist_lb numeric(6, 2),
  ADD COLUMN distance integer,
  ADD COLUMN side text,
  ADD COLUMN group_no smallint,
  ADD COLUMN at_s integer,
  ADD COLUMN note text,
  -- The place of its exercise in the workout, where it is not the only one of that exercise.
  ADD COLUMN place text;
-- `kind`, `effort` (repetitions in reserve) and `seconds` have been there since the beginning.
ALTER TABLE workout_sets ADD CONSTRAINT workout_sets_details CHECK (
  kind IN ('work', 'warmup', 'drop', 'cluster', 'backoff', 'failure', 'amrap')
  AND effort BETWEEN 0 AND 10
  AND seconds BETWEEN 1 AND 86400
  AND weight_lb BETWEEN 0 AND 4409.25
  AND assist BETWEEN 0 AND 500
  AND assist_lb BETWEEN 0 AND 1102.31
  AND NOT (assist > 0 AND weight > 0)
  AND distance BETWEEN 1 AND 1000000
  AND side IN ('left', 'right')
  AND group_no BETWEEN 1 AND 50
  AND at_s >= 0
  AND length(note) BETWEEN 1 AND 500
  AND length(place) BETWEEN 1 AND 200
) NOT VALID;
ALTER TABLE workout_sets VALIDATE CONSTRAINT workout_sets_details;

-- What the lifter wrote about a workout, and about exercises in it by the ids of their places.
ALTER TABLE workout_history ADD COLUMN notes json;

-- An exercise may stand twice in a program: a row is known by its place, which is the exercise's id where it names none.
ALTER TABLE program_exercises
  ADD COLUMN place text CHECK (length(place) BETWEEN 1 AND 200),
  ADD COLUMN group_no smallint CHECK (group_no BETWEEN 1 AND 50),
  ADD COLUMN group_rest smallint CHECK (group_rest BETWEEN 0 AND 120),
  ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 500),
  ADD COLUMN progression json;
ALTER TABLE program_exercises DROP CONSTRAINT program_exercises_pkey;
ALTER TABLE program_exercises DROP CONSTRAINT program_exercises_program_id_order_key;
ALTER TABLE program_exercises ADD PRIMARY KEY (program_id, "order");
CREATE UNIQUE INDEX program_exercises_place ON program_exercises (program_id, coalesce(place, exercise_id));

-- What an exercise is measured in, and what it is like.
ALTER TABLE exercises
  ADD COLUMN measure text NOT NULL DEFAULT 'reps' CHECK (measure IN ('reps', 'time', 'distance')),
  ADD COLUMN sides text NOT NULL DEFAULT 'both' CHECK (sides IN ('both', 'each')),
  ADD COLUMN load text NOT NULL DEFAULT 'external' CHECK (load IN ('external', 'bodyweight', 'assisted')),
  ADD COLUMN body_share numeric(3, 2) NOT NULL DEFAULT 0 CHECK (body_share BETWEEN 0 AND 1),
  ADD COLUMN mechanic text CHECK (mechanic IN ('compound', 'isolation')),
  ADD COLUMN pattern text,
  ADD COLUMN family text;
