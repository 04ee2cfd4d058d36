-- Versions of the posts come one after the other: the first half is the time (microseconds since the epoch), later than
-- that of the version before whatever the clock says, the second half is chance. A page sees by it whether the list that
-- it has read is as new as what it is told of. What lies more than a day ahead is no such time.
CREATE FUNCTION version_after(before uuid) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (lpad(to_hex(CASE WHEN last.time < now.time + 86400000000 THEN greatest(last.time + 1, now.time) ELSE now.time END), 16, '0')
    || right(replace(gen_random_uuid()::text, '-', ''), 16))::uuid
  FROM (SELECT ('x' || left(replace(before::text, '-', ''), 16))::bit(64)::bigint) AS last (time),
    (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) AS now (time)
$$;

UPDATE community_version SET version = version_after(version);

CREATE OR REPLACE FUNCTION note_community_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fonte.community', true) = 'noted' THEN RETURN NULL; END IF;
  UPDATE community_version SET version = version_after(version);
  PERFORM set_config('fonte.community', 'noted', true), pg_notify('fonte_events', 'posts');
  RETURN NULL;
END $$;
