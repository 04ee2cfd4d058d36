-- The second step of a sign-in: time codes (RFC 6238). The secret is encrypted with a key that the database does not have.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  -- Which of the server's keys it is encrypted with.
  key_name text NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Null until a first code has proved that the owner's app has the secret.
  turned_on_at timestamptz,
  -- The last time step whose code was accepted: each one is accepted once.
  last_step integer NOT NULL DEFAULT 0,
  recovery_salt bytea
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- A sign-in between its two steps; the browser has the token in a cookie.
CREATE TABLE sign_in_challenges (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A change or reset of the password since then ends the challenge.
  password_version integer NOT NULL,
  remember boolean NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id, expires_at);
CREATE INDEX sign_in_challenges_end ON sign_in_challenges (expires_at);

-- What concerned the safety of an account, for its owner to see.
CREATE TABLE account_events (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- The user agent, as far as one is known.
  agent text NOT NULL DEFAULT '',
  -- What was refused to one browser within an hour is one row.
  times integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX account_events_user ON account_events (user_id, last_at DESC, id DESC);
CREATE INDEX account_events_age ON account_events (last_at);
