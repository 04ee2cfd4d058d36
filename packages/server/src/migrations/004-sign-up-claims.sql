-- A sign-up with the e-mail of an account that exists: its sender is answered as one who waits for a confirmation, until
-- the claim is as old as an unconfirmed account may become. It opens nothing.
CREATE TABLE sign_up_claims (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  username text NOT NULL CHECK (length(username) BETWEEN 3 AND 30),
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX sign_up_claims_username ON sign_up_claims (lower(username));
CREATE INDEX sign_up_claims_created ON sign_up_claims (created_at);

-- How often the password was changed: what a device was told of it is worth nothing afterwards.
ALTER TABLE users ADD COLUMN password_version integer NOT NULL DEFAULT 0;
