-- The last time of an exercise, and its sets in their order, stand side by side in the index: however many workouts ended
-- at one instant, and however many sets they hold, one probe finds them.
CREATE INDEX workout_sets_last ON workout_sets (user_id, exercise_id, completed_at DESC, entry_id DESC, "order");
DROP INDEX workout_sets_user_exercise;
