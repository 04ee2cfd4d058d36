-- What each muscle does in a lift of the library: those of `muscle_ids` that do the work, and those that hold still; and
-- how the lift is done, in both languages. The library fills them at the next start; what members make has none of them.
ALTER TABLE exercises
  ADD COLUMN prime_muscle_ids text[],
  ADD COLUMN stabilising_muscle_ids text[],
  ADD COLUMN guide json;
