import { localized } from '@fonte/domain/words/localized'
import { workoutReducer } from '@fonte/domain/workout/machine'
import { landingOf } from '@fonte/domain/workout/plan/order'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { orderMessages } from '../../../ui/drag/order-messages.ts'
import { useDragOrder } from '../../../ui/drag/use-drag-order.ts'
import { useGuided } from '../guided.ts'
import { useChange } from '../tools/use-change.ts'

/**
 * Reordering the exercises of the workout under way: a grip drags one, or moves it up (-1) and down (1) by the keyboard, and
 * its menu moves it before another. `said` tells those who do not see it where the one moved last stands.
 */
export function useExerciseOrder() {
  const words = useWords(orderMessages)
  const { lang } = useFormats()
  const { state } = useGuided()
  const { places } = state
  const change = useChange()
  const [said, setSaid] = useState('')
  const moveBefore = (id: string, before: string | null) => {
    const event = { type: 'move-exercise', at: now(), place: id, before } as const
    const after = workoutReducer(state, event).places
    const at = after.findIndex((place) => place.id === id)
    const moved = after[at]
    if (!moved || !change(event)) return
    setSaid(words.movedTo({ name: localized(moved, 'name', lang), place: at + 1, count: after.length }))
  }
  const move = (from: number, to: number) => {
    const place = places[from]?.id
    const before = landingOf(places, from, to)
    if (place !== undefined && before !== undefined) moveBefore(place, before)
  }
  const drag = useDragOrder<HTMLOListElement>(move)
  const step = (from: number, by: -1 | 1) => {
    const reaches = (_: unknown, at: number) => (at - from) * by > 0 && landingOf(places, from, at) !== undefined
    const nearest = by > 0 ? places.findIndex(reaches) : places.findLastIndex(reaches)
    if (nearest >= 0) move(from, nearest)
  }
  return { ...drag, step, moveBefore, said }
}
