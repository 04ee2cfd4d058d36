import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { DayKey } from '@fonte/domain/history/day'
import type { PastForm } from '@fonte/domain/history/past/form'
import { pastProblems } from '@fonte/domain/history/past/problems'
import { type TypedFields, typedFields } from '@fonte/domain/history/past/typed-fields'
import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useDraftWriting } from '../../../platform/drafts/use-draft-writing.ts'
import { localOffset } from '../../../platform/local-day.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { firstTry } from '../../../platform/outbox/first-try.ts'
import { outboxMessages } from '../../../platform/outbox/outbox-messages.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import type { FramedForm } from '../../program/editor/frame/editor-frame.tsx'
import { useProblemReader } from '../../program/editor/frame/problem-reader.ts'
import { keepPastDraft, type PastDraft, pastDraftRemoval } from './past-drafts.ts'
import { pastMessages } from './past-messages.ts'
import { type PastProblemTexts, pastProblemTexts } from './past-problem-texts.ts'
import { saveNewWorkout, saveWorkoutChange } from './save-past-workout.ts'
import { type PastChanges, usePastForm } from './use-past-form.ts'

/** What the form starts from. */
export interface OpenedPast {
  /** Names its draft on the device. */
  readonly draftKey: string
  /** The workout to change; null for a new one. */
  readonly base: HistoryEntryWithSets | null
  /** The program that a new one was done by. */
  readonly programId: string | null
  /** The day of the calendar that a new one was opened from. */
  readonly day?: DayKey | undefined
  /** The form without anything typed. */
  readonly start: PastForm
  /** What was typed before. */
  readonly draft: PastDraft | null
  /** What was typed into the form of another program, and is none of its sets. */
  readonly fields?: TypedFields | undefined
}

/** The form with everything that happens to it. */
export interface PastEditor extends FramedForm {
  readonly form: PastForm
  readonly changes: PastChanges
  /** Shown once saving has been tried. */
  readonly problems: PastProblemTexts
  /** Whether the times of the workout are those of another zone than the reader's. */
  readonly isElsewhere: boolean
  /** What was typed beside the sets. */
  readonly typedFields: () => TypedFields
  readonly hasTypedSets: () => boolean
}

/** The form without anything typed, or what was typed before. */
const firstForm = ({ draft, start, fields }: OpenedPast): PastForm =>
  fields && Object.keys(fields).length > 0 ? { ...(draft?.form ?? start), ...fields } : (draft?.form ?? start)

const noProblems: PastProblemTexts = {}

/** Keeps, checks and saves the form of a past workout; of one that `isGone` meanwhile what was typed becomes a new one. */
export function usePastEditor(opened: OpenedPast, isGone: boolean): PastEditor {
  const { draftKey, base, programId, start } = opened
  const { show, leave } = useWayOut(opened, isGone)
  const userId = useSignedIn().user.id
  const { form, changes } = usePastForm(() => firstForm(opened))
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const closed = useRef(false)
  const tell = useTelling()
  const changed = form !== start && canonicalJson(form) !== canonicalJson(start)
  const write = useCallback(
    () => void keepPastDraft(userId, draftKey, changed ? { form, base } : undefined),
    [userId, draftKey, form, base, changed],
  )
  useDraftWriting(userId, write, closed)
  const reader = useProblemReader()
  const textsOf = () => pastProblemTexts(pastProblems(form, { base, now: now(), offsetAt: localOffset }), reader, form)
  const save = async () => {
    setTried(true)
    if (Object.keys(textsOf()).length > 0) return false
    if (saving) return true
    setSaving(true)
    closed.current = true
    const removal = pastDraftRemoval(userId, draftKey)
    try {
      const saved = await (base && !isGone
        ? saveWorkoutChange(form, base, removal)
        : saveNewWorkout(form, programId, removal))
      if (saved.entry === null) void keepPastDraft(userId, draftKey, undefined)
      else void tell.saved(saved.entry, form.name.trim())
      await show(saved.id)
    } catch {
      // What was typed stays, as a draft too.
      closed.current = false
      tell.notSaved()
    }
    setSaving(false)
    return true
  }
  const discard = () => {
    closed.current = true
    void keepPastDraft(userId, draftKey, undefined)
  }
  return {
    form,
    changes,
    problems: tried ? textsOf() : noProblems,
    saving,
    isElsewhere: base?.utc_offset !== undefined && base.utc_offset !== localOffset(Date.parse(base.completed_at)),
    save,
    leave,
    hasChanges: () => changed && !closed.current,
    discard,
    typedFields: () => typedFields(form, start),
    hasTypedSets: () => canonicalJson(form.lifts) !== canonicalJson(start.lifts),
  }
}

/** Where one goes from the form: to a workout, or back to where it was opened from. */
function useWayOut({ base, day }: OpenedPast, isGone: boolean) {
  const navigate = useNavigate()
  const show = (entryId: string) => navigate({ to: '/stats/$entryId', params: { entryId }, replace: true })
  const leave = () => {
    if (base && !isGone) void show(base.id)
    else if (day !== undefined) void navigate({ to: '/stats/calendar', search: { day }, replace: true })
    else void navigate({ to: '/stats', replace: true })
  }
  return { show, leave }
}

/** Says what became of it; not of a change that ended in a conflict, which the page of the workout tells. */
function useTelling() {
  const words = useWords(pastMessages)
  const { notKeptText } = useWords(outboxMessages)
  const { toast } = useToast()
  return {
    saved: async (entry: string, name: string) => {
      if ((await firstTry(outbox.entries, entry)) === 'refused') return
      toast({ title: words.saved, description: name, variant: 'success' })
    },
    notSaved: () => toast({ title: words.notSaved, description: notKeptText, variant: 'destructive' }),
  }
}
