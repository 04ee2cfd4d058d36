import { useMemo } from 'react'
import { encode } from 'uqr'

interface Props {
  readonly text: string
  /** What it is for, for those who cannot see it. */
  readonly label: string
}

/** Light modules around the code, without which cameras do not find it. */
const quietZone = 4

/** A QR code, drawn on the device; dark on light in either theme, as cameras want it. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      className="scan-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The side of the code in modules, and its dark ones as a path. */
export function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
