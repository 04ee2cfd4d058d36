import { localized } from '@fonte/domain/words/localized'
import { amendWorkout } from '@fonte/domain/workout/machine'
import { recordedSets, stepAt } from '@fonte/domain/workout/selectors'
import type { RecordedSet } from '@fonte/domain/workout/state'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useGuided } from '../guided.ts'
import { Keypad } from '../inputs/keypad.tsx'
import { LiftInputs } from '../inputs/lift-inputs.tsx'
import { toolsMessages } from '../tools/tools-messages.ts'
import { useCorrection } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { SetDetailsFields, useDetailsCorrection } from './set-details-fields.tsx'

interface Props {
  /** Place among all recorded sets. */
  index: number
  /** Takes the last set back; absent once the workout is over. */
  onUndo?: () => void
  onClose: () => void
}

/**
 * Corrects all that a recorded set says; the last one can be taken back altogether while the workout is under way. It closes
 * where another tab does that: the next set may come to stand at the same place.
 */
export function EditSetDialog({ index, onUndo, onClose }: Props) {
  const { state } = useGuided()
  const sets = recordedSets(state)
  const [meant] = useState(sets[index])
  const standing = sets[index]
  const recorded = standing?.slot === meant?.slot && standing?.at === meant?.at ? standing : undefined
  const close = useEffectEvent(onClose)
  const isGone = !recorded
  useEffect(() => {
    if (isGone) close()
  }, [isGone])
  if (!recorded) return null
  return (
    <Correction
      index={index}
      recorded={recorded}
      number={(stepAt(state, recorded.slot)?.set ?? 0) + 1}
      onUndo={index === sets.length - 1 ? onUndo : undefined}
      onClose={onClose}
    />
  )
}

interface CorrectionProps {
  index: number
  recorded: RecordedSet
  /** Of the set in its exercise, from 1. */
  number: number
  onUndo: (() => void) | undefined
  onClose: () => void
}

function Correction({ index, recorded, number, onUndo, onClose }: CorrectionProps) {
  const words = useWords(workoutMessages)
  const { notesFull } = useWords(toolsMessages)
  const { act, library, state } = useGuided()
  const { toast } = useToast()
  const { lang } = useFormats()
  const exercise = library.find(recorded.exercise_id)
  const place = stepAt(state, recorded.slot)?.place
  const entry = useCorrection(recorded, exercise)
  const correction = useDetailsCorrection(recorded, entry.measure)
  const { details } = correction
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!entry.lift || !details) return
    const lift = { ...entry.lift, ...details }
    if (amendWorkout(state, { type: 'edit-set', at: now(), index, ...lift }) === state) {
      toast({ title: notesFull, variant: 'destructive' })
      return
    }
    if (await act.editSet(index, lift)) onClose()
  }
  const footer = (
    <>
      <Button size="l" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button size="l" variant="ink" type="submit" form={id}>
        {words.save}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.editTitle(number)}
      description={place && localized(place, 'name', lang)}
      footer={footer}
    >
      <form ref={form} id={id} className="grid gap-3" onSubmit={(event) => void save(event)} noValidate>
        <LiftInputs entry={entry} exercise={exercise} />
        <Keypad form={form} />
        <SetDetailsFields
          correction={correction}
          measure={entry.measure}
          recordedRir={recorded.rir}
          hasSides={exercise?.sides === 'each' || recorded.side !== undefined}
        />
      </form>
      {onUndo && (
        <Button icon="trash" variant="danger-outline" onClick={onUndo}>
          {words.deleteSet}
        </Button>
      )}
    </Dialog>
  )
}
