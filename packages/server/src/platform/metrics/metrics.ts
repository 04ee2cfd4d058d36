import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Platform } from '../platform.ts'
import { readDatabaseFigures } from './figures-store.ts'

/** What is counted of each answer. */
export interface AnswerFigures {
  /** The class of its operation’s limit, or `page`, `stream`. */
  readonly routeClass: string
  /** Id of an operation that changes something; absent for anything else. */
  readonly writing?: string
  readonly status: number
  readonly seconds: number
}

/** The figures of one server for Prometheus. */
export interface Metrics {
  answered(figures: AnswerFigures): void
  streamOpened(): void
  streamClosed(): void
  /** All of them as they are now, in Prometheus’s text form. */
  text(): Promise<string>
  readonly contentType: string
  stop(): void
}

/** Upper bounds (s) of the classes of latency: most answers take a millisecond, a password’s hash a tenth of a second. */
const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const answerMetrics = (registers: Registry[]) => {
  const answers = new Counter({
    name: 'fonte_answers_total',
    help: 'Answers, by the class of the route and of the status.',
    labelNames: ['route_class', 'status_class'],
    registers,
  })
  const writes = new Counter({
    name: 'fonte_writes_total',
    help: 'Answers to operations that change something; those of the devices’ outboxes are among them.',
    labelNames: ['operation', 'status_class'],
    registers,
  })
  const durations = new Histogram({
    name: 'fonte_answer_seconds',
    help: 'Time from the arrival of a call to the end of its answer; event streams are left out.',
    labelNames: ['route_class'],
    buckets: latencies,
    registers,
  })
  return ({ routeClass, writing, status, seconds }: AnswerFigures): void => {
    const status_class = `${Math.floor(status / 100)}xx`
    answers.inc({ route_class: routeClass, status_class })
    if (writing) writes.inc({ operation: writing, status_class })
    if (routeClass !== 'stream') durations.observe({ route_class: routeClass }, seconds)
  }
}

/** Reads figures anew, before they are shown. */
type Refresh = () => Promise<void>

/** One figure; what is not known is NaN, which Prometheus keeps apart from 0. */
const gauge = (registers: Registry[], name: string, help: string): { set(value: number): void } => {
  const metric = new Gauge({ name: `fonte_${name}`, help, registers })
  metric.set(Number.NaN)
  return metric
}

const serverMetrics = (registers: Registry[], { database: { pool }, maintenance }: Platform): Refresh => {
  const all = gauge(registers, 'database_connections', 'Connections of this server to the database.')
  const idle = gauge(registers, 'database_connections_idle', 'Those of them that nobody uses now.')
  const waiting = gauge(registers, 'database_waiting', 'Calls that wait for a connection to the database.')
  const closed = gauge(registers, 'maintenance', '1 while the service is closed for maintenance.')
  return async () => {
    all.set(pool.totalCount)
    idle.set(pool.idleCount)
    waiting.set(pool.waitingCount)
    closed.set(Number(maintenance.isOn()))
  }
}

const databaseMetrics = (registers: Registry[], { database: { pool } }: Platform): Refresh => {
  const up = gauge(registers, 'database_up', '1 when the database answered within two seconds.')
  const waiting = gauge(registers, 'jobs_waiting', 'Jobs that wait, mails among them.')
  const failing = gauge(registers, 'jobs_failing', 'Jobs that failed at least once and are tried again.')
  const oldest = gauge(registers, 'jobs_oldest_seconds', 'Age of the oldest job that is due.')
  const migrations = gauge(registers, 'migrations', 'Steps of the schema that have run.')
  const size = gauge(registers, 'database_bytes', 'Size of the database.')
  return async () => {
    const figures = await readDatabaseFigures(pool).catch(() => null)
    up.set(figures ? 1 : 0)
    waiting.set(figures?.waiting ?? Number.NaN)
    failing.set(figures?.failing ?? Number.NaN)
    oldest.set(figures?.oldest ?? Number.NaN)
    migrations.set(figures?.migrations ?? Number.NaN)
    size.set(figures?.bytes ?? Number.NaN)
  }
}

const backupMetrics = (registers: Registry[], { backups }: Platform): Refresh => {
  if (!backups) return async () => undefined
  const last = gauge(registers, 'backup_timestamp_seconds', 'When the newest daily back-up was made.')
  const bytes = gauge(registers, 'backup_bytes', 'Size of the newest daily back-up.')
  const failed = gauge(registers, 'backup_failed', '1 when the last try failed.')
  return async () => {
    const health = await backups.health()
    failed.set(health.problem === null ? 0 : 1)
    last.set((health.last?.at ?? Number.NaN) / 1_000)
    bytes.set(health.last?.bytes ?? Number.NaN)
  }
}

/** Begins to count for one server. */
export const createMetrics = (platform: Platform): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const streams = new Gauge({ name: 'fonte_streams_open', help: 'Event streams that pages hold open.', registers })
  const refreshers = [databaseMetrics, serverMetrics, backupMetrics].map((add) => add(registers, platform))
  return {
    answered: answerMetrics(registers),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    text: async () => {
      await Promise.all(refreshers.map((refresh) => refresh()))
      return registry.metrics()
    },
    contentType: registry.contentType,
    stop: () => registry.clear(),
  }
}
