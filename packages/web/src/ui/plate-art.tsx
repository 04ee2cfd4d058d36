import { useId } from 'react'

/** A plate that a share of something is told with: 25, 20, 15, 10 or 5, and 0 for none. */
export type PlateWeight = 25 | 20 | 15 | 10 | 5 | 0

/** The weight on a small coloured disc, for legends and lists. */
export function PlateDisc({ weight }: { weight: PlateWeight }) {
  return (
    <span className={`disc p${weight}`} aria-hidden="true">
      {weight === 0 ? '' : weight}
    </span>
  )
}

/** A program's cover without a picture: a plate that rises behind a few signs, for example '5×5'. */
export function CoverArt({ text }: { text: string }) {
  return (
    <svg className="cov" viewBox="0 0 240 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="120" cy="196" r="176" fill="var(--iron-700)" />
      <circle cx="120" cy="196" r="166" fill="var(--iron-950)" />
      <circle cx="120" cy="196" r="162" fill="var(--iron-800)" />
      <circle cx="120" cy="196" r="52" fill="var(--iron-700)" />
      <circle cx="120" cy="196" r="46" fill="var(--iron-950)" />
      <text x="120" y="132" textAnchor="middle" fontSize={text.length > 4 ? 400 / text.length : 96} className="cov-t">
        {text}
      </text>
    </svg>
  )
}

/** The great plate behind the sign-in page. */
export function AuthPlate() {
  const id = useId()
  return (
    <svg className="auth-plate" viewBox="0 0 600 600" aria-hidden="true">
      <defs>
        <path id={`${id}-top`} d="M118 300a182 182 0 0 1 364 0" />
        <path id={`${id}-bottom`} d="M52 300a248 248 0 0 0 496 0" />
      </defs>
      <circle cx="300" cy="300" r="300" fill="var(--iron-700)" />
      <circle cx="300" cy="300" r="278" fill="var(--iron-950)" />
      <circle cx="300" cy="300" r="272" fill="var(--iron-800)" />
      <circle cx="300" cy="300" r="132" fill="var(--iron-700)" />
      <circle cx="300" cy="300" r="124" fill="var(--iron-950)" />
      <circle cx="300" cy="300" r="118" fill="var(--iron-850)" />
      <g className="auth-plate-t" transform="rotate(-52 300 300)">
        <text fontSize="104" letterSpacing="14">
          <textPath href={`#${id}-top`} startOffset="50%" textAnchor="middle">
            FONTE
          </textPath>
        </text>
        <text fontSize="84" letterSpacing="8">
          <textPath href={`#${id}-bottom`} startOffset="50%" textAnchor="middle">
            25 KG
          </textPath>
        </text>
      </g>
      <circle cx="300" cy="300" r="60" fill="var(--iron-500)" />
      <circle cx="300" cy="300" r="53" fill="var(--bg)" />
    </svg>
  )
}

/** The red disc of a personal record: `word` along the rim, the figure in the middle. */
export function RecordDisc({ word, figure }: { word: string; figure: string }) {
  const id = useId()
  return (
    <svg className="record-disc" viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <path id={id} d="M36 100a64 64 0 0 1 128 0" />
      </defs>
      <circle cx="100" cy="100" r="99" fill="var(--plate-25)" />
      <circle cx="100" cy="100" r="91" fill="none" stroke="var(--plate-edge)" strokeWidth="3" />
      <text fontSize="21" letterSpacing="3" className="record-w">
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {word}
        </textPath>
      </text>
      <text
        x="100"
        y="148"
        textAnchor="middle"
        fontSize={figure.length > 3 ? 300 / figure.length : 104}
        className="record-f"
      >
        {figure}
      </text>
    </svg>
  )
}
