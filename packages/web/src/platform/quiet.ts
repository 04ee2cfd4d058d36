import { useEffect, useState } from 'react'
import { whenIdle } from './idle.ts'

let isPast = false

/** Whether the first screen stands: until its first quiet moment, reads that it can do without wait for what it needs. */
export function useFirstScreenStands(): boolean {
  const [stands, setStands] = useState(isPast)
  useEffect(() => {
    if (stands) return undefined
    return whenIdle(() => {
      isPast = true
      setStands(true)
    })
  }, [stands])
  return stands
}
