import { bodyRegions, muscleBounds } from '@fonte/domain/muscle/bounds'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DiscardDialog } from '../../../ui/discard-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { ConflictQuestion } from '../conflict-question.tsx'
import { type MuscleForm, muscleProblems, toMuscleForm } from './muscle-form.ts'
import type { MuscleRow } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'
import { regionNames } from './region-names.ts'
import { isMuscle, type MuscleTarget, useMuscleSave } from './use-muscle-save.ts'

interface Props {
  target: MuscleTarget
  onClose: () => void
}

/** Makes or changes a group or muscle, its names in both languages; asks before anything typed is given up. */
export function MuscleDialog({ target, onClose }: Props) {
  const words = useWords(musclesMessages)
  const [start, setStart] = useState(() => toMuscleForm(editedRow(target)))
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [version, setVersion] = useState<number>()
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { save, saving, taken, theirs, settle } = useMuscleSave(target, onClose)
  const titles = {
    'new-group': words.createGroup,
    'new-muscle': words.createMuscle,
    group: words.editGroup,
    muscle: words.editMuscle,
  }
  const close = () => (form === start ? onClose() : setLeaving(true))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isSaved = Object.keys(muscleProblems(form)).length === 0 && (await save(form, version))
    if (!isSaved) requestAnimationFrame(() => element.current && focusFirstInvalid(element.current))
  }
  const choose = (row: MuscleRow['row'], isMine: boolean) => {
    settle()
    setVersion(row.version)
    if (isMine) return void save(form, row.version)
    const current = toMuscleForm({ kind: target.kind, row } as MuscleRow)
    setStart(current)
    setForm(current)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={titles[target.kind]}
      footer={
        <>
          <Button size="l" onClick={close}>
            {words.cancel}
          </Button>
          <Button size="l" variant="ember" type="submit" form={id} pending={saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={element} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Fields form={form} tried={tried} taken={taken} hasRegion={isMuscle(target)} onChange={setForm} />
      </form>
      <DiscardDialog open={leaving} onDiscard={onClose} onKeep={() => setLeaving(false)} />
      {theirs && <ConflictQuestion onTheirs={() => choose(theirs, false)} onMine={() => choose(theirs, true)} />}
    </Dialog>
  )
}

const editedRow = (target: MuscleTarget): MuscleRow | null =>
  target.kind === 'group' || target.kind === 'muscle' ? target : null

interface FieldsProps {
  form: MuscleForm
  tried: boolean
  /** The name that another one has. */
  taken: string | null
  hasRegion: boolean
  onChange: (form: MuscleForm) => void
}

function Fields({ form, tried, taken, hasRegion, onChange }: FieldsProps) {
  const words = useWords(musclesMessages)
  const regions = useWords(regionNames)
  const problems = tried ? muscleProblems(form) : {}
  const tooLong = useTooLong()
  const describe = (field: 'name' | 'name_en') =>
    problems[field] === 'blank' ? words.required : problems[field] && tooLong(form[field], muscleBounds.name.max)
  const takenWords = hasRegion ? words.muscleNameTaken : words.groupNameTaken
  const text = (field: keyof MuscleForm) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [field]: event.target.value }),
  })
  return (
    <>
      <Field label={words.name} error={form.name === taken ? takenWords : describe('name')}>
        <TextInput {...text('name')} required autoComplete="off" />
      </Field>
      <Field label={words.nameEn} error={describe('name_en')} hint={words.englishHint}>
        <TextInput {...text('name_en')} lang="en" autoComplete="off" />
      </Field>
      {hasRegion && (
        <Field label={words.region}>
          <Select
            {...text('region')}
            options={[
              { value: '', label: words.noRegion },
              ...bodyRegions.map((region) => ({ value: region, label: regions[region] })),
            ]}
          />
        </Field>
      )}
    </>
  )
}
