import type { Program } from '@fonte/contract/program'
import type { ProgramSeries } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../platform/words/words.ts'
import type { SelectOption } from '../../ui/select.tsx'
import { programMessages } from './program-messages.ts'

/** The way to tell how many workouts the days of a series make in a week. */
export function useTellWeek(): (series: ProgramSeries) => string {
  const words = useWords(programMessages)
  const { number } = useFormats()
  return ({ of, times }) => words.week({ days: of, workouts: number(of * times), inTurn: times !== 1 })
}

/** The way to list programs in a select: the days of a series under its name and its week. */
export function useProgramOptions(): (programs: readonly Program[]) => readonly SelectOption[] {
  const { lang } = useFormats()
  const tellWeek = useTellWeek()
  const groupOf = (series: ProgramSeries) => `${localized(series, 'name', lang)} · ${tellWeek(series)}`
  return (programs) =>
    programs.map((program) => ({
      value: program.id,
      label: localized(program, 'name', lang),
      ...(program.series && program.series.of > 1 && { group: groupOf(program.series) }),
    }))
}
