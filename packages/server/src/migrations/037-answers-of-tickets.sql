-- Each answer that was mailed to the author of a ticket, by the id that its administrator's device gave it: however late its
-- call comes again, it is mailed once. What it said is not kept.
CREATE TABLE report_answers (
  report_id uuid NOT NULL REFERENCES reports ON DELETE CASCADE,
  id uuid NOT NULL,
  PRIMARY KEY (report_id, id)
);
INSERT INTO report_answers SELECT id, answer_id FROM reports WHERE answer_id IS NOT NULL;
ALTER TABLE reports DROP COLUMN answer_id;
