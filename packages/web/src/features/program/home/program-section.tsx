import type { Program } from '@fonte/contract/program'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { CardGrid } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { SkeletonCard, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { programMessages } from '../program-messages.ts'
import type { Programs } from '../program-queries.ts'
import { type CardActions, ProgramCard } from './program-card.tsx'
import type { Library } from './program-picture.tsx'

interface Props {
  title: string
  /** Absent while the programs are read. */
  programs: readonly Program[] | undefined
  marks: Programs['marks']
  library: Library
  actions: CardActions
  empty: { readonly title: string; readonly text: string }
  /** In the head on wide screens. */
  action?: ReactNode
  /** Above the cards. */
  children?: ReactNode
}

/** One of the folding parts of the home screen. */
export function ProgramSection({ title, programs, marks, library, actions, empty, action, children }: Props) {
  const words = useWords(programMessages)
  const { number } = useFormats()
  const fold = { openLabel: words.unfold({ name: title }), closeLabel: words.fold({ name: title }) }
  return (
    <Section title={title} count={programs && number(programs.length)} fold={fold} action={action}>
      {children}
      {programs === undefined && <LoadingCards label={words.loading} />}
      {programs?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {programs && programs.length > 0 && (
        <CardGrid>
          {programs.map((program) => (
            <ProgramCard
              key={program.id}
              program={program}
              library={library}
              mark={marks.get(program.id)}
              actions={actions}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  )
}

function LoadingCards({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="cards">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  )
}
