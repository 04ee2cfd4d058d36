-- What an exercise of the library needs, by the ids of the library's equipment. The library fills it at the next start;
-- what somebody typed for an exercise of their own stays a text, and these are none.
ALTER TABLE exercises ADD COLUMN equipment_ids text[] NOT NULL DEFAULT '{}';
