import type { PlanEvent } from '@fonte/domain/workout/plan/plan-event'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import type { AnyRouter } from '@tanstack/react-router'
import { NetworkFailure } from '../../platform/api/api-problem.ts'
import { now } from '../../platform/clock.ts'
import { askForPersistence } from '../../platform/storage/persistence.ts'
import { play } from './cues/sound-player.ts'
import { workoutKeeper } from './running/device-workout.ts'
import { prepareWorkout } from './running/prepared-parts.tsx'

/**
 * Begins a person's workout, its plan changed already where `changes` says so, and shows it. Where one is under way, its own screen says so; where the device takes nothing
 * more, the screen before the start does.
 * @throws NetworkFailure where its screen cannot be fetched: nobody could record a set of it, so it does not begin
 */
export async function beginWorkout(
  router: AnyRouter,
  userId: string,
  program: WorkoutProgram,
  changes?: readonly PlanEvent[],
): Promise<void> {
  const there = { to: '/workout/$programId', params: { programId: program.id } }
  void play('start')
  void askForPersistence()
  // Its screen is fetched first: between the start and the first set there is nothing to wait for.
  const [isReady] = await Promise.all([prepareWorkout(), router.preloadRoute(there)])
  if (!isReady) throw new NetworkFailure('the screen of the workout did not come')
  await workoutKeeper.serve(userId)
  await workoutKeeper.begin(program, now(), changes).catch(reportError)
  await router.navigate(there)
}
