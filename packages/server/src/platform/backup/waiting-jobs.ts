/** Name under which a back-up holds the jobs that wait, mails among them; no table of Fonte has it. */
export const waitingJobs = 'waiting_jobs'

/** What of a job is kept. */
export const jobColumns = ['task', 'payload', 'run_at', 'max_attempts'] as const

/** Jobs of a crontab make themselves again; those that failed too often are given up anyway. */
export const waitingJobsQuery = `
  SELECT identifier AS task, payload, run_at, max_attempts
  FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
  WHERE payload::jsonb -> '_cron' IS NULL AND attempts < max_attempts
  ORDER BY jobs.id`

/** A place for the jobs of a back-up until they are queued. */
export const makeRoomForJobs = `
  CREATE TABLE ${waitingJobs} (task text, payload json, run_at timestamptz, max_attempts integer)`

/** Queues the jobs of a back-up as they were, and takes their place away. */
export const queueWaitingJobs = `
  SELECT graphile_worker.add_job(task, payload := payload, run_at := run_at, max_attempts := max_attempts)
  FROM ${waitingJobs};
  DROP TABLE ${waitingJobs}`
