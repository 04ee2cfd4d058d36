-- Since when a program asks for what it asks for: a change of weights or of its name leaves it. Of earlier ones nobody knows
-- better than when they were saved last.
ALTER TABLE programs ADD COLUMN work_since timestamptz NOT NULL DEFAULT now();
-- Whose a copy is, is a fact that outlives the original. Of a copy whose original is gone by now, and of a duplicate, nobody
-- knows: it counts as somebody else's.
ALTER TABLE programs ADD COLUMN copied_from_self boolean NOT NULL DEFAULT false;

ALTER TABLE programs DISABLE TRIGGER revision_noted;
ALTER TABLE programs DISABLE TRIGGER revision_told;
ALTER TABLE programs DISABLE TRIGGER library_changed;
UPDATE programs SET work_since = updated_at, copied_from_self = EXISTS (
  SELECT FROM programs AS original
  WHERE original.id = programs.copied_from_program_id AND original.user_id = programs.user_id);
ALTER TABLE programs ENABLE TRIGGER revision_noted;
ALTER TABLE programs ENABLE TRIGGER revision_told;
ALTER TABLE programs ENABLE TRIGGER library_changed;

-- With the account that owns it a program goes without a trace.
CREATE OR REPLACE FUNCTION note_copied_work(copy programs) RETURNS void LANGUAGE sql AS $$
  INSERT INTO copied_works AS known (user_id, digest, copied_at)
    SELECT users.id, work_digest(copy.id), copy.created_at FROM users
    WHERE users.id = copy.user_id AND work_digest(copy.id) IS NOT NULL AND NOT copy.copied_from_self
    ON CONFLICT (user_id, digest) DO UPDATE SET copied_at = least(known.copied_at, excluded.copied_at)
$$;
DROP TRIGGER copy_deleted ON programs;
CREATE TRIGGER copy_deleted BEFORE DELETE ON programs FOR EACH ROW
  WHEN (OLD.is_copy) EXECUTE FUNCTION note_deleted_copy();

-- Copies without an original were not noted before.
SELECT note_copied_work(programs) FROM programs WHERE is_copy AND copied_from_program_id IS NULL;
