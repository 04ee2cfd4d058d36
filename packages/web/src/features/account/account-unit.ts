import type { WeightUnit } from '@fonte/domain/units/weight'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { currentUnit, switchUnit } from '../../platform/words/unit.ts'
import { updateUnitKind } from './account-outbox.ts'

/** Shows every weight in the unit at once; resolves once the choice is on its way to the profile. */
export async function chooseUnit(unit: WeightUnit): Promise<void> {
  if (unit === currentUnit()) return
  switchUnit(unit)
  await outbox.enqueue(updateUnitKind, { entityKey: 'unit', payload: { unit } })
}

/** From now on weights are in the unit that the person signed in chose last, here or elsewhere; kilograms for nobody. */
export function followUnit(): void {
  follow()
  session.state.subscribe(follow)
  outbox.entries.subscribe(follow)
}

function follow(): void {
  const state = session.state.get()
  const chosen = outbox.entries.get().findLast((entry) => entry.kind === updateUnitKind.kind && !entry.refusal)
  const { unit } = (chosen?.payload ?? {}) as { readonly unit?: WeightUnit }
  switchUnit(state.status === 'signed-in' ? (unit ?? state.profile.unit ?? 'kg') : 'kg')
}
