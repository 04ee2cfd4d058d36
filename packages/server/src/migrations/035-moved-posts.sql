-- Pages are told which posts moved, and the programs of those that did, so that each reads what it shows alone. Every
-- row of a transaction names itself; the version, which is renewed once, then tells of all of them with one message. A
-- message of PostgreSQL has 8,000 bytes: what does not fit, or is about an author, names none.
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
  IF current_setting('fonte.community', true) = 'noted' THEN RETURN NULL; END IF;
  UPDATE community_version SET version = version_after(version);
  PERFORM set_config('fonte.community', 'noted', true);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_community_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fonte_events', concat_ws(' ', 'posts', NEW.version, nullif(nullif(current_setting('fonte.moved', true), 'many'), '')));
  RETURN NULL;
END $$;
-- It is queued by the first row that renews the version, and so comes after all rows.
CREATE CONSTRAINT TRIGGER community_told AFTER UPDATE ON community_version
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_community_change();
