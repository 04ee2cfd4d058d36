import { call } from '../../platform/api/client.ts'
import { useWords } from '../../platform/words/words.ts'
import { useCall } from '../../ui/use-call.ts'
import { personalDataMessages } from './personal-data-messages.ts'

/** Fetches everything Fonte keeps about the person and hands it to the browser as a file. */
export function useExport() {
  const words = useWords(personalDataMessages)
  const work = async () => save(JSON.stringify(await call('export-user-data'), null, 2), words.exportFile)
  return useCall(work, { title: words.exportFailed })
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
