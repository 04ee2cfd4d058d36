-- What somebody measured of their body: one value a day and kind, in kg, percent or cm. It changes by the clock of the
-- training log, and travels with it; null is a value that was taken away.
CREATE TABLE body_measures (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL CHECK (day >= '1950-01-01'),
  kind text NOT NULL,
  value numeric(6, 2),
  seq bigint NOT NULL DEFAULT 0,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, day, kind)
);
CREATE UNIQUE INDEX body_measures_changes ON body_measures (user_id, seq);
CREATE TRIGGER measure_numbered BEFORE INSERT OR UPDATE ON body_measures
  FOR EACH ROW EXECUTE FUNCTION take_training_clock();

-- What is measured changes what the history tells: the pages of its person read both anew.
CREATE OR REPLACE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
  is_raised boolean := owner IS NOT DISTINCT FROM current_setting('fonte.raised', true);
BEGIN
  IF owner IS NULL OR (is_raised AND TG_TABLE_NAME = current_setting('fonte.renewed', true)) THEN RETURN NULL; END IF;
  UPDATE revisions SET
    number = number + (NOT is_raised)::integer,
    programs_version = CASE WHEN TG_TABLE_NAME IN ('programs', 'posts', 'program_copies') THEN gen_random_uuid() ELSE programs_version END,
    history_version = CASE WHEN TG_TABLE_NAME IN ('workout_history', 'body_measures') THEN gen_random_uuid() ELSE history_version END,
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
CREATE CONSTRAINT TRIGGER measure_revised AFTER INSERT OR UPDATE OR DELETE ON body_measures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
