import { type Progression, progressionBounds, progressionKinds } from '@fonte/domain/progression/progression'
import { useState } from 'react'
import { useFormats, useWords } from '../../../../../platform/words/words.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { TextInput } from '../../../../../ui/text-input.tsx'
import { progressionMessages } from './progression-messages.ts'
import { type RuleForm, type RuleProblem, ruleBounds, ruleProblems, toRule, toRuleForm } from './rule-form.ts'

interface Props {
  rule: Progression | undefined
  onChange: (rule: Progression | undefined) => void
  onClose: () => void
}

/** Chooses by what rule an exercise gets heavier. */
export function ProgressionDialog({ rule, onChange, onClose }: Props) {
  const words = useWords(progressionMessages)
  const { number, unit } = useFormats()
  const [form, setForm] = useState(() => toRuleForm(rule, unit, number))
  const [problems, setProblems] = useState<readonly RuleProblem[]>([])
  const change = (changes: Partial<RuleForm>) => {
    setForm({ ...form, ...changes })
    setProblems([])
  }
  const apply = () => {
    const found = ruleProblems(form, unit)
    setProblems(found)
    if (found.length > 0) return
    onChange(toRule(form, unit))
    onClose()
  }
  const kinds = (['none', ...progressionKinds] as const).map((value) => ({ value, label: words[value] }))
  const pick = (value: string) => {
    const picked = kinds.find((kind) => kind.value === value)
    if (picked) change({ kind: picked.value })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="ink" onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <Field label={words.rule} hint={words[`${form.kind}Text`]}>
        <Select options={kinds} value={form.kind} onChange={({ target }) => pick(target.value)} />
      </Field>
      <RuleFields form={form} problems={problems} onChange={change} />
    </Dialog>
  )
}

interface FieldsProps {
  form: RuleForm
  problems: readonly RuleProblem[]
  onChange: (changes: Partial<RuleForm>) => void
}

function RuleFields({ form, problems, onChange }: FieldsProps) {
  const words = useWords(progressionMessages)
  const { number, unit } = useFormats()
  const error = (field: RuleProblem) => {
    const { min, max } = ruleBounds(field, unit)
    return problems.includes(field) ? words.outside({ min: number(min), max: number(max) }) : undefined
  }
  const { kind } = form
  if (kind === 'none') return null
  return (
    <>
      <Field label={words.step(unit)} error={error('step')}>
        <TextInput inputMode="decimal" value={form.step} onChange={({ target }) => onChange({ step: target.value })} />
      </Field>
      {kind === 'linear' && (
        <Choice label={words.tries} of="tries" value={form.tries ?? 3} onPick={(tries) => onChange({ tries })} />
      )}
      {kind === 'rir' && (
        <Choice label={words.reserve} of="rir" value={form.rir ?? 2} onPick={(rir) => onChange({ rir })} />
      )}
      {kind === '531' && (
        <>
          <Field label={words.tm(unit)} error={error('tm')}>
            <TextInput inputMode="decimal" value={form.tm} onChange={({ target }) => onChange({ tm: target.value })} />
          </Field>
          <Choice label={words.week} of="week" value={form.week ?? 1} onPick={(week) => onChange({ week })} />
        </>
      )}
    </>
  )
}

interface ChoiceProps {
  label: string
  of: 'tries' | 'rir' | 'week'
  value: number
  onPick: (value: number) => void
}

function Choice({ label, of, value, onPick }: ChoiceProps) {
  const { min, max } = progressionBounds[of]
  const options = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
  return (
    <Field label={label}>
      <Select
        options={options.map((option) => ({ value: option, label: option }))}
        value={String(value)}
        onChange={({ target }) => onPick(Number(target.value))}
      />
    </Field>
  )
}
