-- A copy is not written when its original goes: where a hundred thousand people had copied a program, its author could not
-- delete it in the time of a statement. What it was copied from is told by program_copies, which goes with the original.
ALTER TABLE programs DROP CONSTRAINT programs_copied_from_program_id_fkey;
DROP INDEX programs_copied_from;
