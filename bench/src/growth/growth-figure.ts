import process from 'node:process'
import { type Measurement, median } from '../kit/measurement.ts'

/** How long (ms) each of so many calls takes, one after the other; `prepare` comes before each and is not measured. */
export const timesOf = async (
  calls: number,
  call: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<number[]> => {
  const times: number[] = []
  for (let count = 0; count < calls; count++) {
    await prepare()
    const startedAt = performance.now()
    await call()
    times.push(performance.now() - startedAt)
  }
  return times
}

/**
 * How many times as long a call takes among many rows as among few: by the medians of `turns` turns, of which each asks
 * first the small place and then the large one, after one turn of both that is not counted. `timesIn` measures one turn.
 */
export const growthFigure = async <Place>(
  name: string,
  { small, large }: { readonly small: Place; readonly large: Place },
  turns: number,
  timesIn: (place: Place) => Promise<readonly number[]>,
): Promise<Measurement> => {
  const few: number[] = []
  const many: number[] = []
  for (const place of [small, large]) await timesIn(place)
  for (let turn = 0; turn < turns; turn++) {
    few.push(...(await timesIn(small)))
    many.push(...(await timesIn(large)))
  }
  const [one, other] = [median(few), median(many)]
  process.stdout.write(`${name}: ${one.toFixed(2)} ms among few, ${other.toFixed(2)} ms among many\n`)
  return { name: `${name}: p50 among many to p50 among few`, measured: other / one, unit: '×', bar: { atMost: 1.5 } }
}
