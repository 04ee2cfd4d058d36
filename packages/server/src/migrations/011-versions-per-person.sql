-- What a person reads has a version beside the number of their changes, one for each list, so that one row tells whether a
-- device has it already. It is random rather than counted, as a restored database would count the same numbers again.
-- Without exercises of their own a person shares the library's answer with everybody, and has no version of it.
ALTER TABLE revisions
  ADD COLUMN programs_version uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN exercises_version uuid,
  ADD COLUMN history_version uuid NOT NULL DEFAULT gen_random_uuid();
UPDATE revisions SET exercises_version = gen_random_uuid() WHERE user_id IN (SELECT creator_id FROM exercises);

-- A transaction raises the number once, and renews the version of each table that it changed. The exercises of a program
-- and the sets of a workout are never changed without the row that they belong to.
CREATE OR REPLACE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
  is_raised boolean := owner IS NOT DISTINCT FROM current_setting('fonte.raised', true);
BEGIN
  IF owner IS NULL OR (is_raised AND TG_TABLE_NAME = current_setting('fonte.renewed', true)) THEN RETURN NULL; END IF;
  UPDATE revisions SET
    number = number + (NOT is_raised)::integer,
    programs_version = CASE TG_TABLE_NAME WHEN 'programs' THEN gen_random_uuid() ELSE programs_version END,
    history_version = CASE TG_TABLE_NAME WHEN 'workout_history' THEN gen_random_uuid() ELSE history_version END,
    exercises_version = CASE TG_TABLE_NAME
      WHEN 'exercises' THEN (SELECT gen_random_uuid() FROM exercises WHERE creator_id = owner::uuid LIMIT 1)
      ELSE exercises_version END
    WHERE user_id = owner::uuid;
  PERFORM set_config('fonte.raised', owner, true), set_config('fonte.renewed', TG_TABLE_NAME, true);
  RETURN NULL;
END $$;
