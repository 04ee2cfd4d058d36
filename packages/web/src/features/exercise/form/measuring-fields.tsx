import { exerciseSides, loads, type Measuring, measures } from '@fonte/domain/exercise/measure'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { measuringMessages } from './measuring-messages.ts'

interface Props {
  value: Measuring
  onChange: (measuring: Partial<Measuring>) => void
}

const choices = { measure: measures, sides: exerciseSides, load: loads } as const

/** What the sets of an exercise are counted in, for which sides, and with which load. */
export function MeasuringFields({ value, onChange }: Props) {
  const words = useWords(measuringMessages)
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['measure', 'sides', 'load'] as const).map((field) => (
        <Field key={field} label={words[field]}>
          <Select
            value={value[field]}
            options={choices[field].map((choice) => ({ value: choice, label: words[choice] }))}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
