-- The import, as an export that is restored is one, that brought a gym or a training plan where there was none, and the
-- version that it brought; null where its person saved it since. A server of the version before saves over it without
-- knowing the import: what it saved is of another version, and stays when the import is undone.
ALTER TABLE gyms ADD COLUMN import_id uuid, ADD COLUMN import_version integer;
ALTER TABLE training_plans ADD COLUMN import_id uuid, ADD COLUMN import_version integer;
