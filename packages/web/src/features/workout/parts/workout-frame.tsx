import { blocksOf, type ExerciseBlock } from '@fonte/domain/workout/plan/order'
import { countedSlots } from '@fonte/domain/workout/plan/place'
import { memberNumbers } from '@fonte/domain/workout/plan/round'
import { countSlots, currentStep, recordedSets } from '@fonte/domain/workout/selectors'
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useMedia } from '../../../platform/media.ts'
import { useWords } from '../../../platform/words/words.ts'
import { type SlabGroup, SlabProgress } from '../../../ui/slab-progress.tsx'
import { Stamp } from '../../../ui/typography.tsx'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'
import { GuidedLater } from './guided-later.tsx'
import { Overview, OverviewDialog } from './overview.tsx'
import { TopBar } from './top-bar.tsx'

interface Props {
  /** The button at the upper left; the same element for as long as it does the same. */
  exit: ReactNode
  /** Notices over the exercise. */
  notice?: ReactNode
  /** Corrects a recorded set; absent while nothing is recorded. */
  onEdit?: (index: number) => void
  /** The tool that is open: on a wide page it stands beside the pane. */
  tool?: ReactNode
  /** The pane of the phase. */
  children: ReactNode
}

/** From this width on the list of exercises stands beside the current one; on a phone it would only cost time. */
const roomBeside = '(min-width: 62.5rem)'

/** What stays while sets and rests come and go: name, progress, the list of exercises. */
export function WorkoutFrame({ exit, notice, onEdit, tool, children }: Props) {
  const words = useWords(workoutMessages)
  const [listed, setListed] = useState(false)
  const list = useCallback(() => setListed(true), [])
  const beside = useMedia(roomBeside)
  return (
    <div className="workout">
      <header>
        <GuidedLater>
          <Head exit={exit} onList={list} />
        </GuidedLater>
      </header>
      {notice}
      {listed && <OverviewDialog onEdit={onEdit} onClose={() => setListed(false)} />}
      <div className="workout-columns">
        {beside && (
          <aside className="workout-side" aria-label={words.allExercises}>
            <GuidedLater>
              <SideOverview onEdit={onEdit} />
            </GuidedLater>
          </aside>
        )}
        {children}
        {tool}
      </div>
    </div>
  )
}

/** All exercises beside the current one, which stays in sight among them. */
const SideOverview = memo(function SideOverview({ onEdit }: { onEdit: Props['onEdit'] | undefined }) {
  const words = useWords(workoutMessages)
  const list = useRef<HTMLDivElement>(null)
  const current = currentStep(useGuided().state)?.slot
  useEffect(() => {
    const line = current && list.current?.querySelector('[aria-current]')
    if (line) line.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div ref={list}>
      <Stamp as="h2" className="mb-3">
        {words.allExercises}
      </Stamp>
      <Overview onEdit={onEdit} />
    </div>
  )
})

const Head = memo(function Head(props: { exit: ReactNode; onList: () => void }) {
  return (
    <>
      <TopBar {...props} />
      <Progress />
    </>
  )
})

function Progress() {
  const words = useWords(workoutMessages)
  const { state } = useGuided()
  const currentId = currentStep(state)?.place.id
  const blocks = blocksOf(state.places).map((block) => slabsOf(block, currentId))
  return (
    <SlabProgress
      label={words.progress}
      blocks={blocks}
      currentId={currentId}
      valueText={words.progressText(recordedSets(state).length, countSlots(state))}
    />
  )
}

/** The exercises of a block with their sets: one that took over from another one goes on in its row. */
function slabsOf(block: ExerciseBlock, currentId: string | undefined): readonly SlabGroup[] {
  const members = memberNumbers(block)
  const rows = new Map<number | undefined, SlabGroup>()
  block.forEach((place, index) => {
    const counted = countedSlots(place)
    if (counted.length === 0) return
    const before = rows.get(members[index])
    const total = counted.length + (before?.total ?? 0)
    const done = counted.filter(({ status }) => status === 'done').length + (before?.done ?? 0)
    rows.set(members[index], { id: place.id === currentId ? place.id : (before?.id ?? place.id), total, done })
  })
  return [...rows.values()]
}
