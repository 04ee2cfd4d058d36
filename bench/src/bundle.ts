import process from 'node:process'
import type { Measurement } from './kit/measurement.ts'

interface FirstScreen {
  readonly screen: string
  readonly bytes: number
  readonly bar: number
}

/** The JavaScript of the first screens, as `npm run check` measures it and the launcher of the benchmark passes it on. */
export const measureBundle = (): Measurement[] => {
  const screens: readonly FirstScreen[] = JSON.parse(process.env.FIRST_SCREENS ?? '[]')
  return screens.map(({ screen, bytes, bar }) => ({
    name: `${screen}: initial JavaScript, gzip`,
    measured: bytes / 1000,
    unit: 'kB',
    bar: { atMost: bar / 1000 },
  }))
}
