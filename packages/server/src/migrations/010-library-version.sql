-- What everybody reads alike (muscles, global exercises, predefined programs) has one version, which differs after each
-- change of it: whether somebody has all of it already is then told by one row. It is random rather than counted, as a
-- restored database would count the same numbers again.
CREATE TABLE library_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO library_version DEFAULT VALUES;

CREATE FUNCTION note_library_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE library_version SET version = gen_random_uuid();
  RETURN NULL;
END $$;

CREATE TRIGGER library_changed AFTER INSERT OR UPDATE OR DELETE ON muscle_groups
  FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();
CREATE TRIGGER library_changed AFTER INSERT OR UPDATE OR DELETE ON muscles
  FOR EACH STATEMENT EXECUTE FUNCTION note_library_change();

CREATE TRIGGER library_changed AFTER INSERT OR UPDATE ON exercises
  FOR EACH ROW WHEN (NEW.creator_id IS NULL) EXECUTE FUNCTION note_library_change();
CREATE TRIGGER library_shrank AFTER DELETE ON exercises
  FOR EACH ROW WHEN (OLD.creator_id IS NULL) EXECUTE FUNCTION note_library_change();

-- The exercises of a program are never replaced without its row.
CREATE TRIGGER library_changed AFTER INSERT OR UPDATE ON programs
  FOR EACH ROW WHEN (NEW.is_predefined) EXECUTE FUNCTION note_library_change();
CREATE TRIGGER library_shrank AFTER DELETE ON programs
  FOR EACH ROW WHEN (OLD.is_predefined) EXECUTE FUNCTION note_library_change();
