import type { ReactNode } from 'react'

/** A text that may stand in capitals, its unit as it is written: "KG" is none, nor are "(S)" and "(M)". */
export function withUnits(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const [before, unit, after] = text.split(/\b(kg|lb|[ms](?=\)))\b/)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="case-kept">{unit}</span>
      {after}
    </>
  )
}
