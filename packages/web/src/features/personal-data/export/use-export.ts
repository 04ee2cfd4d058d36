import { call } from '../../../platform/api/client.ts'
import { saveFile } from '../../../platform/file/save-file.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useCall } from '../../../ui/use-call.ts'
import { personalDataMessages } from '../personal-data-messages.ts'
import { usePasswordQuestion } from '../use-password-question.ts'
import { bringExportOperation } from './export-operation.ts'

/**
 * Fetches everything Fonte keeps about the person and hands it to the browser as a file; where the server wants the
 * password once more, `question` asks for it.
 */
export function useExport() {
  const words = useWords(personalDataMessages)
  const question = usePasswordQuestion(words.exportPasswordText)
  const work = async () => {
    bringExportOperation()
    const data = await call('export-user-data', { body: question.body })
    saveFile(JSON.stringify(data, null, 2), words.exportFile, 'application/json')
    question.forget()
  }
  const describe = (failure: unknown, reason: string) => (question.handle(failure) ? null : reason)
  return { ...useCall(work, { title: words.exportFailed, describe }), question }
}
