-- Accounts: the person, what they show of themselves, and where they are signed in.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  password_hash text NOT NULL,
  confirmed_at timestamptz,
  blocked_at timestamptz,
  last_sign_in_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE profiles (
  id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('admin', 'user')),
  plan text NOT NULL CHECK (plan IN ('Basic', 'Trial', 'Premium', 'Invité')),
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  lang text NOT NULL DEFAULT 'fr' CHECK (lang IN ('fr', 'en')),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  username text NOT NULL CHECK (length(username) BETWEEN 3 AND 30),
  avatar_url text,
  CHECK ((plan = 'Trial') = (trial_started_at IS NOT NULL AND trial_ends_at IS NOT NULL))
);
CREATE UNIQUE INDEX profiles_username ON profiles (lower(username));

-- A session is one sign-in on one device; its tokens are kept only as hashes.
-- Its id is random and part of both tokens, so that an old token names the session it was stolen from.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  access_hash bytea NOT NULL,
  access_expires_at timestamptz NOT NULL,
  -- The access token before the current one: good for ten more seconds, for the calls that were under way.
  former_access_hash bytea,
  refresh_hash bytea NOT NULL,
  -- The refresh token before the current one: accepted while the current pair is unused, or for ten seconds.
  parent_hash bytea,
  pair_used boolean NOT NULL DEFAULT false,
  rotated_at timestamptz NOT NULL,
  remember boolean NOT NULL,
  agent text NOT NULL,
  password_typed_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Counters of the rate limits that all servers share. Losing them in a crash of the database costs nothing.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Mailed links: single use, superseded by a newer one of the same purpose.
CREATE TABLE mailed_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm-email', 'reset-password')),
  expires_at timestamptz NOT NULL,
  UNIQUE (user_id, purpose)
);

-- The mailbox of the embedded default, where no SMTP server is configured.
CREATE TABLE mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  links jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- The library. `seed_hash` is what the loader last wrote: a row that differs from it was edited here and is left alone.
CREATE TABLE muscle_groups (
  id text PRIMARY KEY,
  name text NOT NULL,
  name_en text,
  position integer NOT NULL DEFAULT 0,
  seed_hash text,
  edited_at timestamptz
);
CREATE UNIQUE INDEX muscle_groups_name ON muscle_groups (lower(name));

CREATE TABLE muscles (
  id text PRIMARY KEY,
  muscle_group_id text NOT NULL REFERENCES muscle_groups ON DELETE RESTRICT,
  name text NOT NULL,
  name_en text,
  region text,
  position integer NOT NULL DEFAULT 0,
  seed_hash text,
  edited_at timestamptz
);
CREATE INDEX muscles_group ON muscles (muscle_group_id);

CREATE TABLE exercises (
  id text PRIMARY KEY CHECK (length(id) <= 200),
  creator_id uuid REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_en text,
  aliases text[] NOT NULL DEFAULT '{}',
  aliases_en text[] NOT NULL DEFAULT '{}',
  equipment text NOT NULL,
  equipment_en text,
  description text NOT NULL,
  description_en text,
  muscle_group_id text NOT NULL REFERENCES muscle_groups ON DELETE RESTRICT,
  muscle_ids text[] NOT NULL DEFAULT '{}',
  image_url text,
  archived_at timestamptz,
  seed_hash text,
  edited_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX exercises_creator ON exercises (creator_id);
CREATE INDEX exercises_muscle_group ON exercises (muscle_group_id);
CREATE INDEX exercises_muscles ON exercises USING gin (muscle_ids);

CREATE TABLE programs (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_en text,
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 2000),
  description_en text,
  image_url text,
  is_public boolean NOT NULL DEFAULT false,
  is_predefined boolean NOT NULL DEFAULT false,
  copied_from_program_id uuid REFERENCES programs ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  position integer NOT NULL DEFAULT 0,
  seed_hash text,
  edited_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (is_predefined = (user_id IS NULL))
);
CREATE INDEX programs_user ON programs (user_id, created_at DESC, id);
CREATE INDEX programs_predefined ON programs (position) WHERE is_predefined;
CREATE INDEX programs_copied_from ON programs (copied_from_program_id);

CREATE TABLE program_exercises (
  program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE,
  exercise_id text NOT NULL REFERENCES exercises,
  "order" integer NOT NULL,
  default_rest integer NOT NULL CHECK (default_rest BETWEEN 0 AND 3600),
  sets jsonb NOT NULL CHECK (jsonb_array_length(sets) BETWEEN 1 AND 30),
  PRIMARY KEY (program_id, exercise_id),
  UNIQUE (program_id, "order") DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX program_exercises_exercise ON program_exercises (exercise_id);

CREATE TABLE workout_history (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- No foreign key: a finished workout outlives its program.
  program_id uuid,
  program_name text NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes >= 0),
  exercises_done integer NOT NULL CHECK (exercises_done >= 0),
  sets_done integer NOT NULL CHECK (sets_done >= 0),
  total_weight_lifted numeric(12, 2) NOT NULL CHECK (total_weight_lifted >= 0),
  started_at timestamptz,
  completed_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX workout_history_user ON workout_history (user_id, completed_at DESC, id DESC);

CREATE TABLE workout_sets (
  entry_id uuid NOT NULL REFERENCES workout_history ON DELETE CASCADE,
  "order" integer NOT NULL,
  -- User and time are the entry's, repeated so that the last time of an exercise is one look into an index.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  completed_at timestamptz NOT NULL,
  -- No foreign key: the set keeps the name it was done under.
  exercise_id text NOT NULL,
  exercise_name text NOT NULL,
  reps integer NOT NULL CHECK (reps BETWEEN 0 AND 1000),
  weight numeric(6, 2) NOT NULL CHECK (weight BETWEEN 0 AND 2000),
  -- Room for what a set may become: its kind, its effort and its time.
  kind text,
  effort numeric(3, 1),
  seconds integer,
  PRIMARY KEY (entry_id, "order")
);
CREATE INDEX workout_sets_user_exercise ON workout_sets (user_id, exercise_id, completed_at DESC);
