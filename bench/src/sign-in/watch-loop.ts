import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

/** Preloaded into a server: watches its event loop, and writes the 99th percentile of its delay (ms) when asked. */
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

process.on('SIGUSR2', () => {
  writeFileSync(process.env.LOOP_DELAY_FILE ?? '', String(delay.percentile(99) / 1e6))
  delay.reset()
})
