import type { WeightUnit } from '@fonte/domain/units/weight'
import { Fragment } from 'react'

interface Props {
  /** Plates of one side, from the inside out, for example [15, 1.25]. */
  plates: readonly number[]
  /** What they are counted in: pounds have plates and colours of their own. */
  unit?: WeightUnit | undefined
  /** The load in words: 'Charge 52,5 kg : 15 + 1,25 de chaque côté'. */
  label: string
}

interface PlateForm {
  width: number
  /** Share of the greatest height. */
  height: number
  fill: string
  /** Weight that is written on it; the small ones carry none. */
  ink?: string
}

const kilograms: Record<number, PlateForm> = {
  25: { width: 25, height: 1, fill: 'var(--plate-25)', ink: 'var(--on-plate-25)' },
  20: { width: 23, height: 1, fill: 'var(--plate-20)', ink: 'var(--on-plate-20)' },
  15: { width: 21, height: 0.9, fill: 'var(--plate-15)', ink: 'var(--on-plate-15)' },
  10: { width: 18, height: 0.75, fill: 'var(--plate-10)', ink: 'var(--on-plate-10)' },
  5: { width: 15, height: 0.51, fill: 'var(--plate-5)', ink: 'var(--on-plate-5)' },
  2.5: { width: 12, height: 0.42, fill: 'var(--plate-25)' },
}
const pounds: Record<number, PlateForm> = {
  55: { width: 25, height: 1, fill: 'var(--plate-25)', ink: 'var(--on-plate-25)' },
  45: { width: 23, height: 1, fill: 'var(--plate-20)', ink: 'var(--on-plate-20)' },
  35: { width: 21, height: 0.9, fill: 'var(--plate-15)', ink: 'var(--on-plate-15)' },
  25: { width: 18, height: 0.75, fill: 'var(--plate-10)', ink: 'var(--on-plate-10)' },
  10: { width: 15, height: 0.51, fill: 'var(--plate-5)', ink: 'var(--on-plate-5)' },
  5: { width: 12, height: 0.42, fill: 'var(--plate-25)' },
}
const forms: Record<WeightUnit, Record<number, PlateForm>> = { kg: kilograms, lb: pounds }
const smallest: PlateForm = { width: 9, height: 0.36, fill: 'var(--muscle)' }
const tallest = 60
const middle = 32
const sleeve = 118.14
const gap = 1.5

/** A loaded bar seen from the side, its plates in the competition colours. A very heavy side is drawn narrower. */
export function Barbell({ plates, unit = 'kg', label }: Props) {
  const discs = placed(plates, forms[unit])
  return (
    <svg className="barbell" viewBox="0 0 358 64" role="img" aria-label={label}>
      <rect x={sleeve} y={middle - 2.5} width={358 - 2 * sleeve} height="5" fill="var(--edge)" />
      <path d={knurling} stroke="var(--bg)" strokeWidth="1" />
      <Side discs={discs} />
      <g transform="translate(358) scale(-1 1)">
        <Side discs={discs} mirrored />
      </g>
    </svg>
  )
}

interface PlacedPlate {
  key: string
  weight: number
  form: PlateForm
  x: number
  width: number
}

/** Positions of the plates of the left side, from the collar at `sleeve - 5` outwards, squeezed to fit the sleeve. */
function placed(plates: readonly number[], forms: Record<number, PlateForm>): { plates: PlacedPlate[]; end: number } {
  const wanted = plates.reduce((sum, weight) => sum + (forms[weight] ?? smallest).width + gap, 0)
  const squeeze = Math.min(1, (sleeve - 20) / Math.max(1, wanted))
  let edge = sleeve - 5
  const out = plates.map((weight, index) => {
    const form = forms[weight] ?? smallest
    const width = form.width * squeeze
    const x = edge - width
    edge = x - gap * squeeze
    return { key: `${weight}-${index}`, weight, form, x, width }
  })
  return { plates: out, end: edge }
}

function Side({ discs, mirrored = false }: { discs: { plates: PlacedPlate[]; end: number }; mirrored?: boolean }) {
  return (
    <>
      <rect x="2" y={middle - 4} width={sleeve - 2} height="8" rx="2" fill="var(--edge)" />
      <rect x={sleeve - 3} y={middle - 11} width="7" height="22" rx="2" fill="var(--text)" />
      {discs.plates.map((plate) => (
        <Plate key={plate.key} plate={plate} mirrored={mirrored} />
      ))}
      {discs.plates.length > 0 && (
        <rect x={discs.end - 5} y={middle - 8} width="5" height="16" rx="2" fill="var(--text)" />
      )}
    </>
  )
}

function Plate({ plate: { weight, form, x, width }, mirrored }: { plate: PlacedPlate; mirrored: boolean }) {
  const height = form.height * tallest
  const center = x + width / 2
  const size = Math.min(width < 17 ? 13 : 17, width * 0.85)
  return (
    <Fragment>
      <rect
        x={x}
        y={middle - height / 2}
        width={width}
        height={height}
        rx="2"
        fill={form.fill}
        stroke="var(--plate-edge)"
        strokeWidth="1.5"
      />
      {form.ink && (
        <text
          transform={mirrored ? `translate(${center}) scale(-1 1)` : `translate(${center})`}
          y={middle + size * 0.36}
          textAnchor="middle"
          fontSize={size}
          fill={form.ink}
        >
          {weight}
        </text>
      )}
    </Fragment>
  )
}

const knurling = [132, 137, 142, 147, 152, 157, 162, 192, 197, 202, 207, 212, 217, 222]
  .map((x) => `M${x}.14 ${middle + 2.5}l4-5`)
  .join('')
