import type { Program } from '@fonte/contract/program'
import { weeklySets } from '@fonte/domain/program/series/weekly-sets'
import { localized } from '@fonte/domain/words/localized'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Title } from '../../../ui/typography.tsx'
import type { Library } from '../../exercise/library-queries.ts'
import { useTellWeek } from '../program-options.ts'
import { predefinedProgramsQuery } from '../program-queries.ts'
import { weekMessages } from './week-messages.ts'

interface Props {
  program: Program
  library: Library
}

/** Working sets of a predefined program by main group: of this day, and of a week with all days of its series. */
export function WeekOfProgram({ program, library }: Props) {
  const tellWeek = useTellWeek()
  const words = useWords(weekMessages)
  const { lang, number } = useFormats()
  const id = useId()
  const all = useQuery(predefinedProgramsQuery).data?.items ?? []
  const rows = weeklySets(program, all, (exercise) => library.find(exercise)?.muscle_group_id)
  const { series } = program
  if (!series || rows.length === 0) return null
  const isDay = series.of > 1
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <Title as="h3" id={id} className="text-22">
        {words.title}
      </Title>
      <p className="secondary-text">
        {isDay
          ? words.dayOf({ name: localized(series, 'name', lang), day: series.day, week: tellWeek(series) })
          : words.often({ count: series.times })}
      </p>
      <table className="w-full max-w-[40rem] border-t-4 border-rule" aria-labelledby={id}>
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-2 font-normal">
              {words.group}
            </th>
            {isDay && (
              <th scope="col" className="py-2 text-right font-normal">
                {words.day}
              </th>
            )}
            <th scope="col" className="py-2 text-right font-normal">
              {words.week}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, day, week: sets }) => {
            const named = library.muscles.group(group)
            return (
              <tr key={group} className="border-t-2 border-hair">
                <th scope="row" className="py-2 text-left font-normal">
                  {named && localized(named, 'name', lang)}
                </th>
                {isDay && <td className="figure py-2 text-right">{number(day)}</td>}
                <td className="figure py-2 text-right">{number(sets)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="secondary-text">{words.counted}</p>
    </section>
  )
}
