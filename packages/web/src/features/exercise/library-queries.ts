import type { Exercise } from '@fonte/contract/exercise'
import { useMemo } from 'react'
import { type Muscles, noMuscles, useMuscles } from '../muscle/muscle-queries.ts'
import { useExercises } from './exercise-queries.ts'

/** The exercises and muscles that the device knows. */
export interface Library {
  readonly find: (exerciseId: string) => Exercise | undefined
  readonly muscles: Muscles
}

/** What the device knows of exercises and muscles; to be called once for a screen, as it indexes the whole library. */
export function useLibrary(): Library {
  const { find, items } = useExercises()
  const known = useMuscles()
  // Nothing asks for muscles before there are exercises: who shows both is drawn anew once instead of twice.
  const muscles = items.length > 0 ? known : noMuscles
  return useMemo(() => ({ find, muscles }), [find, muscles])
}
