import { useEffect, useState } from 'react'
import { storage } from '../../../platform/storage/storage.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { plainHttpMessages } from './plain-http-messages.ts'

const keptAs = 'plain_http_told'

/** Says once on a device what a page without https cannot do. */
export function PlainHttpNotice() {
  const words = useWords(plainHttpMessages)
  const [told, setTold] = useState(true)
  useEffect(() => {
    void storage.kept(keptAs).then((kept) => setTold(kept === true))
  }, [])
  if (told) return null
  const understand = () => {
    setTold(true)
    void storage.keep(keptAs, true)
  }
  return (
    <Banner variant="warn" action={<Button onClick={understand}>{words.understood}</Button>}>
      {words.text}
    </Banner>
  )
}
