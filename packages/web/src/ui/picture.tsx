import { type ReactNode, useState } from 'react'

/** A picture by its URL; without one, and where it does not come, what stands inside. */
export function Picture({ url, children }: { url: string | null; children: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (url === null || url === broken) return children
  return (
    <img
      className="h-full w-full object-cover"
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(url)}
    />
  )
}
