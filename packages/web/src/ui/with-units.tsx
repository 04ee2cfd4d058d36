import type { ReactNode } from 'react'

/** A text that may stand in capitals, its unit as it is written: "KG" is none. */
export function withUnits(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const [before, after] = text.split(/\bkg\b/)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="case-kept">kg</span>
      {after}
    </>
  )
}
