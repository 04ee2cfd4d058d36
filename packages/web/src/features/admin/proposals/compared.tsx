import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ReactNode } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Stamp } from '../../../ui/typography.tsx'
import { useLibrary } from '../../exercise/library-queries.ts'
import { ExerciseLines } from '../../program/details/exercise-lines.tsx'
import { proposalMessages } from './proposal-messages.ts'

type ProposedText = LibraryProposal['texts'][number]

/** A text as it stands beside the proposed one; in bold what the other one does not have. */
export function ComparedText({ text }: { text: ProposedText }) {
  const words = useWords(proposalMessages)
  const titleIn = text.lang === 'fr' ? words.fieldFr : words.fieldEn
  return (
    <Compared
      title={titleIn({ name: words[text.field] })}
      present={<Sentences text={text} side="present" />}
      proposed={<Sentences text={text} side="proposed" />}
    />
  )
}

/** The exercises of a program as they stand beside the proposed ones. */
export function ComparedPlans({ present, proposed }: NonNullable<LibraryProposal['exercises']>) {
  const library = useLibrary()
  return (
    <Compared
      present={<ExerciseLines rows={present} library={library} />}
      proposed={<ExerciseLines rows={proposed} library={library} />}
    />
  )
}

/** Two versions beside each other; on a phone one below the other. */
function Compared({ title, present, proposed }: { title?: string; present: ReactNode; proposed: ReactNode }) {
  const words = useWords(proposalMessages)
  return (
    <div className="grid gap-2">
      {title && <h3 className="field-label">{title}</h3>}
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

function Sentences({ text, side }: { text: ProposedText; side: 'present' | 'proposed' }) {
  const words = useWords(proposalMessages)
  const own = text[side]
  if (own === null || own === '') return <p className="text-muted">{words.blank}</p>
  const others = sentencesOf(text[side === 'present' ? 'proposed' : 'present'] ?? '').map((other) => other.trim())
  return (
    <p lang={text.lang} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {sentencesOf(own).map((sentence, index) => {
        const key = `${index} ${sentence}`
        return others.includes(sentence.trim()) ? <span key={key}>{sentence}</span> : <b key={key}>{sentence}</b>
      })}
    </p>
  )
}

/** The sentences of a text, each with the space or the new line behind it. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]\s+)(?=\S)/u)
