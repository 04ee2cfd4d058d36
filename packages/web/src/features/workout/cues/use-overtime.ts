import { useEffect, useState } from 'react'

/**
 * When (epoch ms) the rest before the current set ended by itself, to be told by the second of the pair; null again
 * with the first tap or key.
 */
export function useOvertime(): readonly [since: number | null, begin: (endedAt: number) => void] {
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    const touched = () => setSince(null)
    document.addEventListener('pointerdown', touched)
    document.addEventListener('keydown', touched)
    return () => {
      document.removeEventListener('pointerdown', touched)
      document.removeEventListener('keydown', touched)
    }
  }, [since])
  return [since, setSince]
}
