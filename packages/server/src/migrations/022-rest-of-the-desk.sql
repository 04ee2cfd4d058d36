-- Wrong codes in a row, over all sign-ins of an account, and when its owner was last told of them: what the account's list of
-- events shows is shortened, and decides nothing.
ALTER TABLE second_factors
  ADD COLUMN refused_codes integer NOT NULL DEFAULT 0,
  ADD COLUMN warned_at timestamptz;
UPDATE second_factors SET warned_at =
  (SELECT max(last_at) FROM account_events WHERE user_id = second_factors.user_id AND kind = 'second-step-failed');

-- The day on which somebody was last here, by which administrators find who was not: it changes once a day at most, so that
-- the many changes of the instant write no index.
ALTER TABLE users ADD COLUMN active_day date NOT NULL GENERATED ALWAYS AS (
  CASE WHEN confirmed_at IS NULL THEN '-infinity'::date
    ELSE coalesce((greatest(last_sign_in_at, last_seen_at) AT TIME ZONE 'UTC')::date, '-infinity'::date) END) STORED;
CREATE INDEX users_active_day ON users (active_day) WHERE blocked_at IS NULL;

-- People and tickets are searched as posts are: letters beyond ASCII are stored as five capitals each, as `indexed-letters.ts`
-- writes them. The server writes the words anew at its start where they are null.
UPDATE profiles SET search_text = NULL WHERE search_text ~ '[^ -~]';
UPDATE reports SET search_text = NULL WHERE search_text ~ '[^ -~]';

-- Who has finished a workout of a program, one person after the other.
CREATE INDEX workout_history_people ON workout_history (program_id, user_id) WHERE program_id IS NOT NULL;
