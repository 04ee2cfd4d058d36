import type { Figure } from '../kit/figure.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte } from '../kit/person.ts'
import { finishWorkouts, writePrograms } from '../kit/training.ts'
import { scorePage } from './lighthouse.ts'
import { measureOpening } from './opening.ts'
import { measureSearch } from './search.ts'
import { withPhone } from './slow-phone.ts'
import { measureTaps } from './taps.ts'

/** What people see of the speed: first visits of three screens, and taps during a workout. */
export const measurePages = (): Promise<Figure[]> =>
  withServer(async ({ url }) => {
    const person = await joinFonte(url)
    const [program = ''] = await writePrograms(person, 6)
    await finishWorkouts(person, 30)
    return [
      ...(await withPhone(url, await person.newDevice(), (context) => measureTaps(context, url, program))),
      ...(await withPhone(url, await person.newDevice(), (context) => measureSearch(context, url))),
      ...(await withPhone(url, await person.newDevice(), (context) => measureOpening(context, url))),
      ...(await scorePage('/auth', `${url}/auth`, async () => '')),
      ...(await scorePage('/', `${url}/`, person.newDevice)),
      ...(await scorePage('/workout', `${url}/workout/${program}`, person.newDevice)),
    ]
  })
