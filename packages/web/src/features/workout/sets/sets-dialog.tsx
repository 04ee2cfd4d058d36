import { localized } from '@fonte/domain/words/localized'
import type { LastLift } from '@fonte/domain/workout/last-time'
import { workoutReducer } from '@fonte/domain/workout/machine'
import { countedSlots, type WorkoutPlace, type WorkoutSlot } from '@fonte/domain/workout/plan/place'
import { recordedSets, stepAt } from '@fonte/domain/workout/selectors'
import { useRef, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { liftWithUnit } from '../../../platform/words/lift-figures.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { DockDialog } from '../../../ui/dock-dialog.tsx'
import { orderMessages } from '../../../ui/drag/order-messages.ts'
import { Figure } from '../../../ui/typography.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useGuided } from '../guided.ts'
import { SetMarks } from '../kind/set-marks.tsx'
import { useChange } from '../tools/use-change.ts'
import { workoutMessages } from '../workout-messages.ts'
import { proposed } from './proposed.ts'
import { SetMenu } from './set-menu.tsx'
import { setsMessages } from './sets-messages.ts'

/** The sets of an exercise of the running workout, in their order; each that is not done can be left out, removed or moved. */
export function SetsDialog({ place, onClose }: { place: WorkoutPlace; onClose: () => void }) {
  const words = useWords(setsMessages)
  const { close } = useWords(workoutMessages)
  const { lang } = useFormats()
  const { moveBefore, said } = useSetOrder()
  const proposals = proposed(useGuided(), place)
  const list = useRef<HTMLOListElement>(null)
  const toDo = place.slots.filter(({ status }) => status !== 'done').map(({ id }) => id)
  useFocusAfterRemoval(toDo, (at) => list.current?.querySelectorAll('button')[at]?.focus())
  return (
    <DockDialog
      onClose={onClose}
      title={words.allSets}
      description={localized(place, 'name', lang)}
      footer={
        <Button size="l" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <ol ref={list} className="set-lines" aria-label={words.allSets}>
        {place.slots.map((slot) => (
          <SetLine
            key={slot.id}
            place={place}
            slot={slot}
            lift={proposals.get(slot.id) ?? slot.plan}
            onMove={(before) => moveBefore(slot.id, before)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </DockDialog>
  )
}

/** Moves sets within their exercise; `said` tells those who do not see it where the one moved last stands. */
function useSetOrder() {
  const words = useWords(setsMessages)
  const { movedTo } = useWords(orderMessages)
  const { state } = useGuided()
  const change = useChange()
  const [said, setSaid] = useState('')
  const moveBefore = (slot: string, before: string | null) => {
    const event = { type: 'move-set', at: now(), slot, before } as const
    const [old, moved] = [stepAt(state, slot), stepAt(workoutReducer(state, event), slot)]
    if (!old || !moved || !change(event)) return
    setSaid(movedTo({ name: words.set(old.set + 1), place: moved.set + 1, count: moved.total }))
  }
  return { moveBefore, said }
}

interface LineProps {
  place: WorkoutPlace
  slot: WorkoutSlot
  /** What is proposed for it as long as it is not done. */
  lift: LastLift
  onMove: (before: string | null) => void
}

function SetLine({ place, slot, lift, onMove }: LineProps) {
  const words = useWords(setsMessages)
  const { toDo } = useWords(workoutMessages)
  const formats = useFormats()
  const { state, canAct } = useGuided()
  const number = countedSlots(place).indexOf(slot) + 1
  const recorded = recordedSets(state).find((set) => set.slot === slot.id)
  const figures = liftWithUnit(formats, recorded ?? lift)
  const note = (recorded ?? slot).note
  const mark = recorded ? words.doneMark : number === 0 && words.skippedMark
  const said = recorded ? words.done(number, figures) : number > 0 ? toDo(number, figures) : words.leftOut(figures)
  const label = number > 0 ? words.actions(number) : words.actionsLeftOut(figures)
  return (
    <li className={recorded ? undefined : 'todo'}>
      <div className="flex-wrap">
        <VisuallyHidden>{said}</VisuallyHidden>
        <Figure className="set-number" aria-hidden="true">
          {number || '–'}
        </Figure>
        <SetMarks kind={(recorded ?? slot.plan).kind} side={recorded?.side} />
        <Figure aria-hidden="true">{figures}</Figure>
        {mark && (
          <span className="secondary-text" aria-hidden="true">
            {mark}
          </span>
        )}
        {note && <span className="secondary-text [overflow-wrap:anywhere]">{note}</span>}
        {!recorded && canAct && (
          <span className="ml-auto">
            <SetMenu label={label} place={place.id} slot={slot} onMove={onMove} />
          </span>
        )}
      </div>
    </li>
  )
}
