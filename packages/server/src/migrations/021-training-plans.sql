-- What a person plans to train, as one document: schedule and weeks of lighter training.
CREATE TABLE training_plans (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  content json NOT NULL CHECK (length(content::text) <= 16384),
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE CONSTRAINT TRIGGER training_plan_revised AFTER INSERT OR UPDATE OR DELETE ON training_plans
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_revision('user_id');
