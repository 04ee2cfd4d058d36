import { type ReactNode, useState } from 'react'

/** A picture by its address; without one, and where it does not come, what stands inside. */
export function Picture({ address, children }: { address: string | null; children: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === null || address === broken) return children
  return (
    <img
      className="h-full w-full object-cover"
      src={address}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  )
}
