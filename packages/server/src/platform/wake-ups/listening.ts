import pg from 'pg'

/** Name of the channel that the triggers of the schema notify. */
const channel = 'fonte_events'

/** Waits (ms) before the next tries to connect again; the last one repeats. */
const delays = [100, 1_000, 2_000, 5_000, 10_000]

/** How often (ms) the silent connection is asked whether it still lives. */
const heartbeat = 25_000

/** How long (ms) it may take to answer. */
const answerTimeout = 10_000

/** Who is told what happens on the channel. */
export interface ChannelListener {
  /** Listening began, or began again: what happened in between was missed. */
  connected(): void
  notified(topic: string): void
  /** Connecting again failed; it goes on being tried. */
  unreachable(reason: Error): void
}

const connect = async (settings: pg.ClientConfig, listener: ChannelListener): Promise<pg.Client> => {
  const own = { application_name: 'fonte-events', keepAlive: true, query_timeout: answerTimeout }
  const client = new pg.Client({ ...settings, ...own })
  // An error ends the connection, and its end is what counts.
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => listener.notified(payload))
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Ends a connection that answers no more, so that a new one is made. */
const keepAwake = (client: pg.Client): NodeJS.Timeout =>
  setInterval(() => client.query('SELECT 1').catch(() => client.end().catch(() => undefined)), heartbeat)

/**
 * Listens on one connection of its own until `stop`, and makes a new one whenever it is lost.
 * Rejects when the first one cannot be made.
 */
export const listen = async (
  settings: pg.ClientConfig,
  listener: ChannelListener,
): Promise<{ stop(): Promise<void> }> => {
  let stopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined
  const begin = async () => {
    const made = await connect(settings, listener)
    if (stopped) return made.end()
    client = made
    failures = 0
    const heart = keepAwake(made)
    made.once('end', () => {
      clearInterval(heart)
      again()
    })
    listener.connected()
  }
  const again = () => {
    if (stopped) return
    const delay = delays[Math.min(failures, delays.length - 1)]
    failures += 1
    timer = setTimeout(() => {
      begin().catch((error: Error) => {
        listener.unreachable(error)
        again()
      })
    }, delay)
  }
  await begin()
  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
  return { stop }
}
