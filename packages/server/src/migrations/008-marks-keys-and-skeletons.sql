-- A browser writes its cookies half a minute late: killed before, it comes back with the refresh token before the current
-- one. It is known by the mark that it got at the sign-in. Sessions that began without a mark go on without this.
ALTER TABLE sessions ADD COLUMN mark_hash bytea;
-- When the current pair was last answered to the browser with that mark; null where another one got it.
ALTER TABLE sessions ADD COLUMN handed_at timestamptz;

-- The key under which a device locks what a person left there unsent. Only a session of theirs gets it.
ALTER TABLE users ADD COLUMN lock_key bytea NOT NULL
  DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- What a username looks like (Unicode TS 39). The server fills it at its start where it is null. It is not unique: names
-- that looked alike before stay, and a lock on the skeleton keeps new ones apart.
ALTER TABLE profiles ADD COLUMN username_skeleton text;
ALTER TABLE sign_up_claims ADD COLUMN username_skeleton text;
CREATE INDEX profiles_username_skeleton ON profiles (username_skeleton);
CREATE INDEX sign_up_claims_username_skeleton ON sign_up_claims (username_skeleton);
