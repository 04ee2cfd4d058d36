import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { launchServer, serverOptions } from '@fonte/server/test-kit/server-process'
import { type Measurement, median } from '../kit/measurement.ts'
import { withDataFolder } from '../kit/own-server.ts'
import { joinFonte } from '../kit/person.ts'

/** So many sign in at once. */
const members = 50

/** Of these so many are of one person. */
const devices = 5

/** One more would meet the limit of an address. */
const rounds = 3

const watch = fileURLToPath(new URL('watch-loop.ts', import.meta.url))

/** The delay (ms) that the server has seen since it was last asked. */
const readDelay = async (pid: number, file: string): Promise<number> => {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    try {
      const written = readFileSync(file, 'utf8')
      if (written !== '') return Number(written)
    } catch {
      // Not written yet.
    }
  }
}

/** What hashing many passwords at once does to everybody else: the delay of the event loop. */
export const measureSignIns = (): Promise<Measurement[]> =>
  withDataFolder(async (dataDir) => {
    const file = join(dataDir, 'loop-delay')
    const nodeOptions = [...serverOptions, '--import', watch]
    const server = await launchServer({ dataDir, nodeOptions, env: { LOOP_DELAY_FILE: file } })
    try {
      const people = []
      for (let count = 0; count < members / devices; count++) people.push(await joinFonte(server.url))
      const delays: number[] = []
      for (let round = 0; round <= rounds; round++) {
        await readDelay(server.pid, file)
        await Promise.all(people.flatMap((person) => Array.from({ length: devices }, () => person.newDevice())))
        const delay = await readDelay(server.pid, file)
        if (round > 0) delays.push(delay)
      }
      const name = `event-loop delay while ${members} sign in, 99th percentile`
      return [{ name, measured: median(delays), unit: 'ms', bar: { atMost: 30 } }]
    } finally {
      await server.end()
    }
  })
