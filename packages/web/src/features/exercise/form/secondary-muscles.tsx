import { localized } from '@fonte/domain/words/localized'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import { type ExerciseForm, toggleMuscle } from './exercise-form.ts'

interface Props {
  form: ExerciseForm
  muscles: Muscles
  onChange: (form: ExerciseForm) => void
}

/** The muscles of the chosen main group, to be ticked; before a group is chosen there is nothing to tick. */
export function SecondaryMuscles({ form, muscles, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const group = muscles.group(form.muscle_group_id)
  return (
    <fieldset>
      <legend className="field-label">{words.secondary}</legend>
      {group ? (
        <div className="grid sm:grid-cols-2">
          {group.muscles.map((muscle) => (
            <Checkbox
              key={muscle.id}
              label={localized(muscle, 'name', lang)}
              checked={form.muscle_ids.includes(muscle.id)}
              onChange={() => onChange(toggleMuscle(form, muscle.id))}
            />
          ))}
        </div>
      ) : (
        <p className="secondary-text">{words.groupFirst}</p>
      )}
    </fieldset>
  )
}
