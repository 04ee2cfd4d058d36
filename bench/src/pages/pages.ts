import { fillCommunity, giveLife, saveLongProgram } from '../kit/life.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte } from '../kit/person.ts'
import { measureFirstVisits } from './first-visit.ts'
import { scorePage } from './lighthouse.ts'
import { measureOpening } from './opening.ts'
import { measureSearch } from './search.ts'
import { withPhone } from './slow-phone.ts'
import { countTaps } from './tap-counts.ts'
import { measureTaps } from './taps.ts'

/** What a member sees of the speed: first visits of the main screens, and taps during a workout. */
export const measurePages = (): Promise<Measurement[]> =>
  withServer(async ({ url }) => {
    const person = await joinFonte(url)
    const [program = ''] = await giveLife(person)
    await fillCommunity(await joinFonte(url))
    const lifter = await joinFonte(url)
    const longProgram = await saveLongProgram(lifter)
    return [
      ...(await withPhone(url, await lifter.newDevice(), (context) => measureTaps(context, url, longProgram))),
      ...(await withPhone(url, await person.newDevice(), (context) => countTaps(context, url))),
      ...(await withPhone(url, await person.newDevice(), (context) => measureSearch(context, url))),
      ...(await withPhone(url, await person.newDevice(), (context) => measureOpening(context, url))),
      ...(await measureFirstVisits(url, person.newDevice)),
      ...(await scorePage('/auth', `${url}/auth`, async () => '')),
      ...(await scorePage('/', `${url}/`, person.newDevice)),
      ...(await scorePage('/workout', `${url}/workout/${program}`, person.newDevice)),
      ...(await scorePage('/stats', `${url}/stats`, person.newDevice)),
      ...(await scorePage('/community', `${url}/community`, person.newDevice)),
      ...(await scorePage('/settings', `${url}/settings`, person.newDevice)),
    ]
  })
