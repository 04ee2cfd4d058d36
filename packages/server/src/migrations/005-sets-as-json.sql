-- The sets of a program's exercise are read and written whole, never searched: as text they go out as they came in,
-- where `jsonb` had every number written anew at each reading.
ALTER TABLE program_exercises DROP CONSTRAINT program_exercises_sets_check;
ALTER TABLE program_exercises ALTER COLUMN sets TYPE json USING sets::text::json;
ALTER TABLE program_exercises ADD CONSTRAINT program_exercises_sets_check CHECK (json_array_length(sets) BETWEEN 1 AND 30);
