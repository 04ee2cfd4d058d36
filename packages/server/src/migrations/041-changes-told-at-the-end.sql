-- Whose changes a transaction makes is noted as it goes, and told at its end: first the number of each person it
-- concerns, in the order of their ids, then the version of the posts. No transaction then waits for another one in a
-- circle there. And each number is raised once: a row that is written twice is held against its account again, and waits for it.

-- `concerned` is told of in any case.
CREATE FUNCTION tell_changes(concerned uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moved text := coalesce(current_setting('fonte.moved', true), '');
  parts integer := coalesce(nullif(current_setting('fonte.revised_parts', true), ''), '0');
  revised text[] := string_to_array(concat_ws(',', concerned || ' users', (
    SELECT string_agg(nullif(current_setting('fonte.revised_' || part, true), ''), ',') FROM generate_series(0, parts) AS part
  )), ',');
BEGIN
  IF revised <> '{}' THEN
    PERFORM set_config('fonte.revised_' || part, '', true) FROM generate_series(0, parts) AS part;
    PERFORM set_config('fonte.revised_parts', '', true);
    PERFORM FROM revisions WHERE user_id IN (SELECT split_part(change, ' ', 1)::uuid FROM unnest(revised) AS change)
      ORDER BY user_id FOR NO KEY UPDATE;
    UPDATE revisions SET
      number = number + 1,
      programs_version = CASE WHEN tables && '{programs,posts,program_copies}' THEN gen_random_uuid() ELSE programs_version END,
      history_version = CASE WHEN tables && '{workout_history,body_measures}' THEN gen_random_uuid() ELSE history_version END,
      profile_version = CASE WHEN tables && '{profiles}' THEN gen_random_uuid() ELSE profile_version END,
      exercises_version = CASE WHEN tables && '{exercises}'
        THEN (SELECT gen_random_uuid() FROM exercises WHERE creator_id = owner LIMIT 1)
        ELSE exercises_version END,
      hidden_authors_version = CASE WHEN tables && '{hidden_authors}'
        THEN (SELECT gen_random_uuid() FROM hidden_authors WHERE hidden_authors.user_id = owner LIMIT 1)
        ELSE hidden_authors_version END
      FROM (SELECT split_part(change, ' ', 1)::uuid AS owner, array_agg(split_part(change, ' ', 2)) AS tables
        FROM unnest(revised) AS change GROUP BY owner) AS changed
      WHERE user_id = owner;
    PERFORM pg_notify('fonte_events', 'person ' || owner)
      FROM (SELECT DISTINCT split_part(change, ' ', 1) AS owner FROM unnest(revised) AS change) AS changed;
  END IF;
  IF moved <> coalesce(current_setting('fonte.renewed', true), '') THEN
    PERFORM set_config('fonte.renewed', moved, true);
    UPDATE community_version SET version = version_after(version);
  END IF;
END $$;

CREATE FUNCTION tell_changes_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes();
  RETURN NULL;
END $$;

-- Whose row it was, and of which table; a statement names the same ones again and again. One setting holds some of them
-- and no more: where thousands copied a program that goes, each would be written once for every other one.
CREATE FUNCTION note_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change text := (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0]) || ' ' || TG_TABLE_NAME;
  part integer := coalesce(nullif(current_setting('fonte.revised_parts', true), ''), '0');
  revised text := coalesce(current_setting('fonte.revised_' || part, true), '');
BEGIN
  IF change IS NULL OR left(revised, length(change)) = change THEN RETURN NULL; END IF;
  IF length(revised) > 2000 THEN
    part := part + 1;
    revised := '';
    PERFORM set_config('fonte.revised_parts', part::text, true);
  END IF;
  PERFORM set_config('fonte.revised_' || part, concat_ws(',', change, nullif(revised, '')), true);
  RETURN NULL;
END $$;

-- Which posts moved, and the programs of those that did. A message of PostgreSQL has 8,000 bytes: what does not fit, or is
-- about an author, names none.
CREATE OR REPLACE FUNCTION note_community_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text := coalesce(current_setting('fonte.moved', true), '');
  added text := '';
BEGIN
  IF TG_TABLE_NAME = 'posts' THEN
    added := concat(coalesce(NEW.id, OLD.id), ',', coalesce(NEW.program_id, OLD.program_id));
  ELSIF TG_TABLE_NAME = 'post_figures' THEN
    added := NEW.post_id;
  END IF;
  IF moved <> 'many' AND (moved = '' OR added = '' OR position(added IN moved) = 0) THEN
    moved := CASE WHEN added = '' OR length(moved) > 4000 THEN 'many' ELSE concat_ws(',', nullif(moved, ''), added) END;
    PERFORM set_config('fonte.moved', moved, true);
  END IF;
  RETURN NULL;
END $$;

-- Of triggers of one moment the first by name comes first: `noted` before `told`, also where nothing is deferred.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('programs', 'program_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('exercises', 'exercise_revised', 'INSERT OR UPDATE OR DELETE', 'creator_id'),
    ('workout_history', 'workout_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('body_measures', 'measure_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('reports', 'report_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('profiles', 'profile_revised', 'UPDATE', 'id'),
    ('posts', 'post_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('program_copies', 'copy_revised', 'INSERT OR UPDATE', 'user_id'),
    ('post_ratings', 'rating_revised', 'INSERT OR UPDATE OF rating', 'user_id'),
    ('hidden_authors', 'hidden_author_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('gyms', 'gym_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('training_plans', 'training_plan_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('imports', 'import_revised', 'INSERT OR UPDATE OR DELETE', 'user_id'),
    ('import_names', 'import_name_revised', 'INSERT OR UPDATE OR DELETE', 'user_id')
  ) AS triggers (on_table, former, events, owner) LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', one.former, one.on_table);
    EXECUTE format('CREATE TRIGGER revision_noted AFTER %s ON %I FOR EACH ROW EXECUTE FUNCTION note_revision(%L)',
      one.events, one.on_table, one.owner);
    EXECUTE format('CREATE CONSTRAINT TRIGGER revision_told AFTER %s ON %I DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION tell_changes_at_end()', one.events, one.on_table);
  END LOOP;
END $$;
DROP FUNCTION raise_revision();

DROP TRIGGER post_told ON posts;
CREATE TRIGGER post_noted AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION note_community_change();

DROP TRIGGER figures_changed ON post_figures;
CREATE TRIGGER figures_noted AFTER UPDATE ON post_figures
  FOR EACH ROW EXECUTE FUNCTION note_community_change();
CREATE CONSTRAINT TRIGGER figures_told AFTER UPDATE ON post_figures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_changes_at_end();

DROP TRIGGER author_changed ON users;
CREATE TRIGGER author_noted AFTER UPDATE OF blocked_at ON users
  FOR EACH ROW WHEN (NEW.blocked_at IS DISTINCT FROM OLD.blocked_at) EXECUTE FUNCTION note_community_change();
CREATE CONSTRAINT TRIGGER author_told AFTER UPDATE OF blocked_at ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.blocked_at IS DISTINCT FROM OLD.blocked_at)
  EXECUTE FUNCTION tell_changes_at_end();
