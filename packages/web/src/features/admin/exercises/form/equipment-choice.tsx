import equipment from '@fonte/domain/data/equipment.json'
import { enumerate } from '@fonte/domain/words/enumeration'
import { useId } from 'react'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { exerciseMessages } from '../../../exercise/exercise-messages.ts'
import { exercisesMessages } from '../exercises-messages.ts'
import { type FormPart, toggledId } from './library-form.ts'

type Props = FormPart & { error: string | undefined }

/** What the exercise is done with, to be ticked; the first one ticked is the main one. */
export function EquipmentChoice({ form, error, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const own = useWords(exercisesMessages)
  const { lang } = useFormats()
  const id = useId()
  const chosen = form.equipment_ids.flatMap((one) => equipment.find((row) => row.id === one)?.name[lang] ?? [])
  return (
    <fieldset aria-describedby={id}>
      <legend className="field-label">{words.equipment}</legend>
      <p id={id} className="secondary-text">
        {chosen.length > 0 ? enumerate(chosen) : own.equipmentFirst}
      </p>
      {error && <FieldError>{error}</FieldError>}
      <details>
        <summary className="cursor-pointer py-3 font-semibold">{own.chooseEquipment}</summary>
        <div className="grid sm:grid-cols-3">
          {equipment.map((row) => (
            <Checkbox
              key={row.id}
              label={row.name[lang]}
              checked={form.equipment_ids.includes(row.id)}
              {...(error && { 'aria-invalid': true })}
              onChange={() => onChange({ ...form, equipment_ids: toggledId(form.equipment_ids, row.id) })}
            />
          ))}
        </div>
      </details>
    </fieldset>
  )
}
