-- The version with which a program got what its copiers may take over: other weights, and notes and rules of its own, raise
-- its version alone. Of earlier ones nobody knows better than that it may have been the last.
ALTER TABLE programs ADD COLUMN shared_version integer NOT NULL DEFAULT 1;

ALTER TABLE programs DISABLE TRIGGER revision_noted;
ALTER TABLE programs DISABLE TRIGGER revision_told;
ALTER TABLE programs DISABLE TRIGGER library_changed;
UPDATE programs SET shared_version = version WHERE version > 1 AND NOT is_predefined;
ALTER TABLE programs ENABLE TRIGGER revision_noted;
ALTER TABLE programs ENABLE TRIGGER revision_told;
ALTER TABLE programs ENABLE TRIGGER library_changed;
