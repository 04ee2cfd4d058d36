import type { DayKey } from '@fonte/domain/history/day'
import { endingNow, liftsOfProgram, liftsToRepeat, type PastForm } from '@fonte/domain/history/past/form'
import type { TypedFields } from '@fonte/domain/history/past/typed-fields'
import { isDay } from '@fonte/domain/history/past/wall-clock'
import { estimatedMinutes } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localOffset } from '../../../platform/local-day.ts'
import { useUnit } from '../../../platform/words/unit.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useProgram, usePrograms } from '../../program/program-queries.ts'
import { MissingEntry } from '../entry-screen.tsx'
import { historyMessages } from '../history-messages.ts'
import { useEntry } from '../log/use-entry.ts'
import { type PastDraft, usePastDraft } from './past-drafts.ts'
import { pastMessages } from './past-messages.ts'
import { PastWorkoutForm } from './past-workout-form.tsx'
import { ProgramChoice } from './program-choice.tsx'

/** Minutes that a workout begins with where nothing tells how long it was. */
const usualMinutes = 60

/** What a new past workout begins with. */
interface Beginning {
  readonly name: string
  readonly minutes: number
  readonly programId: string | null
  readonly lifts: PastForm['lifts']
}

/** Writes a past workout down by hand: empty, by a program, or as one that was done before. */
export function NewWorkoutScreen() {
  const { program, from, ...search } = useSearch({ strict: false })
  const day = search.day !== undefined && isDay(search.day) ? search.day : undefined
  const [fields, keepFields] = useState<TypedFields>({})
  if (from !== undefined) return <Repeated key={from} entryId={from} />
  const picked = { day, fields, keepFields }
  if (program === undefined) return <Empty key={day} {...picked} />
  return <Planned key={`${program} ${day}`} programId={program} {...picked} />
}

/** What a form begins with, whichever program is chosen. */
interface Picked {
  /** Today where none was picked. */
  day: DayKey | undefined
  /** What was typed before the program was chosen. */
  fields: TypedFields
  keepFields: (fields: TypedFields) => void
}

function Empty(picked: Picked) {
  const words = useWords(pastMessages)
  return (
    <Begun
      draftKey="new"
      choice={{ ...picked, programId: '' }}
      begin={() => ({ name: words.unnamed, minutes: usualMinutes, programId: null, lifts: [] })}
    />
  )
}

function Planned({ programId, ...picked }: Picked & { programId: string }) {
  const { lang } = useFormats()
  const unit = useUnit()
  const { program, reading } = useProgram(programId)
  const { retry } = usePrograms(programId)
  const exercises = useExercises()
  if (!program && reading !== 'loading') return <MissingProgram onRetry={reading === 'failed' ? retry : undefined} />
  if (!program || exercises.items.length === 0) return <Loading />
  const begin = (): Beginning => ({
    name: localized(program, 'name', lang),
    minutes: estimatedMinutes(program),
    programId,
    lifts: liftsOfProgram(program, unit).map((lift) => {
      const exercise = exercises.find(lift.exercise_id)
      return exercise ? { ...lift, name: localized(exercise, 'name', lang) } : lift
    }),
  })
  return <Begun draftKey={`program:${programId}`} choice={{ ...picked, programId }} begin={begin} />
}

/** In place of the form where its program does not exist, or cannot be read now, which can be tried again. */
function MissingProgram({ onRetry }: { onRetry: (() => void) | undefined }) {
  const history = useWords(historyMessages)
  const words = useWords(pastMessages)
  return (
    <>
      <Title as="h1" className="mb-4">
        {history.past}
      </Title>
      <ErrorState
        message={onRetry ? words.programsFailed : words.programMissing}
        retryLabel={history.retry}
        onRetry={onRetry}
      />
    </>
  )
}

function Repeated({ entryId }: { entryId: string }) {
  const history = useWords(historyMessages)
  const unit = useUnit()
  const { entry, isDeleted, error, refetch } = useEntry(entryId)
  if (!entry) return <MissingEntry isDeleted={isDeleted} error={error} onRetry={refetch} />
  const { program_name: name, duration_minutes: minutes, program_id: programId } = entry
  const begin = () => ({ name, minutes, programId, lifts: liftsToRepeat(entry, { unit, offsetAt: localOffset }) })
  return <Begun draftKey={`repeat:${entryId}`} title={history.repeat} begin={begin} />
}

const Loading = () => <PageLoader label={useWords(historyMessages).loading} />

interface BegunProps {
  /** Names its draft on the device, of each day another one. */
  draftKey: string
  title?: string
  /** The program chosen so far, where one can be chosen. */
  choice?: Picked & { programId: string }
  begin: () => Beginning
}

function Begun({ draftKey, ...props }: BegunProps) {
  const day = props.choice?.day
  const key = day === undefined ? draftKey : `${draftKey}:${day}`
  const draft = usePastDraft(key)
  return draft === undefined ? <Loading /> : <Opened {...props} draftKey={key} draft={draft} />
}

function Opened({ draftKey, draft, title, choice, begin }: BegunProps & { draft: PastDraft | null }) {
  const history = useWords(historyMessages)
  const unit = useUnit()
  const [opened] = useState(() => {
    const { name, minutes, programId, lifts } = begin()
    const place = { unit: draft?.form.unit ?? unit, offsetAt: localOffset }
    const day = choice?.day
    const start = { ...endingNow(name, minutes, now(), place), ...(day !== undefined && { day }), lifts }
    return { draftKey, base: null, programId, day, start, draft, fields: choice?.fields }
  })
  return (
    <PastWorkoutForm opened={opened} title={title ?? history.past}>
      {(editor) => choice && <ProgramChoice {...choice} editor={editor} />}
    </PastWorkoutForm>
  )
}
