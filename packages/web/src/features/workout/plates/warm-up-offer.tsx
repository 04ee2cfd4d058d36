import type { Exercise } from '@fonte/contract/exercise'
import { loadableOf } from '@fonte/domain/gym/loadable'
import { inUnit, stored } from '@fonte/domain/units/weight'
import { meantLift } from '@fonte/domain/workout/last-time'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { warmUp } from '@fonte/domain/workout/warm-up'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'
import { useChange } from '../tools/use-change.ts'

interface Props {
  place: WorkoutPlace
  exercise: Exercise
  onAdded: () => void
}

/** The warm-up before the next working set of a loaded lift, to add with one tap; nothing where it has one already. */
export function WarmUpOffer({ place, exercise, onAdded }: Props) {
  const words = useWords(toolsMessages)
  const { number } = useFormats()
  const { state, last, gym } = useGuided()
  const change = useChange()
  const next = place.slots.findIndex(({ status }) => status === 'todo')
  const slot = place.slots[next]
  const isLoaded = (exercise.measure ?? 'reps') === 'reps' && (exercise.load ?? 'external') === 'external'
  if (!slot || !isLoaded || place.slots.some(({ plan }) => plan.kind === 'warmup')) return null
  const work = meantLift(state, last, place, slot)
  const weight = inUnit(gym.unit, work)
  const climb = { shares: gym.warm_up, rest: gym.rests?.warmup }
  const sets = warmUp({ reps: work.reps, weight }, loadableOf(gym, exercise), climb)
  if (sets.length === 0) return null
  const add = () => {
    const after = place.slots[next - 1]?.id ?? null
    const slots = sets.map(({ reps, weight, rest }) => ({
      slot: newUuid(),
      plan: { reps, ...stored(gym.unit, weight), rest, kind: 'warmup' as const },
    }))
    if (change({ type: 'add-sets', at: now(), place: place.id, after, sets: slots }, words.warmUpAdded)) onAdded()
  }
  return (
    <section className="grid gap-2">
      <Title as="h3">{words.warmUp}</Title>
      <p>{sets.map(({ reps, weight }) => `${number(reps)} × ${number(weight)}\u00a0${gym.unit}`).join(' · ')}</p>
      <Button icon="plus" className="justify-self-start" onClick={add}>
        {words.addWarmUp}
      </Button>
    </section>
  )
}
