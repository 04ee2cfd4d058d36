-- What a transaction changed is told at its end by the first row that it wrote, and no more by each: PostgreSQL kept a wish
-- of every row, and came to all of them one after the other while others waited for what the first had locked. Where
-- somebody left who had trained for years, nobody could rate or publish for seconds.
CREATE FUNCTION asks_to_tell() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fonte.asked', true) = 'yes' THEN RETURN false; END IF;
  PERFORM set_config('fonte.asked', 'yes', true);
  RETURN true;
END $$;

-- Who writes after that, in the end itself, asks anew.
CREATE OR REPLACE FUNCTION tell_changes_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('fonte.asked', '', true);
  PERFORM tell_changes();
  RETURN NULL;
END $$;

-- The condition is looked at as a row is written, and only who fulfils it waits for the end.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT tgname AS name, tgrelid::regclass AS its_table, pg_get_triggerdef(oid) AS definition
    FROM pg_trigger WHERE tgfoid = 'tell_changes_at_end'::regproc AND tgqual IS NULL
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', one.name, one.its_table);
    EXECUTE replace(one.definition, ' EXECUTE FUNCTION ', ' WHEN (asks_to_tell()) EXECUTE FUNCTION ');
  END LOOP;
END $$;
