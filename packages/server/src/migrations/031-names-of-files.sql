-- What a file calls the exercises of a workout that it brought: [[folded name, sets], …] in the order of its sets, and at which
-- version this is so. Sets that came under a name can be told from others of the same exercise, and renamed.
ALTER TABLE workout_history
  ADD COLUMN file_names jsonb,
  ADD COLUMN named_version integer;
