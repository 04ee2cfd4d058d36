import { oneMoreSet } from '@fonte/domain/workout/plan/new-sets'
import type { Ref } from 'react'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'
import { useChange } from '../tools/use-change.ts'
import { workoutMessages } from '../workout-messages.ts'
import { quickMessages } from './quick-messages.ts'

/** A workout without a program that has nothing to do at the moment: what to add, and the way to its end. */
export function OpenPanel({ heading, onStop }: { heading: Ref<HTMLDivElement>; onStop: () => void }) {
  const words = useWords(quickMessages)
  const tools = useWords(toolsMessages)
  const { finish } = useWords(workoutMessages)
  const { state, openTool, canAct } = useGuided()
  const change = useChange()
  const last = state.status === 'ready' ? undefined : state.recorded.at(-1)
  const place = state.places.find(({ id }) => id === last?.place)
  const addSet = () => {
    if (!place) return
    const sets = [{ slot: newUuid(), plan: oneMoreSet(place) }]
    change({ type: 'add-sets', at: now(), place: place.id, after: place.slots.at(-1)?.id ?? null, sets })
  }
  return (
    <div className="workout-pane">
      <main className="workout-main">
        <div ref={heading} tabIndex={-1} className="outline-none">
          <Title as="h1">{place ? words.allDone : words.first}</Title>
        </div>
        <p>{place ? words.allDoneText : words.quickText}</p>
        {place && (
          <div className="grid gap-3">
            <Button icon="plus" size="l" disabled={!canAct} onClick={addSet}>
              {tools.addSet}
            </Button>
            <Button size="l" disabled={!canAct} onClick={onStop}>
              {finish}
            </Button>
          </div>
        )}
      </main>
      <div className="workout-action">
        <Button variant="ember" size="xl" disabled={!canAct} onClick={() => openTool({ kind: 'add-exercise' })}>
          {tools.addExercise}
        </Button>
      </div>
    </div>
  )
}
