import { setBounds } from '@fonte/domain/set/set-details'
import { createObservable, type Observable } from '../../../platform/observable.ts'
import { storage } from '../../../platform/storage/storage.ts'

/** How the effort of a set is asked and shown; stored are always repetitions in reserve. */
export type EffortScale = 'none' | 'rir' | 'rpe'

const name = 'workout_effort'
const kept = createObservable<EffortScale>('none')

/** What this device asks about the effort: nothing, until its person wants it. */
export const effortScale: Observable<EffortScale> = kept

/** Asks by another scale from now on. */
export function chooseEffortScale(scale: EffortScale): void {
  kept.set(scale)
  void storage.keep(name, scale)
}

/** Takes up what was chosen before. */
export async function restoreEffortScale(): Promise<void> {
  const chosen = await storage.kept(name)
  if (chosen === 'rir' || chosen === 'rpe') kept.set(chosen)
}

/** Repetitions in reserve by a scale: RIR 2 is RPE 8. */
export function effortFigure(scale: 'rir' | 'rpe', rir: number): number {
  return scale === 'rir' ? rir : 10 - rir
}

const { min, max, step } = setBounds.rir

/** All repetitions in reserve that can be said of a set. */
export const efforts: readonly number[] = Array.from(
  { length: (max - min) / step + 1 },
  (_, index) => min + index * step,
)
