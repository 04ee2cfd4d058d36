import { isDeload } from '@fonte/domain/training-plan/deload'
import { goalBounds, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { localized } from '@fonte/domain/words/localized'
import { now } from '../../../platform/clock.ts'
import { localDay, localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { comparison, type VersionRow } from '../../../ui/version-rows.ts'
import { usePrograms } from '../../program/program-queries.ts'
import { trainingPlanMessages } from '../training-plan-messages.ts'
import { planConflictMessages } from './plan-conflict-messages.ts'

type Rows = (mine: TrainingPlan, theirs: TrainingPlan) => readonly VersionRow[]

/** Tells what two versions of a training plan say, a thing at a time: what to train when, and the folders. */
export function usePlanRows(): Rows {
  const words = useWords(planConflictMessages)
  const { date } = useFormats()
  const nameOf = useProgramNames()
  const scheduleRows = useScheduleRows(nameOf)
  const folderRows = useFolderRows(nameOf)
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    const today = localDay(now())
    return [
      ...scheduleRows(mine, theirs),
      row(words.deload, (plan) =>
        plan.deload_until !== null && isDeload(plan, today)
          ? words.until(date(localNoon(plan.deload_until)))
          : undefined,
      ),
      row(words.goal, ({ goal = goalBounds.default }) => words.goalOf(goal)),
      ...folderRows(mine, theirs),
    ]
  }
}

type ProgramName = (id: string) => string

/** What a program is called; one that the device does not have is told as deleted once all of them are read. */
function useProgramNames(): ProgramName {
  const words = useWords(planConflictMessages)
  const { goneProgram } = useWords(trainingPlanMessages)
  const { lang } = useFormats()
  const { items, reading } = usePrograms()
  const names = new Map(items.map((program) => [program.id, localized(program, 'name', lang)]))
  return (id) => names.get(id) ?? (reading === 'ready' ? goneProgram : words.program)
}

/** The kind of schedule, each day of a week, and the programs in turn. */
function useScheduleRows(nameOf: ProgramName): Rows {
  const words = useWords(trainingPlanMessages)
  const kinds = { none: words.free, weekdays: words.weekdays, rotation: words.rotation } as const
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    const areWeeks = [mine, theirs].every(({ schedule: { kind } }) => kind === 'weekdays')
    const dayOf = ({ schedule: { kind, programs } }: TrainingPlan, day: number) => {
      const id = kind === 'weekdays' ? (programs[day] ?? null) : null
      // Beside a plan without days, a day of rest says nothing.
      return id === null ? areWeeks && words.restDay : nameOf(id)
    }
    return [
      row(words.pace, ({ schedule: { kind } }) => kinds[kind]),
      ...words.dayNames.split(' ').map((name, day) => row(name, (plan) => dayOf(plan, day) || undefined)),
      row(words.rotation, ({ schedule: { kind, programs } }) =>
        kind === 'rotation' ? programs.map((id) => id !== null && nameOf(id)).join(', ') : undefined,
      ),
    ]
  }
}

/** The programs of each folder, and the order of those in both versions. */
function useFolderRows(nameOf: ProgramName): Rows {
  const words = useWords(planConflictMessages)
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    const namesOf = ({ folders = [] }: TrainingPlan) => folders.map(({ name }) => name)
    const isShared = (name: string) => [mine, theirs].every((plan) => namesOf(plan).includes(name))
    const contentsOf = ({ folders = [] }: TrainingPlan, name: string) =>
      folders
        .find((folder) => folder.name === name)
        ?.programs.map(nameOf)
        .join(', ')
    return [
      ...[...new Set([mine, theirs].flatMap(namesOf))].map((name) =>
        row(words.folder(name), (plan) => {
          const contents = contentsOf(plan, name)
          return contents === '' ? words.emptyFolder : contents
        }),
      ),
      row(words.folderOrder, (plan) => namesOf(plan).filter(isShared).join(', ')),
    ]
  }
}
