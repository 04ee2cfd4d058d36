import { endingNow, liftsOfProgram, liftsToRepeat, type PastForm } from '@fonte/domain/history/past/form'
import { estimatedMinutes } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localOffset } from '../../../platform/local-day.ts'
import { useUnit } from '../../../platform/words/unit.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { Select } from '../../../ui/select.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useProgramOptions } from '../../program/program-options.ts'
import { usePrograms } from '../../program/program-queries.ts'
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

/** `/stats/past`: writes a past workout down by hand: empty, by a program, or as one that was done before. */
export function NewWorkoutScreen() {
  const { program, from } = useSearch({ strict: false })
  if (from !== undefined) return <Repeated key={from} entryId={from} />
  return program === undefined ? <Empty /> : <Planned key={program} programId={program} />
}

function Empty() {
  const words = useWords(pastMessages)
  return (
    <Begun
      draftKey="new"
      programId=""
      begin={() => ({ name: words.unnamed, minutes: usualMinutes, programId: null, lifts: [] })}
    />
  )
}

function Planned({ programId }: { programId: string }) {
  const { lang } = useFormats()
  const unit = useUnit()
  const { items } = usePrograms(programId)
  const exercises = useExercises()
  const program = items.find(({ id }) => id === programId)
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
  return <Begun draftKey={`program:${programId}`} programId={programId} begin={begin} />
}

function Repeated({ entryId }: { entryId: string }) {
  const history = useWords(historyMessages)
  const unit = useUnit()
  const { entry } = useEntry(entryId)
  if (!entry) return <Loading />
  const { program_name: name, duration_minutes: minutes, program_id: programId } = entry
  const begin = () => ({ name, minutes, programId, lifts: liftsToRepeat(entry, { unit, offsetAt: localOffset }) })
  return <Begun draftKey={`repeat:${entryId}`} title={history.repeat} begin={begin} />
}

const Loading = () => <PageLoader label={useWords(historyMessages).loading} />

interface BegunProps {
  draftKey: string
  title?: string
  /** The program chosen so far, where one can be chosen. */
  programId?: string
  begin: () => Beginning
}

function Begun(props: BegunProps) {
  const draft = usePastDraft(props.draftKey)
  return draft === undefined ? <Loading /> : <Opened {...props} draft={draft} />
}

function Opened(props: BegunProps & { draft: PastDraft | null }) {
  const history = useWords(historyMessages)
  const unit = useUnit()
  const [opened] = useState(() => {
    const { name, minutes, programId, lifts } = props.begin()
    const place = { unit: props.draft?.form.unit ?? unit, offsetAt: localOffset }
    const start = { ...endingNow(name, minutes, now(), place), lifts }
    return { draftKey: props.draftKey, base: null, programId, start, draft: props.draft }
  })
  return (
    <PastWorkoutForm opened={opened} title={props.title ?? history.past}>
      {props.programId !== undefined && <ProgramChoice programId={props.programId} />}
    </PastWorkoutForm>
  )
}

/** The programs that a past workout may have been done by: one's own, else those for everybody. */
function ProgramChoice({ programId }: { programId: string }) {
  const words = useWords(pastMessages)
  const toOptions = useProgramOptions()
  const navigate = useNavigate()
  const { items } = usePrograms()
  const own = items.filter(({ is_predefined }) => !is_predefined)
  const programs = own.length > 0 ? own : items
  if (programs.length === 0) return null
  const options = toOptions(programs)
  const choose = (program: string) =>
    void navigate({ to: '/stats/past', search: program === '' ? {} : { program }, replace: true })
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
