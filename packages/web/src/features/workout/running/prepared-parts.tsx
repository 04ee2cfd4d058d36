import { useWords } from '../../../platform/words/words.ts'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { preparedPart } from '../../../ui/prepared-part.tsx'
import { workoutMessages } from '../workout-messages.ts'

/** The workout under way, which the screen before the start can do without. */
export const PreparedWorkout = preparedPart(
  async () => (await import('../guided-workout.tsx')).GuidedWorkout,
  <Loading />,
)

/** What it came to, and how that is corrected. */
export const PreparedFinish = preparedPart(
  async () => {
    const [{ FinishPanel }] = await Promise.all([
      import('../finish/finish-panel.tsx'),
      import('../finish/finish-corrections.tsx'),
    ])
    return FinishPanel
  },
  <Loading />,
)

/** Fetches both, so that a workout begins, goes on and ends without waiting, and without a network; answers whether they are there. */
export async function prepareWorkout(): Promise<boolean> {
  const parts = await Promise.all([PreparedWorkout.prepare(), PreparedFinish.prepare()])
  return parts.every(Boolean)
}

function Loading() {
  return <PageLoader label={useWords(workoutMessages).loading} />
}
