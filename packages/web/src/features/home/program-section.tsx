import type { Program } from '@fonte/contract/program'
import { idsInRuns } from '@fonte/domain/program/series/program-runs'
import { memo, type ReactNode, useMemo } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { firstCards } from '../../ui/first-cards.ts'
import { Section } from '../../ui/section.tsx'
import { LoadingPlace } from '../../ui/skeleton.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import type { Library } from '../exercise/library-queries.ts'
import { type CardActions, ProgramCard } from '../program/program-card.tsx'
import { programMessages } from '../program/program-messages.ts'
import type { Programs } from '../program/program-queries.ts'
import { ProgramRuns } from '../program/program-runs.tsx'
import { type HomeSection, useFold } from './folded-sections.ts'
import { useGrowing } from './use-growing.ts'

interface CardsProps {
  section: HomeSection
  /** How many cards are drawn at once. */
  first: number
  programs: readonly Program[]
  marks: Programs['marks']
  library: Library
  actions: CardActions
}

interface Props extends Omit<CardsProps, 'programs' | 'first'> {
  /** Below cards that fill a screen: it is drawn as it comes near. */
  isFarDown?: boolean
  title: string
  /** Absent while the programs are read. */
  programs: readonly Program[] | undefined
  /** What stands in place of the cards where there are none. */
  empty: ReactNode
  /** In the head on wide screens. */
  action?: ReactNode
  /** Above the cards. */
  children?: ReactNode
}

/** One of the folding parts of the home screen. */
export function ProgramSection({
  section,
  isFarDown = false,
  title,
  programs,
  library,
  marks,
  actions,
  empty,
  action,
  children,
}: Props) {
  const words = useWords(programMessages)
  const { number } = useFormats()
  const ids = useMemo(() => idsInRuns(programs ?? []), [programs])
  const place = useRowFocus(ids, '.card-menu button')
  const fold = {
    openLabel: words.unfold({ name: title }),
    closeLabel: words.fold({ name: title }),
    ...useFold(section),
  }
  return (
    <Section
      title={title}
      count={programs && number(programs.length)}
      fold={fold}
      action={action}
      className={programs?.length === 0 ? 'bare' : undefined}
    >
      {children}
      {programs === undefined && <LoadingPlace label={words.loading} />}
      <div {...place}>
        {programs?.length === 0 && empty}
        {programs && programs.length > 0 && (
          <Cards
            section={section}
            first={isFarDown ? 0 : firstCards()}
            programs={programs}
            marks={marks}
            library={library}
            actions={actions}
          />
        )}
      </div>
    </Section>
  )
}

/** Drawn anew only when what it shows has changed. */
const Cards = memo(({ section, first, programs, marks, library, actions }: CardsProps) => {
  const { shown, end } = useGrowing(section, programs, first)
  return (
    <>
      <ProgramRuns
        programs={shown}
        titleAs="h3"
        card={(program, titleAs) => (
          <ProgramCard
            key={program.id}
            titleAs={titleAs}
            program={program}
            library={library}
            mark={marks.get(program.id)}
            actions={actions}
          />
        )}
      />
      <div ref={end} />
    </>
  )
})
