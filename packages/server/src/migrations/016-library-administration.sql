-- Two administrators may have the same row open: each change raises its version, and a change that was made from an older
-- one is refused. Programs have had one from the beginning.
ALTER TABLE muscle_groups ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE muscles ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE exercises ADD COLUMN version integer NOT NULL DEFAULT 1;

-- What an administrator deleted of the library's files: the next start does not bring it back.
CREATE TABLE library_removals (
  table_name text NOT NULL CHECK (table_name IN ('muscle_groups', 'muscles', 'programs')),
  id text NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (table_name, id)
);

-- A new release may bring a name that an administrator has given to a row of theirs: that must not keep the server from
-- starting. Among administrators, the operations refuse a name that is taken.
DROP INDEX muscle_groups_name;
