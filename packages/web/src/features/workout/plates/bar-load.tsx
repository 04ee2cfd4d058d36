import type { Loading } from '@fonte/domain/barbell/load-bar'
import { commonPlates } from '@fonte/domain/barbell/load-plan'
import type { Bar, Gym } from '@fonte/domain/gym/gym'
import { type BarPlan, barOf, barPlan, type GymExercise } from '@fonte/domain/gym/setup'
import { inUnit, type StoredWeight } from '@fonte/domain/units/weight'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Barbell } from '../../../ui/barbell.tsx'
import { Button } from '../../../ui/button.tsx'
import { useGuided } from '../guided.ts'
import { platesMessages } from './plates-messages.ts'

interface Props {
  exercise: GymExercise | undefined
  /** The weights of the exercise's sets, done and to do, in order; asked for only where there is a bar. */
  weights: () => readonly StoredWeight[]
  /** Which of them is the set that is shown; the first is 0. */
  index: number
  /** Takes a weight, in the unit of the gym, that can be loaded instead; without it none is offered. */
  onWeight?: ((weight: number) => void) | undefined
}

/** The bar of a set as it is loaded: its plates in words, and what to change since the set before. Nothing for lifts without a bar. */
export function BarLoad({ exercise, ...props }: Props) {
  const { gym } = useGuided()
  const bar = exercise && barOf(gym, exercise)
  return bar && <LoadedBar gym={gym} bar={bar} {...props} />
}

function LoadedBar({ gym, bar, weights, index, onWeight }: Omit<Props, 'exercise'> & { gym: Gym; bar: Bar }) {
  const words = useWords(platesMessages)
  const { number } = useFormats()
  const { unit } = gym
  const targets = weights().map((each) => inUnit(unit, each))
  const weight = targets[index] ?? 0
  const plan = rememberedPlan(gym, bar, targets)
  const plates = plan.loadings[index]
  if (!plates) return <NoLoad weight={weight} plan={plan} gym={gym} onWeight={onWeight} />
  const caption =
    plates.length === 0 ? words.emptyBar : words.perSide(plates.map(number).join(' + '), number(bar.weight), unit)
  return (
    <div className="bar-load">
      <Barbell plates={plates} unit={unit} label={words.load(number(weight), unit, caption)} />
      <p className="bar-load-words" aria-hidden="true">
        {caption}
      </p>
      <Change gym={gym} from={targets[index - 1]} before={plan.loadings[index - 1]} after={plates} />
    </div>
  )
}

let latest: { gym: Gym; bar: Bar; weights: readonly number[]; plan: BarPlan } | undefined

/** The plan, which the rest and the set after it share as long as its weights stay: a set done as planned works out none. */
function rememberedPlan(gym: Gym, bar: Bar, weights: readonly number[]): BarPlan {
  const isSame = latest?.gym === gym && latest.bar === bar && String(latest.weights) === String(weights)
  latest = latest && isSame ? latest : { gym, bar, weights, plan: barPlan(gym, bar, weights) }
  return latest.plan
}

interface NoLoadProps extends Pick<Props, 'onWeight'> {
  weight: number
  plan: BarPlan
  gym: Gym
}

function NoLoad({ weight, plan, gym: { unit }, onWeight }: NoLoadProps) {
  const words = useWords(platesMessages)
  const { number } = useFormats()
  const load = plan.load(weight)
  if (weight === 0 || load.status === 'loaded') return null
  if (load.status === 'less-than-bar') return <p className="bar-load secondary-text">{words.lessThanBar}</p>
  const nearest = [load.below, load.above].filter((each) => each !== null)
  return (
    <div className="bar-load">
      <p>{words.notLoadable(nearest.map(number), unit)}</p>
      {onWeight && (
        <div className="bar-load-choices">
          {nearest.map((each) => (
            <Button key={each} onClick={() => onWeight(each)}>
              {words.takeWeight(number(each), unit)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface ChangeProps {
  gym: Gym
  from: number | undefined
  before?: Loading | null | undefined
  after: Loading
}

/** Which plates come off and go on since the set before; nothing at the first set, or where the bar stays as it is. */
function Change({ gym: { unit }, from, before, after }: ChangeProps) {
  const words = useWords(platesMessages)
  const { number } = useFormats()
  if (from === undefined || !before) return null
  const common = commonPlates(before, after)
  const off = before.slice(common).map(number).join(' + ')
  const on = after.slice(common).map(number).join(' + ')
  if (!off && !on) return null
  return <p>{words.change({ from: `${number(from)}\u00a0${unit}`, off, on })}</p>
}
