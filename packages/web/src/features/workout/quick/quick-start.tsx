import { useRouter } from '@tanstack/react-router'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { MemoryNotice } from '../parts/running-notices.tsx'
import { HomeButton } from '../parts/top-bar.tsx'
import { workoutMessages } from '../workout-messages.ts'
import { beginQuick } from './begin-quick.ts'
import { quickMessages } from './quick-messages.ts'

/** `/workout/libre` before its start. */
export function QuickStart() {
  const words = useWords(quickMessages)
  const { start, error } = useWords(workoutMessages)
  const router = useRouter()
  const { user } = useSignedIn()
  const { run, pending } = useCall(() => beginQuick(router, user.id), { title: error })
  return (
    <div className="workout">
      <header>
        <div className="workout-head">
          <HomeButton />
        </div>
      </header>
      <MemoryNotice />
      <main className="page-content grid content-start gap-4">
        <Title as="h1">{words.quick}</Title>
        <p>{words.quickText}</p>
        <Button variant="ember" size="xl" pending={pending} onClick={() => void run()}>
          {start}
        </Button>
      </main>
    </div>
  )
}
