-- A post that was deleted does not come back, however late the call that made it is repeated.
CREATE TRIGGER post_deleted AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION note_deletion('user_id');
