import type { Figure } from '../kit/figure.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte } from '../kit/person.ts'
import { finishWorkouts, writePrograms } from '../kit/training.ts'
import { scorePage } from './lighthouse.ts'
import { measureTaps } from './taps.ts'

/** What people see of the speed: first visits of three screens, and taps during a workout. */
export const measurePages = (): Promise<Figure[]> =>
  withServer(async ({ url }) => {
    const person = await joinFonte(url)
    const [program = ''] = await writePrograms(person, 6)
    await finishWorkouts(person, 30)
    return [
      ...(await measureTaps(url, await person.newDevice(), program)),
      ...(await scorePage('/auth', `${url}/auth`, async () => '')),
      ...(await scorePage('/', `${url}/`, person.newDevice)),
      ...(await scorePage('/workout', `${url}/workout/${program}`, person.newDevice)),
    ]
  })
