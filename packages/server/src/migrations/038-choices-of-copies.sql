-- What was taken over and left of an author's change last, by its digest: where the answer was lost on its way, the same
-- call again is answered as the first time.
ALTER TABLE program_copies ADD COLUMN last_choice text;
