-- The whole that a predefined program is one day of. The library fills it at the next start.
ALTER TABLE programs ADD COLUMN series json;

-- What the library's files say of a row that an administrator has edited: it is not overwritten, the new text is proposed.
CREATE TABLE library_proposals (
  table_name text NOT NULL CHECK (table_name IN ('exercises', 'programs')),
  id text NOT NULL,
  -- The row as the loader would write it, and its hash.
  entry json NOT NULL,
  seed_hash text NOT NULL,
  -- When an administrator chose to keep theirs; the next text is proposed anew.
  declined_at timestamptz,
  PRIMARY KEY (table_name, id)
);
