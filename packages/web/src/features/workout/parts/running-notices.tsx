import { useState } from 'react'
import { useObservable } from '../../../platform/observable.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { drivingTab, workoutKeeper } from '../running/device-workout.ts'
import { workoutMessages } from '../workout-messages.ts'

/** What the lifter should know about the workout under way: found again, driven elsewhere, or not kept. */
export function RunningNotices({ resumed, follows }: { resumed: boolean; follows: boolean }) {
  return (
    <>
      <MemoryNotice />
      {follows && <FollowerNotice />}
      {resumed && !follows && <ResumedNotice />}
    </>
  )
}

/** Said before the start and during the workout: nothing survives this page. */
export function MemoryNotice() {
  const words = useWords(workoutMessages)
  const status = useObservable(storage.status)
  return status === 'memory' ? <Banner variant="warn">{words.inMemory}</Banner> : null
}

function FollowerNotice() {
  const words = useWords(workoutMessages)
  const [pending, setPending] = useState(false)
  const takeOver = () => {
    setPending(true)
    void drivingTab.takeOver().finally(() => setPending(false))
  }
  return (
    <Banner
      action={
        <Button onClick={takeOver} pending={pending}>
          {words.takeOver}
        </Button>
      }
    >
      {words.followed}
    </Banner>
  )
}

/** A sentence: the workout runs already, and the way out of it is where it always is. */
function ResumedNotice() {
  const words = useWords(workoutMessages)
  return (
    <Banner closeLabel={words.close} onClose={() => workoutKeeper.acknowledge()}>
      {words.resumed}
    </Banner>
  )
}
