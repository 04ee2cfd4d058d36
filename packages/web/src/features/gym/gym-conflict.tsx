import { lazyPart } from '../../ui/lazy-part.tsx'
import { useGym } from './gym-queries.ts'

const GymChoice = lazyPart(async () => (await import('./conflict/gym-choice.tsx')).GymChoice)

/** Tells that the gym was changed here and elsewhere, where it was. */
export function GymConflict() {
  const { gym, refused } = useGym()
  return refused.length > 0 && <GymChoice gym={gym} />
}
