-- A post that was deleted does not come back, however late the call that made it is repeated.
CREATE TRIGGER post_deleted AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION note_deletion('user_id');

-- The version of everybody's list is renewed last, after those of the people concerned: triggers of one event fire in the
-- order of their names, and two transactions that change both take their rows in one order.
ALTER TRIGGER post_changed ON posts RENAME TO post_told;
