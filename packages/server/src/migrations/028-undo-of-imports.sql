-- What a workout said before an import replaced it: undoing that import within its 30 days puts it back. It goes with the
-- import, with the workout, and when the 30 days are over.
CREATE TABLE replaced_workouts (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  entry_id uuid NOT NULL REFERENCES workout_history ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The version that was replaced, and the one that took its place.
  version integer NOT NULL,
  made_version integer NOT NULL,
  sets_done integer NOT NULL,
  -- As the tables have them: the row of the workout, and the rows of its sets.
  entry jsonb NOT NULL,
  sets jsonb NOT NULL,
  kept_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (import_id, entry_id)
);
CREATE INDEX replaced_workouts_entry ON replaced_workouts (entry_id);
CREATE INDEX replaced_workouts_user ON replaced_workouts (user_id, kept_at);

-- Programs that were made with an import, as an export that is restored has them.
ALTER TABLE imports ADD COLUMN program_ids uuid[] NOT NULL DEFAULT '{}';

-- The import that brought a measure, which may be forgotten; null where it was typed, or typed over since.
ALTER TABLE body_measures ADD COLUMN import_id uuid;
CREATE INDEX body_measures_import ON body_measures (import_id) WHERE import_id IS NOT NULL;
