import { ImportFile } from './import-file.ts'
import type { WorkerAnswer, WorkerCall } from './worker-calls.ts'

const file = new ImportFile()

const answer = (message: WorkerAnswer): void => self.postMessage(message)

async function carryOut({ number, ask }: WorkerCall): Promise<unknown> {
  switch (ask.do) {
    case 'know':
      return file.know(ask.entries, ask.isFirst)
    case 'read':
      return file.read(ask.file, ask.request, (read) => answer({ number, read }))
    case 'plan':
      return file.plan(ask.request)
    case 'problems':
      return file.problems()
    case 'measures':
      return file.measures(ask.weightUnit)
    case 'parts':
      return file.parts(ask.wanted)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: a plan builds on the file that was read before it. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  last = last
    .then(() => carryOut(data))
    .then(
      (value) => answer({ number: data.number, value }),
      (failure: unknown) => answer({ number: data.number, failure: String(failure) }),
    )
})
