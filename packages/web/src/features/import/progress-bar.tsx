import { Button } from '../../ui/button.tsx'

interface Props {
  label: string
  /** 0 to 1. */
  share: number
  /** How far it is, in words. */
  text: string
  cancelLabel: string
  onCancel: () => void
}

/** How far a work is, with the way to stop it. */
export function ProgressBar({ label, share, text, cancelLabel, onCancel }: Props) {
  const percent = Math.round(100 * Math.min(1, Math.max(0, share)))
  return (
    <div className="import-progress">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <div className="spread-row">
        <span>{text}</span>
        <Button onClick={onCancel}>{cancelLabel}</Button>
      </div>
    </div>
  )
}
