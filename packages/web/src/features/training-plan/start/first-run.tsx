import type { Program } from '@fonte/contract/program'
import { estimatedMinutes } from '@fonte/domain/program/program'
import {
  firstPrograms,
  firstWish,
  goals,
  means,
  trainingDays,
  type Wish,
} from '@fonte/domain/training-plan/first-program'
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { keepTrainingPlan } from '../training-plan-commands.ts'
import { trainingPlanMessages } from '../training-plan-messages.ts'
import { presentPlan } from '../training-plan-queries.ts'
import { BeginPanel } from './begin-panel.tsx'

interface Props {
  predefined: readonly Program[]
  onBegin: (program: Program) => Promise<void>
}

/** For a newcomer: three choices, and the predefined program that they lead to, to begin at once. */
export function FirstRun({ predefined, onBegin }: Props) {
  const words = useWords(trainingPlanMessages)
  const { lang } = useFormats()
  const [wish, setWish] = useState(firstWish)
  const wished = firstPrograms(wish, predefined)
  // An administrator may have taken them out of the library.
  const [first = predefined[0], second] = wished
  if (!first) return null
  const begin = async (program: Program) => {
    // Those that follow one another go on by themselves; what else was planned stays. A device that keeps nothing still trains.
    const schedule = { kind: 'rotation', programs: wished.map(({ id }) => id) } as const
    if (second) await keepTrainingPlan({ ...(presentPlan() ?? noTrainingPlan), schedule }).catch(reportError)
    await onBegin(program)
  }
  return (
    <BeginPanel
      title={words.first}
      program={first}
      choices={<Choices wish={wish} onChange={setWish} />}
      onBegin={begin}
    >
      {words.contents(first.exercises.length, estimatedMinutes(first))}
      {second && <span className="block">{words.thenNext({ name: localized(second, 'name', lang) })}</span>}
    </BeginPanel>
  )
}

function Choices({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const words = useWords(trainingPlanMessages)
  const goalOptions = goals.map((value) => ({ value, label: words[value] }))
  const meansOptions = means.map((value) => ({ value, label: words[value] }))
  const dayOptions = trainingDays.map((days) => ({ value: String(days), label: words.daysOf(days) }))
  const change = (change: Partial<Wish>) => onChange({ ...wish, ...change })
  return (
    <div className="training-start-choices">
      <Choice label={words.goal} options={goalOptions} value={wish.goal} onPick={(goal) => change({ goal })} />
      <Choice label={words.means} options={meansOptions} value={wish.means} onPick={(at) => change({ means: at })} />
      <Choice
        label={words.days}
        options={dayOptions}
        value={String(wish.days)}
        onPick={(days) => change({ days: Number(days) })}
      />
    </div>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  options: readonly (SelectOption & { value: T })[]
  value: T
  onPick: (value: T) => void
}

function Choice<T extends string>({ label, options, value, onPick }: ChoiceProps<T>) {
  const pick = (picked: string) => {
    const option = options.find((one) => one.value === picked)
    if (option) onPick(option.value)
  }
  return (
    <Field label={label}>
      <Select options={options} value={value} onChange={({ target }) => pick(target.value)} />
    </Field>
  )
}
