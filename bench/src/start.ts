import { launchServer } from '@fonte/server/test-kit/server-process'
import { type Measurement, median } from './kit/measurement.ts'
import { withDataFolder } from './kit/own-server.ts'

/** Starts Fonte as `npm start` does and stops it again; answers the seconds until it was ready. */
const secondsToReady = async (dataDir: string): Promise<number> => {
  const server = await launchServer({ dataDir, script: 'scripts/start.mjs' })
  await server.end()
  return server.readyAfter / 1000
}

/** How long people wait for the server: on an empty data folder, and from the second time on. */
export const measureStart = (): Promise<Measurement[]> =>
  withDataFolder(async (dataDir) => {
    const first = await secondsToReady(dataDir)
    const further: number[] = []
    for (let count = 0; count < 3; count++) further.push(await secondsToReady(dataDir))
    return [
      { name: 'first start to ready, built, no data', measured: first, unit: 's' },
      { name: 'further start to ready', measured: median(further), unit: 's', bar: { atMost: 5 } },
    ]
  })
