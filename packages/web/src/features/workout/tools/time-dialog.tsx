import { localized } from '@fonte/domain/words/localized'
import { parseReps } from '@fonte/domain/workout/entry'
import { fitToTime } from '@fonte/domain/workout/pace/fit-to-time'
import type { LifterPace } from '@fonte/domain/workout/pace/own-pace'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { useMemo, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { useGuided } from '../guided.ts'
import { isIsolation } from './mechanic.ts'
import { toolsMessages } from './tools-messages.ts'
import { useChange } from './use-change.ts'

const bounds = { min: 10, max: 180, start: 35, step: 5 }

const inMinutes = (seconds: number) => Math.round(seconds / 60)

interface Props {
  pace: LifterPace
  /** Then its message, which outlives the screen, has no way back: the dialog itself has one. */
  isBeforeStart?: boolean
  onClose: () => void
}

/** Leaves out what is missed least, so that the rest of the workout fits into the minutes that are left. */
export function TimeDialog({ pace, isBeforeStart = false, onClose }: Props) {
  const words = useWords(toolsMessages)
  const change = useChange()
  const [typed, setTyped] = useState(String(bounds.start))
  const minutes = Math.min(bounds.max, Math.max(bounds.min, parseReps(typed).value))
  const { cuts, seconds, measured, trimmed } = useCuts(minutes, pace)
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set())
  const chosen = cuts.filter(({ place }) => !spared.has(place.id)).flatMap(({ slots }) => slots)
  const back = cuts.filter(({ place }) => spared.has(place.id))
  const left = inMinutes(
    back.reduce((sum, { place, slots }) => sum + slots.length * pace.seconds(place.exercise_id), seconds),
  )
  const apply = () => {
    const event = { type: 'skip', at: now(), slots: chosen, reason: 'trim' } as const
    if (change(event, words.cut(chosen.length), isBeforeStart)) onClose()
  }
  const restore = () => {
    if (change({ type: 'unskip', at: now(), slots: trimmed })) onClose()
  }
  const isFit = chosen.length === 0
  const footer = (
    <>
      <Button size="l" onClick={onClose}>
        {isFit ? words.close : words.cancel}
      </Button>
      {!isFit && (
        <Button size="l" variant="ink" onClick={apply}>
          {words.apply}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.lessTime} footer={footer}>
      <StepperInput
        label={words.minutesLeft}
        value={typed}
        onChange={setTyped}
        step={bounds.step}
        max={bounds.max}
        format={String}
        decreaseLabel={words.fewerMinutes(bounds.step)}
        increaseLabel={words.moreMinutes(bounds.step)}
        stepText={String(bounds.step)}
      />
      <p role="status">
        {isFit ? words.nothingToCut(left, measured) : words.fewerSets(chosen.length, left, measured)}
        {inMinutes(seconds) > minutes && <b className="block">{words.shortest(inMinutes(seconds))}</b>}
      </p>
      <CutLines cuts={cuts} spared={spared} onChange={setSpared} />
      {trimmed.length > 0 && (
        <Button icon="undo" onClick={restore}>
          {words.restoreAll}
        </Button>
      )}
    </Dialog>
  )
}

interface Cut {
  readonly place: WorkoutPlace
  readonly slots: readonly string[]
}

/** What would go of each exercise, and what went before. */
function useCuts(minutes: number, pace: LifterPace) {
  const { state, library } = useGuided()
  return useMemo(() => {
    const setting = { isIsolation: (id: string) => isIsolation(library.find(id)), seconds: pace.seconds }
    const { skip, seconds } = fitToTime(state.places, minutes * 60, setting)
    const gone = new Set(skip)
    const cuts: readonly Cut[] = state.places.flatMap((place) => {
      const slots = place.slots.flatMap(({ id }) => (gone.has(id) ? [id] : []))
      return slots.length === 0 ? [] : [{ place, slots }]
    })
    const trimmed = state.places.flatMap((place) =>
      place.slots.flatMap(({ id, status }) => (status === 'trimmed' ? [id] : [])),
    )
    const open = state.places.filter(hasOpenSlot)
    return { cuts, seconds, trimmed, measured: open.every(({ exercise_id }) => pace.isMeasured(exercise_id)) }
  }, [state.places, library, minutes, pace])
}

const hasOpenSlot = ({ slots }: WorkoutPlace) => slots.some(({ status }) => status === 'todo')

interface LinesProps {
  cuts: readonly Cut[]
  spared: ReadonlySet<string>
  onChange: (spared: ReadonlySet<string>) => void
}

/** One line for each exercise that would lose sets; unticked, it keeps them. */
function CutLines({ cuts, spared, onChange }: LinesProps) {
  const words = useWords(toolsMessages)
  const { lang } = useFormats()
  const toggle = (id: string) => onChange(spared.symmetricDifference(new Set([id])))
  return cuts.map(({ place, slots }) => (
    <Checkbox
      key={place.id}
      label={words.cutLine(localized(place, 'name', lang), slots.length)}
      checked={!spared.has(place.id)}
      onChange={() => toggle(place.id)}
    />
  ))
}
