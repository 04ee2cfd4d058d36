import type { Program } from '@fonte/contract/program'
import type { KeptTrainingPlan, TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { useState } from 'react'
import { now } from '../../platform/clock.ts'
import { localDay } from '../../platform/local-day.ts'
import { outboxMessages } from '../../platform/outbox/outbox-messages.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { useToast } from '../../ui/toast.ts'
import { useProgramOptions } from '../program/program-options.ts'
import { RotationFields } from './rotation-fields.tsx'
import { keepTrainingPlan, openedTrainingPlan } from './training-plan-commands.ts'
import { type TrainingPlanForm, toForm, toPlan } from './training-plan-form.ts'
import { trainingPlanMessages } from './training-plan-messages.ts'

interface Props {
  plan: TrainingPlan
  programs: readonly Program[]
  onClose: () => void
}

/** What to train when: freely, by the days of the week, or in turn; and a week of lighter training. */
export function TrainingPlanDialog({ plan, programs, onClose }: Props) {
  const words = useWords(trainingPlanMessages)
  const [today] = useState(() => localDay(now()))
  const [form, setForm] = useState(() => toForm(plan, today))
  const [opened] = useState(() => openedTrainingPlan(plan))
  const save = useSave(opened, onClose)
  const change = (changes: Partial<TrainingPlanForm>) => setForm({ ...form, ...changes })
  const options = useProgramOptions()(programs)
  const kinds = [
    { value: 'none', label: words.free },
    { value: 'weekdays', label: words.weekdays },
    { value: 'rotation', label: words.rotation },
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.planTitle}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="ink" onClick={() => void save(toPlan(form, today))}>
            {words.save}
          </Button>
        </>
      }
    >
      <SegmentedControl label={words.pace} options={kinds} value={form.kind} onChange={(kind) => change({ kind })} />
      {form.kind === 'none' && <p className="text-muted">{words.freeText}</p>}
      {form.kind === 'weekdays' && (
        <WeekFields week={form.week} options={options} onChange={(week) => change({ week })} />
      )}
      {form.kind === 'rotation' && (
        <RotationFields rotation={form.rotation} options={options} onChange={(rotation) => change({ rotation })} />
      )}
      <Checkbox
        label={words.deload}
        checked={form.deload}
        onChange={({ target }) => change({ deload: target.checked })}
      />
    </Dialog>
  )
}

interface WeekProps {
  week: TrainingPlanForm['week']
  options: readonly SelectOption[]
  onChange: (week: TrainingPlanForm['week']) => void
}

function WeekFields({ week, options, onChange }: WeekProps) {
  const words = useWords(trainingPlanMessages)
  const names = words.dayNames.split(' ')
  return (
    <div className="grid gap-2">
      {week.map((id, day) => (
        <Field key={names[day]} label={names[day]} className="training-weekday">
          <Select
            options={[{ value: '', label: words.restDay }, ...options]}
            value={options.some(({ value }) => value === id) ? (id ?? '') : ''}
            onChange={({ target }) => onChange(week.with(day, target.value || null))}
          />
        </Field>
      ))}
    </div>
  )
}

/** Saves a plan and closes; where the device does not keep it, it says so and stays open. */
function useSave(opened: KeptTrainingPlan, onClose: () => void): (plan: TrainingPlan) => Promise<void> {
  const { notKept, notKeptText } = useWords(outboxMessages)
  const { toast } = useToast()
  return async (plan) => {
    try {
      await keepTrainingPlan(plan, opened)
      onClose()
    } catch {
      toast({ title: notKept, description: notKeptText, variant: 'destructive' })
    }
  }
}
