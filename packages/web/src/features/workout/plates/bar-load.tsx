import { type Loading, loadBar, type PlateTable, plateTable } from '@fonte/domain/barbell/load-bar'
import { commonPlates, loadPlan } from '@fonte/domain/barbell/load-plan'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { inUnit, type StoredWeight } from '@fonte/domain/units/weight'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Barbell } from '../../../ui/barbell.tsx'
import { Button } from '../../../ui/button.tsx'
import { platesMessages } from './plates-messages.ts'

interface Props {
  /** The weights of the exercise's sets, done and to do, in order. */
  weights: readonly StoredWeight[]
  /** The place in them of the set that is shown. */
  place: number
  /** Takes a weight, in the unit shown, that can be loaded instead; without it none is offered. */
  onWeight?: ((weight: number) => void) | undefined
}

const tables = {
  kg: plateTable({ bar: 20, plates: defaultGyms.kg.plates }),
  lb: plateTable({ bar: 45, plates: defaultGyms.lb.plates }),
}

/** The bar of a set as it is loaded: its plates in words, and what to change since the set before. */
export function BarLoad({ weights, place, onWeight }: Props) {
  const words = useWords(platesMessages)
  const { number, unit } = useFormats()
  const targets = weights.map((each) => inUnit(unit, each))
  const weight = targets[place] ?? 0
  const loadings = loadPlan(targets, tables[unit]).loadings
  const plates = loadings[place]
  if (!plates) return <NoLoad weight={weight} table={tables[unit]} onWeight={onWeight} />
  const caption = plates.length === 0 ? words.emptyBar : words.perSide(plates.map(number).join(' + '))
  return (
    <div className="bar-load">
      <Barbell plates={plates} unit={unit} caption={caption} label={words.load(number(weight), unit, caption)} />
      <Change from={targets[place - 1]} before={loadings[place - 1]} after={plates} />
    </div>
  )
}

function NoLoad({ weight, table, onWeight }: { weight: number; table: PlateTable } & Pick<Props, 'onWeight'>) {
  const words = useWords(platesMessages)
  const { number, unit } = useFormats()
  const load = loadBar(weight, table)
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

/** Which plates come off and go on since the set before; nothing at the first set, or where the bar stays as it is. */
function Change({
  from,
  before,
  after,
}: {
  from: number | undefined
  before?: Loading | null | undefined
  after: Loading
}) {
  const words = useWords(platesMessages)
  const { number, unit } = useFormats()
  if (from === undefined || !before) return null
  const common = commonPlates(before, after)
  const off = before.slice(common).map(number).join(' + ')
  const on = after.slice(common).map(number).join(' + ')
  if (!off && !on) return null
  return <p className="secondary-text">{words.change({ from: `${number(from)}\u00a0${unit}`, off, on })}</p>
}
