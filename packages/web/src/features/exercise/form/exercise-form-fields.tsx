import { localized } from '@fonte/domain/words/localized'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import {
  chooseGroup,
  type ExerciseForm,
  type ExerciseProblem,
  type ExerciseProblems,
  exerciseLengths,
} from './exercise-form.ts'
import { MeasuringFields } from './measuring-fields.tsx'
import { SecondaryMuscles } from './secondary-muscles.tsx'

interface Props {
  form: ExerciseForm
  problems: ExerciseProblems
  isAdmin: boolean
  onChange: (form: ExerciseForm) => void
}

type TextField = keyof typeof exerciseLengths

/** The fields of the exercise form; only administrators see that of the picture. */
export function ExerciseFormFields({ form, problems, isAdmin, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const describe = useProblemWords(form)
  const text = (field: TextField) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [field]: event.target.value }),
  })
  return (
    <>
      <Field label={words.name} error={describe('name', problems.name)}>
        <TextInput {...text('name')} required autoComplete="off" />
      </Field>
      <MainGroup form={form} error={describe('muscle_group_id', problems.muscle_group_id)} onChange={onChange} />
      <SecondaryMuscles form={form} muscles={useMuscles()} onChange={onChange} />
      <Field label={words.equipment} error={describe('equipment', problems.equipment)}>
        <TextInput {...text('equipment')} autoComplete="off" />
      </Field>
      <MeasuringFields value={form} onChange={(measuring) => onChange({ ...form, ...measuring })} />
      <Field label={words.description} error={describe('description', problems.description)}>
        <TextArea {...text('description')} rows={4} />
      </Field>
      {isAdmin && (
        <Field label={words.imageUrl} error={describe('image_url', problems.image_url)}>
          <TextInput {...text('image_url')} type="url" inputMode="url" autoComplete="off" />
        </Field>
      )}
    </>
  )
}

function MainGroup({ form, error, onChange }: Pick<Props, 'form' | 'onChange'> & { error: string | undefined }) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const groups = useMuscles().groups.map((group) => ({ value: group.id, label: localized(group, 'name', lang) }))
  return (
    <Field label={words.mainGroup} error={error}>
      <Select
        required
        value={form.muscle_group_id}
        options={[{ value: '', label: words.chooseGroup, disabled: true }, ...groups]}
        onChange={(event) => onChange(chooseGroup(form, event.target.value))}
      />
    </Field>
  )
}

function useProblemWords(form: ExerciseForm) {
  const words = useWords(exerciseMessages)
  const tooLong = useTooLong()
  return (field: keyof ExerciseForm, problem: ExerciseProblem | undefined): string | undefined => {
    if (problem === 'blank') return words.nameRequired
    if (problem === 'missing') return words.groupRequired
    if (problem === 'not-https') return words.notHttps
    if (problem === undefined || !(field in exerciseLengths)) return undefined
    return tooLong(form[field as TextField], exerciseLengths[field as TextField])
  }
}
