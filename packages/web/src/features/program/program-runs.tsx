import type { Program } from '@fonte/contract/program'
import { type ProgramRun, programRuns } from '@fonte/domain/program/series/program-runs'
import { localized } from '@fonte/domain/words/localized'
import { type ReactNode, useId } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { CardGrid } from '../../ui/card.tsx'
import { Title } from '../../ui/typography.tsx'
import { programMessages } from './program-messages.ts'
import { useTellWeek } from './program-options.ts'

/** The heading of a card: its rank depends on what stands above it. */
type Rank = 'h2' | 'h3' | 'h4'

interface Props {
  programs: readonly Program[]
  /** The heading of a series, and of a card of a program that stands alone. */
  titleAs: 'h2' | 'h3'
  className?: string
  /** A card, with the heading it has there. */
  card: (program: Program, titleAs: Rank) => ReactNode
}

/** Cards of programs, the days of one series together under its name and its week. */
export function ProgramRuns({ programs, ...shared }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {programRuns(programs).map((run, index) => (
        <Run key={run.programs[0]?.id} run={run} isFirst={index === 0} {...shared} />
      ))}
    </div>
  )
}

interface RunProps extends Omit<Props, 'programs'> {
  run: ProgramRun
  isFirst: boolean
}

/** What stands alone below a series has a heading, too: it must not be taken for days of that. */
function Run({ run: { series, programs }, isFirst, titleAs, className, card }: RunProps) {
  const words = useWords(programMessages)
  const { lang } = useFormats()
  const tellWeek = useTellWeek()
  const id = useId()
  const isNamed = series !== null || !isFirst
  const below = titleAs === 'h2' ? 'h3' : 'h4'
  const cards = (
    <CardGrid className={className}>{programs.map((program) => card(program, isNamed ? below : titleAs))}</CardGrid>
  )
  if (!isNamed) return cards
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <Title as={titleAs} id={id} className="text-22">
        {series ? localized(series, 'name', lang) : words.otherPrograms}
      </Title>
      {series && <p className="secondary-text">{tellWeek(series)}</p>}
      {cards}
    </section>
  )
}
