-- The unit in which somebody reads and types weights; what is stored is kilograms, and pounds beside them where they were typed.
ALTER TABLE profiles ADD COLUMN unit text NOT NULL DEFAULT 'kg' CHECK (unit IN ('kg', 'lb'));

-- The weight of a workout in pounds, added up as they were typed; null where every set was typed in kilograms.
ALTER TABLE workout_history ADD COLUMN total_weight_lb numeric(12, 2);

-- What somebody's gym has: bars, plates, steps, notes. One document a person; its version tells two devices apart.
CREATE TABLE gyms (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Null since a reset, which raises the version: what was read before it does not come back.
  content json,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE CONSTRAINT TRIGGER gym_revised AFTER INSERT OR UPDATE OR DELETE ON gyms
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
