import { useId } from 'react'

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
      <g className="auth-plate-text" transform="rotate(-52 300 300)">
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
