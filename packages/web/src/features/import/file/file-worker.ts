import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { FileProblem } from '@fonte/domain/exchange/file-reading'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { ImportPart } from '../sending/import-parts.ts'
import { AskedWorker } from '../worker/asked-worker.ts'
import type { FileOutcome, FilePlan } from './file-summary.ts'
import type { PlanRequest, ReadRequest, Wanted } from './import-file.ts'

/** What the page asks of the worker that reads files of other apps. */
export type FileAsk =
  | { readonly do: 'read'; readonly file: Blob; readonly request: ReadRequest }
  | { readonly do: 'plan'; readonly request: PlanRequest }
  | { readonly do: 'problems' }
  | { readonly do: 'measures'; readonly weightUnit: WeightUnit }
  | { readonly do: 'parts'; readonly wanted: Wanted }

/** Reads files and plans imports beside the page, in a worker of its own. */
export class FileWorker {
  readonly #worker = new AskedWorker<FileAsk>(
    new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
  )
  #planned: Promise<FilePlan | null> = Promise.resolve(null)
  #request: PlanRequest | undefined

  read(file: Blob, request: ReadRequest, onBytes: (read: number) => void): Promise<FileOutcome> {
    return this.#worker.ask({ do: 'read', file, request }, onBytes)
  }

  /** What would come of the file, compared with all of the training log; null where it was asked anew meanwhile. */
  plan(entries: readonly LogEntry[], request: PlanRequest): Promise<FilePlan | null> {
    this.#request = request
    this.#planned = this.#planOnceTold(this.#worker.know(entries), request)
    return this.#planned
  }

  problems(): Promise<readonly FileProblem[]> {
    return this.#worker.ask({ do: 'problems' })
  }

  measures(weightUnit: WeightUnit): Promise<readonly BodyMeasure[]> {
    return this.#worker.ask({ do: 'measures', weightUnit })
  }

  /** What is to be sent, by the plan that was asked for last: waits until it is made. */
  async parts(wanted: Wanted): Promise<readonly ImportPart[]> {
    let planned: Promise<unknown> | undefined
    while (planned !== this.#planned) {
      planned = this.#planned
      await planned
    }
    return this.#worker.ask({ do: 'parts', wanted })
  }

  /** Ends the worker at once, in the middle of a file too. */
  close(): void {
    this.#worker.close()
  }

  async #planOnceTold(told: Promise<void>, request: PlanRequest): Promise<FilePlan | null> {
    await told
    return this.#request === request ? await this.#worker.ask<FilePlan>({ do: 'plan', request }) : null
  }
}
