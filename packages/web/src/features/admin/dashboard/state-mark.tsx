/** A mark that differs in shape and colour: in order, or to be looked after. */
export function StateMark({ isFine }: { isFine: boolean }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {isFine ? <circle cx="7" cy="7" r="6" fill="var(--ok)" /> : <path d="M7 0l7 14H0z" fill="var(--warn)" />}
    </svg>
  )
}
