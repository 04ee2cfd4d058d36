import type pg from 'pg'

type Connected = Parameters<pg.Pool['connect']>[0]

const givingOnce =
  (callback: Connected): Connected =>
  (error, client, release) => {
    let isReleased = false
    callback(error, client, (reason) => {
      if (!isReleased) release(reason)
      isReleased = true
    })
  }

/**
 * The same pool for graphile-worker, which gives the connection it listens on back twice when the database goes while it
 * stops; pg would take the second time for a failure that ends the process.
 */
export const takenBackOnce = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get: (target, key) => {
      if (key !== 'connect') return Reflect.get(target, key, target)
      return (callback?: Connected) => (callback ? target.connect(givingOnce(callback)) : target.connect())
    },
  })
