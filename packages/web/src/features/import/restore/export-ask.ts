import type { KnowAsk } from '../worker/worker-calls.ts'
import type { RestoreFile, RestoreRequest } from './restore-file.ts'

/** What the page asks of the worker that reads exports. */
export type ExportAsk =
  | { readonly do: 'read'; readonly content: Blob }
  | { readonly do: 'plan'; readonly request: RestoreRequest }
  | { readonly do: 'parts'; readonly bringBack: boolean }

/** What the export answers to one call of the page. */
export async function answerOfExport(file: RestoreFile, ask: ExportAsk | KnowAsk): Promise<unknown> {
  switch (ask.do) {
    case 'know':
      return file.know(ask.entries, ask.isFirst)
    case 'read':
      return file.read(ask.content)
    case 'plan':
      return file.plan(ask.request)
    case 'parts':
      return file.parts(ask.bringBack)
  }
}
