-- A proposal that was taken is kept until the files say something else: taking that back proposes it again. `taken_in` is
-- the row of the audit log, `former` what the row held that no edit says.
ALTER TABLE library_proposals ADD COLUMN taken_in uuid, ADD COLUMN former json;
