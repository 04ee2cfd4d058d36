import { defaultGyms } from '@fonte/domain/gym/gym'
import { barPlan } from '@fonte/domain/gym/setup'
import { type Measurement, median } from './kit/measurement.ts'

/** Weights (kg) of twelve sets that all need other plates. */
const weights = [40, 52.5, 65, 77.5, 90, 102.5, 115, 107.5, 95, 82.5, 67.5, 55]
const runs = 100

/** Ms that the plates of twelve sets of an exercise take to plan, laid out anew each time. */
export const measurePlates = async (): Promise<Measurement[]> => {
  const gym = defaultGyms.kg
  const [bar] = gym.bars
  if (!bar) throw new Error('a usual gym has a bar')
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    const { loadings } = barPlan(gym, bar, weights)
    const time = performance.now() - from
    if (loadings.includes(null)) throw new Error('a usual gym loads each of these weights')
    return time
  })
  return [
    { name: `plates of ${weights.length} sets`, measured: median(times), unit: 'ms', bar: { atMost: 5 } },
    { name: '… the first time', measured: times[0] ?? Number.NaN, unit: 'ms' },
  ]
}
