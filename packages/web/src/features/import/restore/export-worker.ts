import './without-code.ts'
import { answerCalls } from '../worker/answer-calls.ts'
import { answerOfExport, type ExportAsk } from './export-ask.ts'
import { RestoreFile } from './restore-file.ts'

const file = new RestoreFile()

answerCalls<ExportAsk>((ask) => answerOfExport(file, ask))
