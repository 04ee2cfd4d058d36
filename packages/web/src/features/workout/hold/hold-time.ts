import type { Hold } from '@fonte/domain/workout/state'
import { timeOf } from '../cues/rest-time.ts'

/** Time (ms) to get into position. */
export const countdown = 3_000

/** The time (epoch ms) that a timed set goes by, from the tap that had it begin. */
export const holdTime = (hold: Hold): number => timeOf(hold, hold.started_at - countdown)
