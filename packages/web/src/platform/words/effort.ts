import { type EffortScale, effortFigure } from '@fonte/domain/set/effort'
import { useEffect } from 'react'
import { createObservable, useObservable } from '../observable.ts'
import { storage } from '../storage/storage.ts'
import { setWords } from './set-words.ts'
import { useFormats, useWords } from './words.ts'

/** By which scale a device asks for the effort of a set; not at all, until its person wants it. */
export type AskedEffort = EffortScale | 'none'

const name = 'workout_effort'
const kept = createObservable<AskedEffort>('none')

let isRead = false

/** The effort of a set as its person reads it. */
export interface EffortTold {
  /** What is asked of each set in a workout. */
  readonly asked: AskedEffort
  /** The scale of what is said of it, whether or not it is asked for. */
  readonly scale: EffortScale
  /** What a field for it is called. */
  readonly field: string
  /** A reserve by the scale, with its name: `RIR 2`, `RPE 8`. */
  readonly told: (rir: number) => string
}

/** The effort of sets as was chosen on this device, once that is read. */
export function useEffort(): EffortTold {
  useEffect(() => {
    if (!isRead) void restore()
    isRead = true
  }, [])
  const asked = useObservable(kept)
  const { rir, rpe } = useWords(setWords)
  const { number } = useFormats()
  const scale = asked === 'rpe' ? 'rpe' : 'rir'
  return {
    asked,
    scale,
    field: scale === 'rpe' ? rpe : rir,
    told: (reserve) => `${scale.toUpperCase()}\u00a0${number(effortFigure(scale, reserve))}`,
  }
}

/** Asks by another scale from now on. */
export function chooseEffort(asked: AskedEffort): void {
  kept.set(asked)
  void storage.keep(name, asked)
}

/** Takes up what was chosen before. */
async function restore(): Promise<void> {
  const chosen = await storage.kept(name)
  if (chosen === 'rir' || chosen === 'rpe') kept.set(chosen)
}
