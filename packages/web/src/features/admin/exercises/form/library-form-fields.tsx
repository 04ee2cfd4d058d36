import { longestPictureUrl } from '@fonte/contract/url/picture-url'
import { exerciseBounds as bounds } from '@fonte/domain/exercise/bounds'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { tooLongText } from '../../../../ui/use-too-long.ts'
import { exerciseMessages } from '../../../exercise/exercise-messages.ts'
import { MeasuringFields } from '../../../exercise/form/measuring-fields.tsx'
import { useMuscles } from '../../../muscle/muscle-queries.ts'
import { exercisesMessages } from '../exercises-messages.ts'
import { EquipmentChoice } from './equipment-choice.tsx'
import {
  chooseMainGroup,
  type FormPart,
  type LibraryForm,
  type LibraryProblem,
  type LibraryProblems,
} from './library-form.ts'
import { MuscleChoice } from './muscle-choice.tsx'

type Props = FormPart & { readonly problems: LibraryProblems }

type TextName = 'name' | 'name_en' | 'aliases' | 'aliases_en' | 'description' | 'description_en' | 'image_url'

/** The fields of a global exercise, its texts in both languages. */
export function LibraryFormFields({ form, problems, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const own = useWords(exercisesMessages)
  const describe = useProblemWords(form, problems)
  const text = (field: TextName) => ({
    value: form[field],
    autoComplete: 'off' as const,
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [field]: event.target.value }),
    ...(field.endsWith('_en') && { lang: 'en' }),
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.name} error={describe('name')}>
          <TextInput {...text('name')} required />
        </Field>
        <Field label={own.nameEn} error={describe('name_en')} hint={own.englishHint}>
          <TextInput {...text('name_en')} />
        </Field>
        <Field label={own.aliases} error={describe('aliases')} hint={own.aliasesHint}>
          <TextArea {...text('aliases')} rows={3} />
        </Field>
        <Field label={own.aliasesEn} error={describe('aliases_en')}>
          <TextArea {...text('aliases_en')} rows={3} />
        </Field>
      </div>
      <MainGroup form={form} problems={problems} onChange={onChange} />
      <MuscleChoice form={form} error={describe('muscle_ids')} onChange={onChange} />
      <EquipmentChoice form={form} error={describe('equipment_ids')} onChange={onChange} />
      <MeasuringFields value={form} onChange={(measuring) => onChange({ ...form, ...measuring })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.description} error={describe('description')}>
          <TextArea {...text('description')} rows={6} />
        </Field>
        <Field label={own.descriptionEn} error={describe('description_en')}>
          <TextArea {...text('description_en')} rows={6} />
        </Field>
      </div>
      <Field label={words.imageUrl} error={describe('image_url')}>
        <TextInput {...text('image_url')} type="url" inputMode="url" />
      </Field>
    </>
  )
}

function MainGroup({ form, problems, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const { lang } = useFormats()
  const describe = useProblemWords(form, problems)
  const groups = useMuscles().groups.map((group) => ({ value: group.id, label: localized(group, 'name', lang) }))
  return (
    <Field label={words.mainGroup} error={describe('muscle_group_id')}>
      <Select
        required
        value={form.muscle_group_id}
        options={[{ value: '', label: words.chooseGroup, disabled: true }, ...groups]}
        onChange={(event) => onChange(chooseMainGroup(form, event.target.value))}
      />
    </Field>
  )
}

/** What to say at a field. */
function useProblemWords(form: LibraryForm, problems: LibraryProblems) {
  const words = useWords(exerciseMessages)
  const own = useWords(exercisesMessages)
  const { lang, number } = useFormats()
  const count = (bound: { readonly max: number }) => ({ count: number(bound.max) })
  const tooMany: { readonly [K in keyof LibraryForm]?: string } = {
    aliases: own.tooManyAliases(count(bounds.aliases)),
    aliases_en: own.tooManyAliases(count(bounds.aliases)),
    equipment_ids: own.tooManyEquipment(count(bounds.equipmentIds)),
    muscle_ids: own.tooManyMuscles(count(bounds.muscles)),
  }
  const longest = (field: keyof LibraryForm): string => {
    if (field.startsWith('aliases')) return own.aliasTooLong(count(bounds.name))
    const most = field.startsWith('name') ? bounds.name.max : bounds.description.max
    return tooLongText(lang, String(form[field]), field === 'image_url' ? longestPictureUrl : most)
  }
  const wordsOf = (field: keyof LibraryForm): Readonly<Record<LibraryProblem, string | undefined>> => ({
    blank: words.nameRequired,
    taken: own.nameTaken,
    missing: field === 'muscle_group_id' ? words.groupRequired : own.equipmentRequired,
    'not-https': words.notHttps,
    'too-many': tooMany[field],
    'too-long': longest(field),
  })
  return (field: keyof LibraryForm): string | undefined => {
    const problem = problems[field]
    return problem && wordsOf(field)[problem]
  }
}
