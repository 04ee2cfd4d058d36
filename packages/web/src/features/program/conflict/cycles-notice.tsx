import { useNavigate } from '@tanstack/react-router'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { forgetLeftLift, type LeftLift, useLeftLifts } from './cycles-left.ts'
import { cyclesMessages } from './cycles-messages.ts'

/** Tells of workouts that did not move a 5/3/1 on, as another device or the editor had changed it first. */
export function CyclesNotice() {
  const words = useWords(cyclesMessages)
  const navigate = useNavigate()
  const userId = useSignedIn().user.id
  const lifts = useLeftLifts(userId)
  const ids = lifts.map(idOf)
  const notices = useRowFocus(ids, 'button:last-child')
  return (
    <div {...notices}>
      {lifts.map((left) => {
        const { programId, program, lift, week } = left
        return (
          <Notice
            key={idOf(left)}
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
      })}
    </div>
  )
}

const idOf = ({ workoutId, place }: LeftLift): string => `${workoutId} ${place}`
