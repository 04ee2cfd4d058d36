import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { AskedWorker } from '../worker/asked-worker.ts'
import type { ExportAsk } from './export-ask.ts'
import type { ExportReading, RestoreParts, RestorePreview, RestoreRequest } from './restore-file.ts'

/** Reads an export of Fonte’s own beside the page and compares it, in a worker. */
export class AskedExport {
  readonly #worker = new AskedWorker<ExportAsk>(
    new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' }),
  )

  read(content: Blob): Promise<ExportReading> {
    return this.#worker.ask({ do: 'read', content })
  }

  /** What restoring would do to an account with these workouts and with what the request tells. */
  async plan(entries: readonly LogEntry[], request: RestoreRequest): Promise<RestorePreview> {
    await this.#worker.know(entries)
    return this.#worker.ask({ do: 'plan', request })
  }

  parts(bringBack: boolean): Promise<RestoreParts> {
    return this.#worker.ask({ do: 'parts', bringBack })
  }

  close(): void {
    this.#worker.close()
  }
}
