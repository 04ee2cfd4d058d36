import type { WorkoutSet } from '@fonte/domain/history/workout-history'
import type { CycleMove } from '@fonte/domain/progression/moved-cycles'
import type { Language } from '@fonte/domain/words/language'
import { replay, workoutLogVersion } from '@fonte/domain/workout/log'
import { workoutReducer } from '@fonte/domain/workout/machine'
import type { PlanEvent } from '@fonte/domain/workout/plan/plan-event'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import type { Running, WorkoutEvent, WorkoutState } from '@fonte/domain/workout/state'
import { createObservable, type Observable } from '../../../platform/observable.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { BrowserStorage } from '../../../platform/storage/storage.ts'
import type { RunningWorkoutRow } from '../../../platform/storage/storage-rows.ts'
import { type FinishedWorkout, finishedWorkoutKind, historyEntityKey } from '../../history/history-outbox.ts'
import { finishedWorkout } from './finished-workout.ts'
import {
  appendEvent,
  clearLog,
  type EndedWorkout,
  type LoggedWorkout,
  openLog,
  type RunningWorkout,
  readLog,
  renewLog,
} from './workout-records.ts'

/** What the screens see. `resumed`: found on the device when the page opened, and not yet gone on with. */
export type WorkoutView =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'running'; readonly workout: RunningWorkout; readonly resumed: boolean }
  | { readonly status: 'ended'; readonly workout: EndedWorkout }

/** What the tabs of one browser tell each other about the running workout. */
export type WorkoutNews =
  | { readonly type: 'changed'; readonly userId: string }
  | { readonly type: 'ended'; readonly workout: EndedWorkout }

/** A set as the server has it: by which exercise, and what was lifted (kg). */
type SentSet = Pick<WorkoutSet, 'exercise_id' | 'reps' | 'weight'>

/** What a keeper needs from around it; tests bring their own. */
export interface KeeperTools {
  readonly storage: Pick<BrowserStorage, 'rows' | 'write'>
  readonly lock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  readonly newUuid: () => string
  readonly outbox: Pick<Outbox, 'enqueue'>
  /** In which a finished workout is named. */
  readonly language: () => Language
  /** What a finished workout moves of its program. */
  readonly cyclesAfter: (workout: FinishedWorkout) => readonly CycleMove[]
  /** The sets under which the server has a workout of this id; null when it has none, and while nobody can tell. */
  readonly arrivedSets: (workoutId: string) => Promise<readonly SentSet[] | null>
  readonly tell: (news: WorkoutNews) => void
}

/** Whether each recorded set is among the others at its place. */
const hasNoMore = (recorded: readonly SentSet[], others: readonly SentSet[]): boolean =>
  recorded.every(({ exercise_id, reps, weight }, place) => {
    const other = others[place]
    return other?.exercise_id === exercise_id && other.reps === reps && other.weight === weight
  })

/** Whether an event that was asked for at `seen` is meant for the present state too: what only says something of it is. */
function isMeantFor(present: Running, seen: WorkoutState, event: WorkoutEvent): boolean {
  if (present === seen) return true
  if (seen.status === 'ready' || seen.started_at !== present.started_at) return false
  if (event.type !== 'edit-set') return event.type === 'note' || event.type === 'set-note'
  return present.recorded[event.index]?.at === seen.recorded[event.index]?.at
}

/**
 * One tab's hand on the running workout. Each event is on the device before the view moves; what happens is taken one
 * after the other, and an event that was meant for another state than the present one is left out (a second tap), unless it
 * only says something of what is still there: a note, or a correction.
 */
export class WorkoutKeeper {
  readonly #view = createObservable<WorkoutView>({ status: 'loading' })
  readonly #tools: KeeperTools
  #user: string | null = null
  /** The workout that the device no longer had when it was read again: another tab threw it away, or is telling of its end. */
  #gone: string | null = null
  #turn: Promise<unknown> = Promise.resolve()

  constructor(tools: KeeperTools) {
    this.#tools = tools
  }

  get view(): Observable<WorkoutView> {
    return this.#view
  }

  /** Turns to a person's workout, reading what the device has of it. */
  async serve(userId: string): Promise<void> {
    if (userId === this.#user) return
    this.#user = userId
    this.#gone = null
    this.#view.set({ status: 'loading' })
    await this.reload()
  }

  /** Reads the log again, as another tab may have written. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      const user = this.#user
      if (user === null) return
      const rows = await this.#rows(user)
      if (user === this.#user) await this.#show(readLog(rows))
    })
  }

  /**
   * Begins a workout, with what was changed of its plan before the start (times in epoch ms), unless one is under way: then
   * that one is shown.
   */
  begin(program: WorkoutProgram, at: number, changes: readonly PlanEvent[] = []): Promise<void> {
    return this.#inTurn(async () => {
      const user_id = this.#user
      if (user_id === null) return
      await this.#tools.lock(`fonte-workout-begin-${user_id}`, async () => {
        const rows = await this.#rows(user_id)
        const logged = readLog(rows)
        if (logged.status !== 'none') return await this.#show(logged)
        const start: WorkoutEvent = { type: 'start', at }
        const changed = changes.map((event) => ({ ...event, at }))
        const state = replay(program, [start, ...changed])
        if (state.status === 'ready' || state.status === 'finished') return
        const workout_id = this.#tools.newUuid()
        const further = changed.map((event) => appendEvent({ user_id, workout_id }, event))
        const opened = openLog(user_id, workout_id, program, start)
        await this.#tools.storage.write([...clearLog(rows), ...opened, ...further])
        this.#run({ version: workoutLogVersion, workout_id, user_id, state }, false)
      })
    })
  }

  /**
   * Lets something happen to the workout that stood at `seen`, or several things at once: true once the device has all of
   * it, false where it is left out.
   */
  dispatch(seen: WorkoutState, ...events: readonly [WorkoutEvent, ...WorkoutEvent[]]): Promise<boolean> {
    return this.#inTurn(async () => {
      const view = this.#view.get()
      if (view.status !== 'running' || !isMeantFor(view.workout.state, seen, events[0])) return false
      const { workout } = view
      let state: WorkoutState = workout.state
      for (const event of events) {
        const before: WorkoutState = state
        state = workoutReducer(before, event)
        if (state === before) return false
      }
      if (state.status === 'ready') return false
      if (state.status === 'finished') {
        await this.#finish({ ...workout, state })
        return true
      }
      const renewed = workout.version < workoutLogVersion ? renewLog(await this.#rows(workout.user_id), workout) : []
      await this.#tools.storage.write([...renewed, ...events.map((event) => appendEvent(workout, event))])
      this.#run({ ...workout, version: workoutLogVersion, state }, false)
      return true
    })
  }

  /** Throws the running workout away, because its person says so. */
  discard(): Promise<void> {
    return this.#inTurn(async () => {
      const view = this.#view.get()
      if (this.#user !== null) await this.#clear(this.#user, 'workout' in view ? view.workout.workout_id : undefined)
    })
  }

  /** The offer to resume has been taken. */
  acknowledge(): void {
    const view = this.#view.get()
    if (view.status === 'running') this.#view.set({ ...view, resumed: false })
  }

  /** The workout that has just ended was put right: every tab that shows its end shows it so. */
  showAmended(workout: EndedWorkout): void {
    if (!this.#shows(workout.workout_id)) return
    this.#view.set({ status: 'ended', workout })
    this.#tools.tell({ type: 'ended', workout })
  }

  /** The finish screen has been left. */
  leaveFinish(): void {
    if (this.#view.get().status === 'ended') this.#view.set({ status: 'none' })
  }

  /** Resolves once everything asked for so far is on the device. */
  settled(): Promise<void> {
    return this.#inTurn(async () => undefined)
  }

  /** Takes what another tab tells that it did. */
  async receive(news: WorkoutNews): Promise<void> {
    if (news.type === 'changed') {
      if (news.userId === this.#user) await this.reload()
      return
    }
    await this.#inTurn(async () => {
      const { workout } = news
      const hasGone = this.#gone === workout.workout_id && this.#view.get().status === 'none'
      if (hasGone || this.#shows(workout.workout_id)) this.#view.set({ status: 'ended', workout })
    })
  }

  /** Whether that workout is on the screen, under way or at its end. */
  #shows(workoutId: string): boolean {
    const view = this.#view.get()
    return 'workout' in view && view.workout.workout_id === workoutId
  }

  async #show(logged: LoggedWorkout): Promise<void> {
    const view = this.#view.get()
    if (logged.status === 'running') {
      const known = view.status === 'running' && view.workout.workout_id === logged.workout.workout_id
      this.#view.set({ ...logged, resumed: known ? view.resumed : true })
      if (!known) void this.#forgetArrived(logged.workout)
    } else if (logged.status === 'ended') await this.#finish(logged.workout)
    else if (logged.status === 'unreadable' || view.status !== 'ended') {
      if (view.status === 'running') this.#gone = view.workout.workout_id
      this.#view.set({ status: logged.status })
    }
  }

  /**
   * A disk that was full when the workout ended still has its log, though the workout was sent from memory. Where the
   * server has every set of it there is nothing to resume; a set that it does not have keeps the log.
   */
  async #forgetArrived({ workout_id, user_id }: RunningWorkout): Promise<void> {
    const arrived = await this.#tools.arrivedSets(workout_id)
    if (arrived === null) return
    await this.#inTurn(async () => {
      const view = this.#view.get()
      if (view.status !== 'running' || !view.resumed || view.workout.workout_id !== workout_id) return
      const logged = readLog(await this.#rows(user_id))
      if (logged.status !== 'running' || logged.workout.workout_id !== workout_id) return
      if (hasNoMore(logged.workout.state.recorded, arrived)) await this.#clear(user_id, workout_id)
    })
  }

  async #clear(userId: string, workoutId?: string): Promise<void> {
    const removals = clearLog(await this.#rows(userId), workoutId)
    if (removals.length > 0) await this.#tools.storage.write(removals)
    this.#view.set({ status: 'none' })
    this.#tools.tell({ type: 'changed', userId })
  }

  #run(workout: RunningWorkout, resumed: boolean): void {
    this.#view.set({ status: 'running', workout, resumed })
    this.#tools.tell({ type: 'changed', userId: workout.user_id })
  }

  /** The log goes in the transaction that brings its workout into the outbox: never lost, never doubled. */
  async #finish(workout: EndedWorkout): Promise<void> {
    if (workout.state.recorded.length === 0) return await this.#clear(workout.user_id, workout.workout_id)
    const { outbox, language, cyclesAfter } = this.#tools
    const sent = finishedWorkout(workout, language())
    const cycles = cyclesAfter(sent)
    const payload = cycles.length > 0 ? { ...sent, cycles: [...cycles] } : sent
    const entry = { id: sent.id, entityKey: historyEntityKey(sent.id), payload }
    await outbox.enqueue(finishedWorkoutKind, entry, clearLog(await this.#rows(workout.user_id), workout.workout_id))
    this.#view.set({ status: 'ended', workout })
    this.#tools.tell({ type: 'ended', workout })
  }

  #rows(userId: string): Promise<readonly RunningWorkoutRow[]> {
    return this.#tools.storage.rows('running_workout', userId)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}
