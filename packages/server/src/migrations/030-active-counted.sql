-- How many people were here on a day is a kept count too: a row for each statement and day, so that counting does not grow
-- with those who come.
CREATE FUNCTION count_active_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts
    SELECT ARRAY['active', to_char(day, 'YYYY-MM-DD')], CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed GROUP BY day;
  RETURN NULL;
END $$;
CREATE TRIGGER active_people_counted AFTER INSERT ON active_people REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_active_people();
CREATE TRIGGER active_people_uncounted AFTER DELETE ON active_people REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_active_people();
INSERT INTO kept_counts
  SELECT ARRAY['active', to_char(day, 'YYYY-MM-DD')], count(*) FROM active_people GROUP BY day;
