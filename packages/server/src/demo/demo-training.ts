import { dayNumber } from '@fonte/domain/history/day'
import { setFigures } from '@fonte/domain/history/summarize'
import { zoneDays } from '@fonte/domain/history/zone-days'
import type { PlannedProgram } from '@fonte/domain/program/program'
import { saveBodyMeasures } from '../body/body-measure-store.ts'
import { insertHistoryEntry } from '../history/history-store.ts'
import type { Writer } from '../platform/database.ts'
import { newRowId } from '../platform/new-row-id.ts'
import { insertProgram } from '../program/program-store.ts'
import { writeTrainingPlan } from '../training-plan/training-plan-store.ts'
import { type DemoLift, type DemoProgram, demoPrograms } from './demo-lifts.ts'
import { findExerciseNames } from './demo-store.ts'
import { type DemoWorkout, type DemoYear, demoYear } from './demo-year.ts'

/** Where the demo account trains. */
const zone = 'Europe/Paris'
const minute = 60_000
const dayLength = 86_400_000

/** Gives `userId` three programs in turn and a year of workouts up to yesterday. */
export const addDemoTraining = async (userId: string, now: number, writer: Writer): Promise<void> => {
  const year = demoYear(zoneDays(zone).dayOf(now))
  const programs = new Map<DemoProgram, string>()
  for (const [place, program] of demoPrograms.entries()) {
    // Made in one transaction they are listed by their ids.
    const id = newRowId(now + place)
    await insertProgram(userId, id, plannedProgram(program, year), writer)
    programs.set(program, id)
  }
  const schedule = {
    kind: 'rotation' as const,
    programs: demoPrograms.flatMap((program) => programs.get(program) ?? []),
  }
  await writeTrainingPlan(userId, { content: { schedule, deload_until: null, goal: 3 }, version: 1 }, writer)
  await saveBodyMeasures(
    userId,
    year.weights.map(({ day, kg }) => ({ day, kind: 'weight', value: kg })),
    null,
    writer,
  )
  const names = await findExerciseNames(
    demoPrograms.flatMap(({ lifts }) => lifts.map(({ exercise }) => exercise)),
    writer,
  )
  for (const workout of year.workouts) {
    await addWorkout(userId, { workout, program: programs.get(workout.program) ?? null, names }, writer)
  }
}

interface Named {
  readonly workout: DemoWorkout
  readonly program: string | null
  readonly names: ReadonlyMap<string, string>
}

const addWorkout = async (userId: string, { workout, program, names }: Named, writer: Writer): Promise<void> => {
  const midnight = zoneDays(zone).startOf(workout.day)
  const started = midnight + workout.start * minute
  const completed = started + workout.minutes * minute
  const sets = workout.sets.map((set) => ({ ...set, exercise_name: names.get(set.exercise_id) ?? set.exercise_id }))
  const entry = {
    id: newRowId(completed),
    program_id: program,
    program_name: workout.program.name,
    duration_minutes: workout.minutes,
    started_at: new Date(started),
    completed_at: new Date(completed),
    // The dashboard tells how many workouts came on which day: these did not all come today.
    created_at: new Date(completed),
    utc_offset: (dayNumber(workout.day) * dayLength - midnight) / minute,
    origin: 'live',
    ...setFigures(sets),
  } as const
  await insertHistoryEntry(userId, entry, sets, writer)
}

/** The program as it stands after the year. */
const plannedProgram = ({ name, description, lifts }: DemoProgram, { standings }: DemoYear): PlannedProgram => ({
  name,
  description,
  image_url: null,
  exercises: lifts.map((lift) => ({ exercise_id: lift.exercise, default_rest: 120, ...plannedSets(lift, standings) })),
})

function plannedSets(lift: DemoLift, standings: DemoYear['standings']) {
  const { load, reps } = standings.get(lift) ?? { load: lift.start, reps: lift.reps[0] }
  const figures = lift.timed
    ? { reps: 0, weight: 0, seconds: reps }
    : { reps: lift.reps[0], reps_max: lift.reps[1], ...(load < 0 ? { weight: 0, assist: -load } : { weight: load }) }
  const sets = Array.from({ length: lift.sets }, () => ({ ...figures, rest: lift.rest }))
  // A rule adds weight: it has nothing to say of a hold, nor of a lift that is still assisted.
  const hasRule = !lift.timed && load >= 0
  return { sets, ...(hasRule && { progression: { kind: 'double', step: lift.step } as const }) }
}
