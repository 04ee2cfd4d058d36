import { answerCalls } from '../worker/answer-calls.ts'
import type { FileAsk } from './file-worker.ts'
import { ImportFile } from './import-file.ts'

const file = new ImportFile()

answerCalls<FileAsk>((ask, onBytes) => {
  switch (ask.do) {
    case 'know':
      return file.know(ask.entries, ask.isFirst)
    case 'read':
      return file.read(ask.file, ask.request, onBytes)
    case 'plan':
      return file.plan(ask.request)
    case 'problems':
      return file.problems()
    case 'measures':
      return file.measures(ask.weightUnit)
    case 'parts':
      return file.parts(ask.wanted)
  }
})
