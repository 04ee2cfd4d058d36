-- Finds a word within a text by its groups of three letters. PostgreSQL lets the owner of a database add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- That a program was copied is a fact of its own: it outlives the original and passes to duplicates.
ALTER TABLE programs ADD COLUMN is_copy boolean NOT NULL DEFAULT false;
UPDATE programs SET is_copy = true WHERE copied_from_program_id IS NOT NULL;

-- What a program was copied from, as its owner last saw it. It goes with the original: then there is nothing to tell.
CREATE TABLE program_copies (
  program_id uuid PRIMARY KEY REFERENCES programs ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  source_program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE,
  source_version integer NOT NULL,
  source json NOT NULL,
  -- The author's own exercises, and the copies of them that the copier got.
  exercise_map jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX program_copies_user ON program_copies (user_id);
CREATE INDEX program_copies_source ON program_copies (source_program_id);

-- A program shown to the community. What the program holds is repeated in the words that are searched: in lower case,
-- without accents, in both languages.
CREATE TABLE posts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  message text NOT NULL DEFAULT '' CHECK (length(message) <= 1000),
  created_at timestamptz NOT NULL,
  -- For each exercise of the program: which muscles it works, and its sets.
  work json NOT NULL DEFAULT '[]',
  set_count integer NOT NULL DEFAULT 0,
  -- Muscle groups, equipment and length, to filter by.
  facets text[] NOT NULL DEFAULT '{}',
  -- Title, program and author.
  names_text text NOT NULL DEFAULT '',
  -- These, the message and the exercises.
  search_text text NOT NULL DEFAULT ''
);
CREATE INDEX posts_newest ON posts (created_at DESC, id DESC);
CREATE INDEX posts_user ON posts (user_id, created_at DESC);
CREATE INDEX posts_program ON posts (program_id);
CREATE INDEX posts_names ON posts USING gin (names_text gin_trgm_ops);
CREATE INDEX posts_search ON posts USING gin (search_text gin_trgm_ops);
CREATE INDEX posts_facets ON posts USING gin (facets);

-- What changes often stands apart: a rating must not write the words of its post anew.
CREATE TABLE post_figures (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  rating numeric(2, 1) GENERATED ALWAYS AS
    (CASE rating_count WHEN 0 THEN 0 ELSE round(rating_sum::numeric / rating_count, 1) END) STORED,
  copy_count integer NOT NULL DEFAULT 0
);
CREATE INDEX post_figures_rated ON post_figures (rating DESC, rating_count DESC, post_id DESC);
CREATE INDEX post_figures_copied ON post_figures (copy_count DESC, post_id DESC);

CREATE FUNCTION begin_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_figures (post_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER post_created AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION begin_figures();

CREATE TABLE post_ratings (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  rated_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_ratings_user ON post_ratings (user_id);

-- Each person who copied a post, once, whatever became of the copy.
CREATE TABLE post_copies (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_copies_user ON post_copies (user_id);

-- The figures follow the rows, also when a rating goes with the account that gave it.
CREATE FUNCTION count_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_figures SET
    rating_sum = rating_sum + coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0),
    rating_count = rating_count + (NEW IS NOT NULL)::integer - (OLD IS NOT NULL)::integer
    WHERE post_id = coalesce(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;
CREATE TRIGGER rating_counted AFTER INSERT OR UPDATE OR DELETE ON post_ratings
  FOR EACH ROW EXECUTE FUNCTION count_rating();

CREATE FUNCTION count_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_figures SET copy_count = copy_count + (NEW IS NOT NULL)::integer - (OLD IS NOT NULL)::integer
    WHERE post_id = coalesce(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;
CREATE TRIGGER copy_counted AFTER INSERT OR DELETE ON post_copies FOR EACH ROW EXECUTE FUNCTION count_copy();

-- Authors whose posts a person does not want to see.
CREATE TABLE hidden_authors (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, author_id)
);
CREATE INDEX hidden_authors_author ON hidden_authors (author_id);

-- The post that a ticket names: the ticket outlives it.
ALTER TABLE reports
  ADD COLUMN post_id uuid,
  ADD COLUMN post_title text,
  ADD COLUMN post_user_id uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX reports_post_user ON reports (post_user_id) WHERE post_user_id IS NOT NULL;

-- Who did a program, found from the program.
CREATE INDEX workout_history_program ON workout_history (program_id) WHERE program_id IS NOT NULL;

-- All readers' lists have one version, which differs after each change of a post. It is renewed at the end of a
-- transaction, so that none of them holds its row while it waits for another one.
CREATE TABLE community_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO community_version DEFAULT VALUES;

CREATE FUNCTION note_community_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fonte.community', true) = 'noted' THEN RETURN NULL; END IF;
  UPDATE community_version SET version = gen_random_uuid();
  PERFORM set_config('fonte.community', 'noted', true), pg_notify('fonte_events', 'posts');
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER post_changed AFTER INSERT OR UPDATE OR DELETE ON posts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_community_change();
CREATE CONSTRAINT TRIGGER figures_changed AFTER UPDATE ON post_figures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_community_change();
CREATE CONSTRAINT TRIGGER author_changed AFTER UPDATE OF blocked_at ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.blocked_at IS DISTINCT FROM OLD.blocked_at)
  EXECUTE FUNCTION note_community_change();

-- Of the profile, and of the authors somebody has hidden; without any, a person shares the community's list with everybody.
ALTER TABLE revisions
  ADD COLUMN profile_version uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN hidden_authors_version uuid;

-- A post makes its program public, which the list of programs shows; what is told of a copy goes with the programs, too. Each change wakes the pages of its person.
CREATE OR REPLACE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
  is_raised boolean := owner IS NOT DISTINCT FROM current_setting('fonte.raised', true);
BEGIN
  IF owner IS NULL OR (is_raised AND TG_TABLE_NAME = current_setting('fonte.renewed', true)) THEN RETURN NULL; END IF;
  UPDATE revisions SET
    number = number + (NOT is_raised)::integer,
    programs_version = CASE WHEN TG_TABLE_NAME IN ('programs', 'posts', 'program_copies') THEN gen_random_uuid() ELSE programs_version END,
    history_version = CASE TG_TABLE_NAME WHEN 'workout_history' THEN gen_random_uuid() ELSE history_version END,
    profile_version = CASE TG_TABLE_NAME WHEN 'profiles' THEN gen_random_uuid() ELSE profile_version END,
    exercises_version = CASE TG_TABLE_NAME
      WHEN 'exercises' THEN (SELECT gen_random_uuid() FROM exercises WHERE creator_id = owner::uuid LIMIT 1)
      ELSE exercises_version END,
    hidden_authors_version = CASE TG_TABLE_NAME
      WHEN 'hidden_authors' THEN (SELECT gen_random_uuid() FROM hidden_authors WHERE user_id = owner::uuid LIMIT 1)
      ELSE hidden_authors_version END
    WHERE user_id = owner::uuid;
  PERFORM set_config('fonte.raised', owner, true), set_config('fonte.renewed', TG_TABLE_NAME, true);
  PERFORM pg_notify('fonte_events', 'person ' || owner);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER post_revised AFTER INSERT OR UPDATE OR DELETE ON posts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
-- It goes with the copy or with the original, which changes the copy itself: their trigger has noted that.
CREATE CONSTRAINT TRIGGER copy_revised AFTER INSERT OR UPDATE ON program_copies
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
-- Ratings that go with their post are no change of those who gave them.
CREATE CONSTRAINT TRIGGER rating_revised AFTER INSERT OR UPDATE ON post_ratings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
CREATE CONSTRAINT TRIGGER hidden_author_revised AFTER INSERT OR UPDATE OR DELETE ON hidden_authors
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
