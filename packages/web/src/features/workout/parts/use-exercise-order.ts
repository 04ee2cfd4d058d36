import { landingOf } from '@fonte/domain/workout/plan/order'
import { now } from '../../../platform/clock.ts'
import { useDragOrder } from '../../../ui/drag/use-drag-order.ts'
import { useGuided } from '../guided.ts'
import { useChange } from '../tools/use-change.ts'

/** Reordering the exercises of the workout under way: a grip drags one, or moves it up (-1) and down (1) by the keyboard. */
export function useExerciseOrder() {
  const { places } = useGuided().state
  const change = useChange()
  const move = (from: number, to: number) => {
    const place = places[from]?.id
    const before = landingOf(places, from, to)
    if (place !== undefined && before !== undefined) change({ type: 'move-exercise', at: now(), place, before })
  }
  const drag = useDragOrder<HTMLOListElement>(move)
  const step = (from: number, by: -1 | 1) => {
    const reaches = (_: unknown, at: number) => (at - from) * by > 0 && landingOf(places, from, at) !== undefined
    const nearest = by > 0 ? places.findIndex(reaches) : places.findLastIndex(reaches)
    if (nearest >= 0) move(from, nearest)
  }
  return { ...drag, step }
}
