/** What a machine's cores have done since it started (ms): `busy` of `all`. `cores` as `os.cpus()` tells them. */
export function coreTimes(cores) {
  const times = cores.map(({ times }) => times)
  const all = times.flatMap(Object.values).reduce((sum, time) => sum + time, 0)
  const idle = times.reduce((sum, { idle }) => sum + idle, 0)
  return { busy: all - idle, all }
}

/**
 * The share of its cores that a machine used between two readings, in percent: near 100 only less work ends sooner, far
 * below it what waits could wait together. Null where the system tells no times.
 */
export function busyShare(before, after) {
  const all = after.all - before.all
  return all > 0 ? Math.round((100 * (after.busy - before.busy)) / all) : null
}
