import type { DayKey } from '@fonte/domain/history/day'
import { endingNow, liftsOfProgram, liftsToRepeat, type PastForm } from '@fonte/domain/history/past/form'
import { isDay } from '@fonte/domain/history/past/wall-clock'
import { estimatedMinutes } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localOffset } from '../../../platform/local-day.ts'
import { useUnit } from '../../../platform/words/unit.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { Select } from '../../../ui/select.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useProgramOptions } from '../../program/program-options.ts'
import { useProgram, usePrograms } from '../../program/program-queries.ts'
import { MissingEntry } from '../entry-screen.tsx'
import { historyMessages } from '../history-messages.ts'
import { useEntry } from '../log/use-entry.ts'
import { type PastDraft, usePastDraft } from './past-drafts.ts'
import { pastMessages } from './past-messages.ts'
import { PastWorkoutForm } from './past-workout-form.tsx'

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
  if (from !== undefined) return <Repeated key={from} entryId={from} />
  if (program === undefined) return <Empty key={day} day={day} />
  return <Planned key={`${program} ${day}`} programId={program} day={day} />
}

/** The day that a form begins with; today where none was picked. */
interface Picked {
  day: DayKey | undefined
}

function Empty({ day }: Picked) {
  const words = useWords(pastMessages)
  return (
    <Begun
      draftKey="new"
      day={day}
      programId=""
      begin={() => ({ name: words.unnamed, minutes: usualMinutes, programId: null, lifts: [] })}
    />
  )
}

function Planned({ programId, day }: Picked & { programId: string }) {
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
  return <Begun draftKey={`program:${programId}`} day={day} programId={programId} begin={begin} />
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
  day?: DayKey | undefined
  title?: string
  /** The program chosen so far, where one can be chosen. */
  programId?: string
  begin: () => Beginning
}

function Begun({ draftKey, ...props }: BegunProps) {
  const key = props.day === undefined ? draftKey : `${draftKey}:${props.day}`
  const draft = usePastDraft(key)
  return draft === undefined ? <Loading /> : <Opened {...props} draftKey={key} draft={draft} />
}

function Opened(props: BegunProps & { draft: PastDraft | null }) {
  const history = useWords(historyMessages)
  const unit = useUnit()
  const [opened] = useState(() => {
    const { name, minutes, programId, lifts } = props.begin()
    const place = { unit: props.draft?.form.unit ?? unit, offsetAt: localOffset }
    const start = {
      ...endingNow(name, minutes, now(), place),
      ...(props.day !== undefined && { day: props.day }),
      lifts,
    }
    return { draftKey: props.draftKey, base: null, programId, day: props.day, start, draft: props.draft }
  })
  return (
    <PastWorkoutForm opened={opened} title={props.title ?? history.past}>
      {props.programId !== undefined && <ProgramChoice programId={props.programId} day={props.day} />}
    </PastWorkoutForm>
  )
}

/** The programs that a past workout may have been done by: one's own, else those for everybody. */
function ProgramChoice({ programId, day }: Picked & { programId: string }) {
  const words = useWords(pastMessages)
  const toOptions = useProgramOptions()
  const navigate = useNavigate()
  const { items } = usePrograms()
  const own = items.filter(({ is_predefined }) => !is_predefined)
  const programs = own.length > 0 ? own : items
  if (programs.length === 0) return null
  const options = toOptions(programs)
  const choose = (program: string) => {
    const search = { ...(day !== undefined && { day }), ...(program !== '' && { program }) }
    void navigate({ to: '/stats/past', search, replace: true })
  }
  return (
    <Field label={words.program}>
      <Select
        options={[{ value: '', label: words.noProgram }, ...options]}
        value={programId}
        onChange={({ target }) => choose(target.value)}
      />
    </Field>
  )
}
