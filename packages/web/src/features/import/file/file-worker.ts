import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { FileProblem } from '@fonte/domain/exchange/file-reading'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { ImportPart } from '../sending/import-parts.ts'
import type { FileOutcome, FilePlan } from './file-summary.ts'
import type { PlanRequest, ReadRequest, Wanted } from './import-file.ts'
import type { WorkerAnswer, WorkerAsk, WorkerCall } from './worker-calls.ts'

/** So many workouts cross to the worker at once: a piece that no frame feels. */
const piece = 250

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (failure: Error) => void
  readonly onBytes?: ((read: number) => void) | undefined
}

/** Reads files and plans imports beside the page, in a worker of its own. */
export class FileWorker {
  readonly #worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #calls = 0
  #known: { readonly entries: readonly LogEntry[]; readonly told: Promise<void> } | undefined
  #planned: Promise<FilePlan | null> = Promise.resolve(null)
  #request: PlanRequest | undefined

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => this.#receive(data))
    // A file that takes more memory than there is ends the worker, not the page.
    this.#worker.addEventListener('error', ({ message }) => this.#fail(new Error(message)))
  }

  read(file: Blob, request: ReadRequest, onBytes: (read: number) => void): Promise<FileOutcome> {
    return this.#ask({ do: 'read', file, request }, onBytes)
  }

  /** What would come of the file, compared with all of the training log; null where it was asked anew meanwhile. */
  plan(entries: readonly LogEntry[], request: PlanRequest): Promise<FilePlan | null> {
    this.#request = request
    this.#planned = this.#planOnceTold(this.#know(entries), request)
    return this.#planned
  }

  problems(): Promise<readonly FileProblem[]> {
    return this.#ask({ do: 'problems' })
  }

  measures(weightUnit: WeightUnit): Promise<readonly BodyMeasure[]> {
    return this.#ask({ do: 'measures', weightUnit })
  }

  /** What is to be sent, by the plan that was asked for last: waits until it is made. */
  async parts(wanted: Wanted): Promise<readonly ImportPart[]> {
    let planned: Promise<unknown> | undefined
    while (planned !== this.#planned) {
      planned = this.#planned
      await planned
    }
    return this.#ask({ do: 'parts', wanted })
  }

  /** Ends the worker at once, in the middle of a file too. */
  close(): void {
    this.#worker.terminate()
    this.#fail(new Error('closed'))
  }

  /** Tells the worker the training log; again only when it is another one, and then after the one before. */
  #know(entries: readonly LogEntry[]): Promise<void> {
    if (this.#known?.entries === entries) return this.#known.told
    const told = this.#tell(entries, this.#known?.told)
    this.#known = { entries, told }
    return told
  }

  async #tell(entries: readonly LogEntry[], before: Promise<void> | undefined): Promise<void> {
    await before
    for (let at = 0; at === 0 || at < entries.length; at += piece) {
      await this.#ask({ do: 'know', entries: entries.slice(at, at + piece), isFirst: at === 0 })
    }
  }

  async #planOnceTold(told: Promise<void>, request: PlanRequest): Promise<FilePlan | null> {
    await told
    return this.#request === request ? await this.#ask<FilePlan>({ do: 'plan', request }) : null
  }

  #ask<T>(ask: WorkerAsk, onBytes?: (read: number) => void): Promise<T> {
    this.#calls += 1
    const call: WorkerCall = { number: this.#calls, ask }
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(call.number, { resolve: resolve as Waiting['resolve'], reject, onBytes })
      this.#worker.postMessage(call)
    })
  }

  #receive(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.number)
    if ('read' in answer) {
      waiting?.onBytes?.(answer.read)
      return
    }
    this.#waiting.delete(answer.number)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(new Error(answer.failure))
  }

  #fail(failure: Error): void {
    for (const { reject } of this.#waiting.values()) reject(failure)
    this.#waiting.clear()
  }
}
