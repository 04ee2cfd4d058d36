import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { KnowAsk, WorkerAnswer, WorkerCall } from './worker-calls.ts'

/** So many workouts cross to the worker at once: a piece that no frame feels. */
const piece = 250

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (failure: Error) => void
  readonly onBytes?: ((read: number) => void) | undefined
}

/** A worker that is asked one thing after the other, and is told the training log. */
export class AskedWorker<Ask> {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #calls = 0
  /** Why it answers nothing any more. */
  #ended: Error | undefined
  #known: { readonly entries: readonly LogEntry[]; readonly told: Promise<void> } | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => this.#receive(data))
    // A file that takes more memory than there is ends the worker, not the page.
    worker.addEventListener('error', ({ message }) => this.#fail(new Error(message)))
  }

  /** What the worker answers; `onBytes` hears meanwhile how far it has read. One that has ended fails whatever it is asked. */
  ask<T>(ask: Ask | KnowAsk, onBytes?: (read: number) => void): Promise<T> {
    if (this.#ended) return Promise.reject(this.#ended)
    this.#calls += 1
    const call: WorkerCall<Ask> = { number: this.#calls, ask }
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(call.number, { resolve: resolve as Waiting['resolve'], reject, onBytes })
      this.#worker.postMessage(call)
    })
  }

  /** Tells the worker the training log; again only when it is another one, and then after the one before. */
  know(entries: readonly LogEntry[]): Promise<void> {
    if (this.#known?.entries === entries) return this.#known.told
    const told = this.#tell(entries, this.#known?.told)
    this.#known = { entries, told }
    return told
  }

  /** Ends the worker at once, in the middle of a file too. */
  close(): void {
    this.#worker.terminate()
    this.#fail(new Error('closed'))
  }

  async #tell(entries: readonly LogEntry[], before: Promise<void> | undefined): Promise<void> {
    await before
    for (let at = 0; at === 0 || at < entries.length; at += piece) {
      await this.ask({ do: 'know', entries: entries.slice(at, at + piece), isFirst: at === 0 })
    }
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
    this.#ended = failure
    for (const { reject } of this.#waiting.values()) reject(failure)
    this.#waiting.clear()
  }
}
