-- Who is blocked counts in no figure of a post as long as they are. Each row says itself whether it counts: when an account
-- goes, its rows go after it, and nobody could tell any more whether it was blocked.
ALTER TABLE post_ratings ADD COLUMN is_counted boolean NOT NULL DEFAULT true;
ALTER TABLE post_copies ADD COLUMN is_counted boolean NOT NULL DEFAULT true;

-- A call that was on its way as its account was blocked.
CREATE FUNCTION count_unless_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_counted := NOT EXISTS (SELECT FROM users WHERE id = NEW.user_id AND blocked_at IS NOT NULL);
  RETURN NEW;
END $$;
CREATE TRIGGER rating_of_blocked BEFORE INSERT ON post_ratings FOR EACH ROW EXECUTE FUNCTION count_unless_blocked();
CREATE TRIGGER copy_of_blocked BEFORE INSERT ON post_copies FOR EACH ROW EXECUTE FUNCTION count_unless_blocked();

CREATE OR REPLACE FUNCTION count_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := CASE WHEN OLD.is_counted THEN OLD.rating END;
  now integer := CASE WHEN NEW.is_counted THEN NEW.rating END;
BEGIN
  UPDATE post_figures SET
    rating_sum = rating_sum + coalesce(now, 0) - coalesce(before, 0),
    rating_count = rating_count + (now IS NOT NULL)::integer - (before IS NOT NULL)::integer
    WHERE post_id = NEW.post_id AND now IS DISTINCT FROM before;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference integer := NEW.is_counted::integer - coalesce(OLD.is_counted, false)::integer;
BEGIN
  UPDATE post_figures SET copy_count = copy_count + difference WHERE post_id = NEW.post_id AND difference <> 0;
  RETURN NULL;
END $$;
DROP TRIGGER copy_counted ON post_copies;
CREATE TRIGGER copy_counted AFTER INSERT OR UPDATE ON post_copies FOR EACH ROW EXECUTE FUNCTION count_copy();

CREATE OR REPLACE FUNCTION discount_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_figures SET rating_sum = rating_sum - gone.sum, rating_count = rating_count - gone.count
    FROM (SELECT post_id, sum(rating)::integer AS sum, count(*)::integer AS count FROM gone_rows WHERE is_counted
      GROUP BY post_id) AS gone
    WHERE post_figures.post_id = gone.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION discount_copies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_figures SET copy_count = copy_count - gone.count
    FROM (SELECT post_id, count(*)::integer AS count FROM gone_rows WHERE is_counted GROUP BY post_id) AS gone
    WHERE post_figures.post_id = gone.post_id;
  RETURN NULL;
END $$;

-- What becomes of a rating when its account is blocked is no change of its own: only the rating tells its other devices.
DROP TRIGGER rating_revised ON post_ratings;
CREATE CONSTRAINT TRIGGER rating_revised AFTER INSERT OR UPDATE OF rating ON post_ratings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');

-- The figures are locked in one order, as by those who leave: two blocks at once wait for each other and never in a circle.
CREATE FUNCTION count_by_block() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counts boolean := NEW.blocked_at IS NULL;
BEGIN
  PERFORM FROM post_figures WHERE post_id IN (SELECT post_id FROM post_ratings WHERE user_id = NEW.id)
    OR post_id IN (SELECT post_id FROM post_copies WHERE user_id = NEW.id) ORDER BY post_id FOR UPDATE;
  UPDATE post_ratings SET is_counted = counts WHERE user_id = NEW.id AND is_counted <> counts;
  UPDATE post_copies SET is_counted = counts WHERE user_id = NEW.id AND is_counted <> counts;
  RETURN NULL;
END $$;
CREATE TRIGGER counted_by_block AFTER UPDATE OF blocked_at ON users
  FOR EACH ROW WHEN ((NEW.blocked_at IS NULL) <> (OLD.blocked_at IS NULL)) EXECUTE FUNCTION count_by_block();

UPDATE post_ratings SET is_counted = false FROM users WHERE users.id = user_id AND users.blocked_at IS NOT NULL;
UPDATE post_copies SET is_counted = false FROM users WHERE users.id = user_id AND users.blocked_at IS NOT NULL;
