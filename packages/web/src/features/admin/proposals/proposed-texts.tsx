import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import type { ReactNode } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Stamp, Title } from '../../../ui/typography.tsx'
import { useLibrary } from '../../exercise/library-queries.ts'
import { ExerciseLines } from '../../program/details/exercise-lines.tsx'
import { proposalMessages } from './proposal-messages.ts'

type ProposedText = LibraryProposal['texts'][number]

interface Props {
  kind: ProposalKind
  proposal: LibraryProposal
}

/** Each text that differs, the present one beside the proposed one; on a phone above it. */
export function ProposedTexts({ kind, proposal: { texts, exercises } }: Props) {
  const words = useWords(proposalMessages)
  if (texts.length === 0 && exercises === null) {
    return <p>{kind === 'exercises' ? words.otherExerciseFields : words.otherProgramFields}</p>
  }
  return (
    <>
      {texts.map((text) => (
        <Compared
          key={`${text.field} ${text.lang}`}
          title={(text.lang === 'fr' ? words.fieldFr : words.fieldEn)({ name: words[text.field] })}
          present={<Sentences text={text} side="present" />}
          proposed={<Sentences text={text} side="proposed" />}
        />
      ))}
      {exercises && <ComparedPlans {...exercises} />}
    </>
  )
}

function ComparedPlans({ present, proposed }: NonNullable<LibraryProposal['exercises']>) {
  const words = useWords(proposalMessages)
  const library = useLibrary()
  return (
    <Compared
      title={words.exercises}
      present={<ExerciseLines rows={present} library={library} />}
      proposed={<ExerciseLines rows={proposed} library={library} />}
    />
  )
}

function Compared({ title, present, proposed }: { title: string; present: ReactNode; proposed: ReactNode }) {
  const words = useWords(proposalMessages)
  return (
    <div className="grid gap-2">
      <Title as="h3" className="text-16">
        {title}
      </Title>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="border-2 border-hair p-3">
          <Stamp as="p">{words.present}</Stamp>
          {present}
        </div>
        <div className="border-2 border-edge p-3">
          <Stamp as="p">{words.proposed}</Stamp>
          {proposed}
        </div>
      </div>
    </div>
  )
}

/** A text in its language; in bold what the other one does not have. */
function Sentences({ text, side }: { text: ProposedText; side: 'present' | 'proposed' }) {
  const words = useWords(proposalMessages)
  const own = text[side]
  if (own === null || own === '') return <p className="text-muted">{words.blank}</p>
  const others = new Set(sentencesOf(text[side === 'present' ? 'proposed' : 'present'] ?? ''))
  return (
    <p lang={text.lang} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {sentencesOf(own).map((sentence, index) => {
        const key = `${index} ${sentence}`
        return others.has(sentence) ? <span key={key}>{sentence} </span> : <b key={key}>{sentence} </b>
      })}
    </p>
  )
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/u)
