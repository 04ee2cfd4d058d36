import type { Muscle } from '@fonte/contract/muscle'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { exerciseMessages } from '../../../exercise/exercise-messages.ts'
import { useMuscles } from '../../../muscle/muscle-queries.ts'
import { exercisesMessages } from '../exercises-messages.ts'
import { type FormPart, toggledId } from './library-form.ts'

type Props = FormPart & { error: string | undefined }

/** The muscles that an exercise works: those of its main group first, those of other groups folded away. */
export function MuscleChoice({ form, error, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const own = useWords(exercisesMessages)
  const { lang, number } = useFormats()
  const muscles = useMuscles()
  const main = muscles.group(form.muscle_group_id)
  const others = muscles.groups.filter((group) => group !== main)
  const count = others.flatMap((group) => group.muscles).filter(({ id }) => form.muscle_ids.includes(id)).length
  const boxes = (rows: readonly Muscle[]) =>
    rows.map((muscle) => (
      <Checkbox
        key={muscle.id}
        label={localized(muscle, 'name', lang)}
        checked={form.muscle_ids.includes(muscle.id)}
        onChange={() => onChange({ ...form, muscle_ids: toggledId(form.muscle_ids, muscle.id) })}
      />
    ))
  return (
    <fieldset>
      <legend className="field-label">{words.secondary}</legend>
      {error && <FieldError>{error}</FieldError>}
      {main ? (
        <>
          <div className="grid sm:grid-cols-2">{boxes(main.muscles)}</div>
          <details>
            <summary className="cursor-pointer py-3 font-semibold">{own.otherGroups({ count: number(count) })}</summary>
            {others.map((group) => (
              <fieldset key={group.id}>
                <legend className="field-label">{localized(group, 'name', lang)}</legend>
                <div className="grid sm:grid-cols-2">{boxes(group.muscles)}</div>
              </fieldset>
            ))}
          </details>
        </>
      ) : (
        <p className="secondary-text">{words.groupFirst}</p>
      )}
    </fieldset>
  )
}
