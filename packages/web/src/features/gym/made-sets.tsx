import { type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { usualRests } from '@fonte/domain/workout/plan/usual-rests'
import { usualWarmUp, type WarmUpShare } from '@fonte/domain/workout/warm-up'
import { useWords } from '../../platform/words/words.ts'
import { gymMessages } from './gym-messages.ts'
import { GymNumber } from './gym-number.tsx'
import { useChangeGym } from './use-change-gym.ts'

/** The kinds of sets that have a usual rest each, in the order of the page. */
export const restKinds = ['warmup', 'isolation', 'compound'] as const

/** The rests of sets that are made during a workout. */
export function RestFields({ gym }: { gym: Gym }) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const rests = gym.rests ?? usualRests
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.restsText}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-3">
        {restKinds.map((kind) => (
          <GymNumber
            key={kind}
            label={words.restOf(kind)}
            value={rests[kind]}
            bounds={gymBounds.usualRest}
            onValue={(rest) =>
              void (
                rest !== undefined &&
                changeGym((now) => ({ ...now, rests: { ...(now.rests ?? usualRests), [kind]: rest } }))
              )
            }
            whole
          />
        ))}
      </div>
    </div>
  )
}

/** The shares of the working weight that a warm-up climbs by. */
export function WarmUpFields({ gym }: { gym: Gym }) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const change = (index: number, changes: Partial<WarmUpShare>) =>
    void changeGym((now) => {
      const shares = now.warm_up ?? usualWarmUp
      return { ...now, warm_up: shares.map((share, each) => (each === index ? { ...share, ...changes } : share)) }
    })
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.warmUpText}</p>
      {(gym.warm_up ?? usualWarmUp)
        .map((share, index) => ({ ...share, index }))
        .map(({ percent, reps, index }) => (
          <div key={index} className="grid grid-cols-2 items-end gap-3">
            <GymNumber
              label={words.percentOf(index + 1)}
              value={percent}
              bounds={gymBounds.percent}
              onValue={(next) => next !== undefined && change(index, { percent: next })}
              whole
            />
            <GymNumber
              label={words.repsOf(index + 1)}
              value={reps}
              bounds={gymBounds.warmUpReps}
              onValue={(next) => next !== undefined && change(index, { reps: next })}
              whole
            />
          </div>
        ))}
    </div>
  )
}
