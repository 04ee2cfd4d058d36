import { useWords } from '../../../platform/words/words.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { type Period, periods } from './period.ts'
import { periodMessages } from './period-messages.ts'

interface Props {
  value: Period
  onChange: (period: Period) => void
  className?: string | undefined
}

/** Twelve weeks, a year or everything. */
export function PeriodControl({ value, onChange, className }: Props) {
  const words = useWords(periodMessages)
  const options = periods.map((period) => ({ value: period, label: words[period] }))
  return (
    <SegmentedControl label={words.period} options={options} value={value} onChange={onChange} className={className} />
  )
}
