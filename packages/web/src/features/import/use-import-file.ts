import type { DayOrder, FileRefusal } from '@fonte/domain/exchange/file-reading'
import { useCallback, useEffect, useRef, useState } from 'react'
import { now } from '../../platform/clock.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useFormats } from '../../platform/words/words.ts'
import { type TrainingLog, useTrainingLog } from '../history/log/use-training-log.ts'
import { type ChosenFile, type FileCheck, onlyNew } from './check/file-check.ts'
import { firstChoices, targetsOf } from './check/name-choices.ts'
import { type Lifts, useLifts } from './check/use-lifts.ts'
import type { FilePlan } from './file/file-summary.ts'
import { FileWorker } from './file/file-worker.ts'
import { useImports } from './import-queries.ts'

/** Where the reading of a file stands. */
export type FileStep =
  | { readonly step: 'choose'; readonly problem: FileRefusal | 'failed' | null }
  | { readonly step: 'reading'; readonly chosen: ChosenFile; readonly read: number }
  | { readonly step: 'check'; readonly check: FileCheck }

/** A program of Fonte's own, what its JSON holds, or an export as JSON, whoever wrote it; `name` is that of the file. */
export type OwnFile = { readonly name: string } & (
  | { readonly format: 'fonte'; readonly content: Blob }
  | { readonly format: 'fonte-program'; readonly content: unknown }
)

const choose = (problem: FileRefusal | 'failed' | null): FileStep => ({ step: 'choose', problem })

/** The file as it was read once more, with all that was decided about it before; only for names that it did not have, what is proposed. */
const answered = ({ answers, choices, wanted }: FileCheck, fresh: FileCheck): FileCheck => ({
  ...{ ...fresh, answers, wanted },
  choices: new Map([...fresh.choices].map(([name, choice]) => [name, choices.get(name) ?? choice])),
})

/**
 * Reads a file in a worker, and plans anew after each answer. Nothing of it leaves the device. A file of Fonte's own is
 * handed on to `onOwn`.
 */
export function useImportFile(onOwn: (own: OwnFile) => void) {
  const worker = useRef<FileWorker>(undefined)
  const [step, setStep] = useState(choose(null))
  const lifts = useLifts()
  const { known } = useImports()
  const log = useTrainingLog()
  const { unit } = useFormats()
  const end = useCallback(() => {
    worker.current?.close()
    worker.current = undefined
  }, [])
  useEffect(() => end, [end])

  const read = async (chosen: ChosenFile, dayOrder?: DayOrder) => {
    end()
    const reader = new FileWorker()
    worker.current = reader
    const ifLatest = (next: Parameters<typeof setStep>[0]) => worker.current === reader && setStep(next)
    // A file that is read once more, by another order of its dates, stays as it is answered; nothing is sent meanwhile.
    const isAgain = step.step === 'check' && step.check.chosen === chosen
    if (isAgain) change({ dayOrder: undefined })
    else setStep({ step: 'reading', chosen, read: 0 })
    try {
      const request = { now: now(), dayOrder, library: lifts.lifts, remembered: known?.names ?? [] }
      const onBytes = (bytes: number) => !isAgain && ifLatest({ step: 'reading', chosen, read: bytes })
      const outcome = await reader.read(chosen.file, request, onBytes)
      if (outcome.outcome === 'own') return onOwn({ ...outcome, name: chosen.name })
      if (outcome.outcome !== 'read') return void ifLatest(choose(outcome.refusal))
      const { summary } = outcome
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const answers = { zone, weightUnit: unit, distanceUnit: 'km', convertBack: null, keepNotes: true } as const
      const choices = firstChoices(summary, lifts.groups, () => `custom-${newUuid()}`)
      const fresh = { chosen, summary, dayOrder, answers, choices, wanted: onlyNew }
      ifLatest((before) => ({ step: 'check', check: before.step === 'check' ? answered(before.check, fresh) : fresh }))
    } catch {
      ifLatest(choose('failed'))
    }
  }
  const change = (changes: Partial<FileCheck>) =>
    setStep((before) => (before.step === 'check' ? { ...before, check: { ...before.check, ...changes } } : before))
  const close = () => {
    end()
    setStep(choose(null))
  }
  const check = step.step === 'check' ? step.check : null
  const planned = usePlan(check, worker, lifts, log)
  // In a worker of its own: that in which it failed may have ended.
  const readAnew = () => check && void read(check.chosen, check.dayOrder)
  return { step, lifts, log, worker, ...planned, readAnew, read, change, close }
}

/**
 * What would come of the file as it is answered now; the plan before, until it is known, and none where that fails. Without
 * the whole log there is none: all that is here already would count as new.
 */
function usePlan(
  check: FileCheck | null,
  worker: { readonly current: FileWorker | undefined },
  { nameOf }: Lifts,
  { reading, entries }: TrainingLog,
) {
  const { user } = useSignedIn()
  const { lang } = useFormats()
  const gone = useImports().known?.deleted
  const [plan, setPlan] = useState<{ readonly of: FileCheck['summary']; readonly plan: FilePlan | 'failed' } | null>(
    null,
  )
  const summary = check?.summary
  const [answers, choices] = [check?.answers, check?.choices]
  const isKnown = reading === 'ready'
  useEffect(() => {
    if (!summary || !answers || !choices || !isKnown) return
    let isLatest = true
    const request = { userId: user.id, lang, answers, targets: targetsOf(choices, nameOf), gone: gone ?? [] }
    const asked = worker.current
    // A worker that was closed meanwhile has nothing more to say.
    const tell = (made: FilePlan | 'failed' | null | undefined) => {
      if (isLatest && made && worker.current === asked) setPlan({ of: summary, plan: made })
    }
    asked?.plan(entries, request).then(tell, () => tell('failed'))
    return () => {
      isLatest = false
    }
  }, [summary, answers, choices, isKnown, entries, gone, user.id, lang, nameOf, worker])
  const latest = plan && plan.of === summary ? plan.plan : null
  return latest === 'failed' ? { plan: null, hasFailed: true } : { plan: latest, hasFailed: false }
}
