-- A post that was deleted does not come back, however late the call that made it is repeated.
CREATE TRIGGER post_deleted AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION note_deletion('user_id');

-- The version of everybody's list is renewed last, after those of the people concerned: triggers of one event fire in the
-- order of their names, and two transactions that change both take their rows in one order.
ALTER TRIGGER post_changed ON posts RENAME TO post_told;

-- What goes is counted once for each statement: a post that many rated or copied takes its figures along.
DROP TRIGGER rating_counted ON post_ratings;
DROP TRIGGER copy_counted ON post_copies;
CREATE TRIGGER rating_counted AFTER INSERT OR UPDATE ON post_ratings FOR EACH ROW EXECUTE FUNCTION count_rating();
CREATE TRIGGER copy_counted AFTER INSERT ON post_copies FOR EACH ROW EXECUTE FUNCTION count_copy();

CREATE FUNCTION discount_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_figures SET rating_sum = rating_sum - gone.sum, rating_count = rating_count - gone.count
    FROM (SELECT post_id, sum(rating)::integer AS sum, count(*)::integer AS count FROM gone_rows GROUP BY post_id) AS gone
    WHERE post_figures.post_id = gone.post_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ratings_gone AFTER DELETE ON post_ratings REFERENCING OLD TABLE AS gone_rows
  FOR EACH STATEMENT EXECUTE FUNCTION discount_ratings();

CREATE FUNCTION discount_copies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_figures SET copy_count = copy_count - gone.count
    FROM (SELECT post_id, count(*)::integer AS count FROM gone_rows GROUP BY post_id) AS gone
    WHERE post_figures.post_id = gone.post_id;
  RETURN NULL;
END $$;
CREATE TRIGGER copies_gone AFTER DELETE ON post_copies REFERENCING OLD TABLE AS gone_rows
  FOR EACH STATEMENT EXECUTE FUNCTION discount_copies();

-- Exercises of the library whose posts do not yet say what they say now: a post tells of its exercises by words and filters.
CREATE TABLE untold_exercises (
  exercise_id text PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION note_untold_exercise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO untold_exercises (exercise_id)
    SELECT NEW.id WHERE EXISTS (SELECT FROM program_exercises AS row JOIN posts USING (program_id) WHERE row.exercise_id = NEW.id)
    ON CONFLICT (exercise_id) DO UPDATE SET changed_at = clock_timestamp();
  RETURN NULL;
END $$;
CREATE TRIGGER exercise_reworded AFTER UPDATE ON exercises FOR EACH ROW
  WHEN (NEW.creator_id IS NULL AND
    (NEW.name, NEW.name_en, NEW.equipment, NEW.equipment_ids, NEW.muscle_group_id, NEW.muscle_ids)
    IS DISTINCT FROM (OLD.name, OLD.name_en, OLD.equipment, OLD.equipment_ids, OLD.muscle_group_id, OLD.muscle_ids))
  EXECUTE FUNCTION note_untold_exercise();

-- The newest copies of a program first, as their ids have it.
CREATE INDEX program_copies_of_source ON program_copies (source_program_id, program_id DESC);
DROP INDEX program_copies_source;

-- The last workouts of a program.
CREATE INDEX workout_history_of_program ON workout_history (program_id, completed_at DESC) WHERE program_id IS NOT NULL;
DROP INDEX workout_history_program;

-- Letters beyond ASCII are stored as five capitals each, as `indexed-letters.ts` writes them: an index of trigrams knows
-- ASCII in every locale.
CREATE FUNCTION pg_temp.indexed_letters(folded text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(CASE WHEN ascii(letter) BETWEEN 32 AND 126 THEN letter ELSE
      chr(65 + ascii(letter) / 28561) || chr(78 + ascii(letter) / 2197 % 13) || chr(78 + ascii(letter) / 169 % 13)
      || chr(78 + ascii(letter) / 13 % 13) || chr(78 + ascii(letter) % 13) END, '' ORDER BY place), '')
  FROM regexp_split_to_table(folded, '') WITH ORDINALITY AS letters (letter, place)
$$;
SET CONSTRAINTS ALL IMMEDIATE;
UPDATE posts SET names_text = pg_temp.indexed_letters(names_text), search_text = pg_temp.indexed_letters(search_text)
  WHERE search_text ~ '[^ -~]';
