import { defaultGyms, gymBounds } from '@fonte/domain/gym/gym'
import { Link } from '@tanstack/react-router'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useToast } from '../../ui/toast.ts'
import { Title } from '../../ui/typography.tsx'
import { BarList } from './bar-list.tsx'
import { FewestPlates } from './fewest-plates.tsx'
import { GymConflict } from './gym-conflict.tsx'
import { gymMessages } from './gym-messages.ts'
import { GymNumber } from './gym-number.tsx'
import { type ReadGym, useGym } from './gym-queries.ts'
import { RestFields, WarmUpFields } from './made-sets.tsx'
import { NewPlate } from './new-plate.tsx'
import { PlateList } from './plate-list.tsx'
import { useChangeGym } from './use-change-gym.ts'

/** `/settings/gym`: what is there to train with. Each change is kept at once. */
export function GymScreen() {
  const words = useWords(gymMessages)
  const { gym } = useGym()
  useTitle(words.title)
  return (
    <>
      <Link to="/settings" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      <Title as="h1" className="mb-2">
        {words.title}
      </Title>
      <p className="mb-5 text-muted">{words.text}</p>
      <GymConflict />
      <UnitChoice gym={gym} />
      <Section title={words.bars}>
        <BarList gym={gym} />
      </Section>
      <Section title={words.plates}>
        <PlateList gym={gym} />
        <NewPlate gym={gym} />
        <FewestPlates gym={gym} />
      </Section>
      <Section title={words.dumbbells}>
        <DumbbellFields gym={gym} />
      </Section>
      <Section title={words.rests}>
        <RestFields gym={gym} />
      </Section>
      <Section title={words.warmUp}>
        <WarmUpFields gym={gym} />
      </Section>
    </>
  )
}

/** The unit of bars and plates; changing it brings the usual ones of the other unit, with a way back. */
function UnitChoice({ gym }: Pick<ReadGym, 'gym'>) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const { toast } = useToast()
  const units = [
    { value: 'kg', label: 'kg' },
    { value: 'lb', label: 'lb' },
  ] as const
  const choose = async (unit: 'kg' | 'lb') => {
    if (unit === gym.unit) return
    const isChanged = await changeGym(({ exercises, rests, warm_up }) => ({
      ...defaultGyms[unit],
      exercises: exercises.map(({ step: _step, start: _start, ...setup }) => setup),
      ...(rests && { rests }),
      ...(warm_up && { warm_up }),
    }))
    if (!isChanged) return
    toast({
      title: words.unitChanged(unit),
      action: { label: words.undo, onAction: () => void changeGym(() => gym) },
    })
  }
  return (
    <div className="line-list">
      <div>
        <span>{words.unit}</span>
        <SegmentedControl label={words.unit} options={units} value={gym.unit} onChange={(unit) => void choose(unit)} />
      </div>
    </div>
  )
}

function DumbbellFields({ gym: { dumbbells, unit } }: Pick<ReadGym, 'gym'>) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const change = (changes: Partial<typeof dumbbells>) =>
    void changeGym((now) => ({ ...now, dumbbells: { ...now.dumbbells, ...changes } }))
  const { dumbbell } = gymBounds
  return (
    <div className="grid grid-cols-3 items-end gap-3">
      <GymNumber
        label={words.from(unit)}
        value={dumbbells.from}
        bounds={{ min: dumbbell.min, max: dumbbells.to }}
        onValue={(from) => from !== undefined && change({ from })}
      />
      <GymNumber
        label={words.to(unit)}
        value={dumbbells.to}
        bounds={{ min: dumbbells.from, max: dumbbell.max }}
        onValue={(to) => to !== undefined && change({ to })}
      />
      <GymNumber
        label={words.step(unit)}
        value={dumbbells.step}
        bounds={gymBounds.step}
        onValue={(step) => step !== undefined && change({ step })}
      />
    </div>
  )
}
