import type { ComponentProps } from 'react'
import { CopyNotices } from '../community/copies/copy-notices.tsx'
import { GymConflictNotice } from '../gym/conflict/gym-conflict-notice.tsx'
import { WorkoutConflictNotice } from '../history/conflict/workout-conflict-notice.tsx'
import { ConflictNotice } from '../program/conflict/conflict-notice.tsx'
import { CyclesNotice } from '../program/conflict/cycles-notice.tsx'
import { TrainingStart } from '../training-plan/start/training-start.tsx'
import { DraftNotice } from './draft-notice.tsx'

/** Above the sections: what to train today, and what waits for its person's answer. */
export function HomeTop(props: ComponentProps<typeof TrainingStart>) {
  return (
    <>
      <TrainingStart {...props} />
      <DraftNotice />
      <ConflictNotice />
      <WorkoutConflictNotice />
      <GymConflictNotice />
      <CyclesNotice />
      <CopyNotices />
    </>
  )
}
