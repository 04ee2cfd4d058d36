import { useNavigate } from '@tanstack/react-router'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { forgetLeftLift, useLeftLifts } from './cycles-left.ts'
import { cyclesMessages } from './cycles-messages.ts'

/** Tells of workouts that did not move a 5/3/1 on, as another device or the editor had changed it first. */
export function CyclesNotice() {
  const words = useWords(cyclesMessages)
  const navigate = useNavigate()
  const userId = useSignedIn().user.id
  const lifts = useLeftLifts(userId)
  return lifts.map((left) => {
    const { workoutId, programId, program, place, lift, week } = left
    return (
      <Notice
        key={`${workoutId} ${place}`}
        actions={
          <>
            <Button onClick={() => void navigate({ to: '/', search: { edit: programId } })}>{words.open}</Button>
            <Button variant="ink" onClick={() => void forgetLeftLift(userId, left)}>
              {words.read}
            </Button>
          </>
        }
      >
        {week === null ? words.gone({ program, lift }) : words.stands({ program, lift, week })}
      </Notice>
    )
  })
}
