import { type EstimateChoice, oneRepMaxFormulas, usualEstimate } from '@fonte/domain/statistics/e1rm'
import { useEffect } from 'react'
import { createObservable, useObservable } from '../../platform/observable.ts'
import { storage } from '../../platform/storage/storage.ts'

/** Under which the device keeps it. */
const name = 'one_rep_max'

const choice = createObservable<EstimateChoice>(usualEstimate)

let isRead = false

/** How one-repetition maxima are estimated on this device: as was chosen on it, once that is read. */
export function useEstimateChoice(): EstimateChoice {
  useEffect(() => {
    if (!isRead) void restore()
    isRead = true
  }, [])
  return useObservable(choice)
}

/** Changes it everywhere at once, and keeps it on this device. */
export function chooseEstimate(next: EstimateChoice): void {
  choice.set(next)
  void storage.keep(name, next)
}

async function restore(): Promise<void> {
  const kept = await storage.kept(name)
  if (typeof kept !== 'object' || kept === null) return
  const said: { readonly formula?: unknown; readonly with_reserve?: unknown } = kept
  choice.set({
    formula: oneRepMaxFormulas.find((known) => known === said.formula) ?? usualEstimate.formula,
    with_reserve: said.with_reserve === true,
  })
}
