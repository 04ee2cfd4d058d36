-- Whether its person had deleted a workout before an import brought it back: undoing that import deletes it again as it was,
-- and not as a workout that the same file may bring anew.
ALTER TABLE workout_history ADD COLUMN was_deleted boolean NOT NULL DEFAULT false;
