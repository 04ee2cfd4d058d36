/** A section without programs, in a line or two: what a newcomer can train at once stands below. */
export function Nothing({ title, text }: { title?: string; text?: string }) {
  return (
    <p className="mb-3 min-h-[1lh] max-sm:min-h-[2lh]">
      {title !== undefined && <b>{title}.</b>} <span className="text-muted">{text}</span>
    </p>
  )
}
